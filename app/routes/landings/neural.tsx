import { useFormats } from "../../components/use-texts.ts";
import { FEATURE_TITLES } from "../../lib/feature-titles.ts";
import styles from "../../styles/landings/neural.css?url";
import type { Route } from "./+types/neural";
import { Network } from "./components/network.tsx";
import { useLandingTexts } from "./landing-texts.ts";
import { Idle, LandingPage, Start } from "./parts.tsx";

// It names itself, in the language of its texts.
export const meta: Route.MetaFunction = () => [{ name: "theme-color", content: "#070a1c" }];
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

const LAYERS = [
  { name: "input", features: ["analysis", "jobs"] },
  { name: "hidden", features: ["optimization", "analytics"] },
  { name: "output", features: ["letters", "interview"] },
] as const;

export default function NeuralLanding() {
  const { neural: texts } = useLandingTexts();
  return (
    <LandingPage design="Neural" badge="beta" note={texts.note}>
      <section className="hero">
        <h1>{texts.headline}</h1>
        <p className="lead">{texts.lead}</p>
        <div className="actions">
          <Start className="button">{texts.start}</Start>
          <Idle className="watch">Watch Demo</Idle>
        </div>
        <Network />
      </section>
      <section className="part">
        <h2>{texts.layers}</h2>
        <ol className="features">
          {LAYERS.map(({ name, features }) => (
            <li key={name}>
              <p>{texts[name]}</p>
              {features.map((feature) => (
                <div key={feature}>
                  <h3>{FEATURE_TITLES[feature]}</h3>
                  <p>{texts.features[feature]}</p>
                </div>
              ))}
            </li>
          ))}
        </ol>
      </section>
      <Proof />
      <section className="close">
        <p className="prompt" aria-hidden="true">
          northfold@beta:~$ launch --resume {texts.yours}
          <i />
        </p>
        <h2>{texts.closing}</h2>
        <Start className="button">{texts.signUp}</Start>
      </section>
    </LandingPage>
  );
}

function Proof() {
  const { neural: texts } = useLandingTexts();
  const { percent } = useFormats();
  return (
    <section className="part proof">
      <h2>{texts.activations}</h2>
      <dl className="figures">
        <div>
          <dt>{texts.understood}</dt>
          <dd>{percent(0.98)}</dd>
        </div>
        <div>
          <dt>{texts.reach}</dt>
          <dd>{percent(0.999)}</dd>
        </div>
        <div>
          <dt>{texts.listings}</dt>
          <dd>290+</dd>
        </div>
      </dl>
      <ul className="voices">
        <li>
          {texts.nurseSays}
          <span>{texts.nurse}</span>
        </li>
        <li>
          {texts.bookkeeperSays}
          <span>{texts.bookkeeper}</span>
        </li>
      </ul>
    </section>
  );
}
