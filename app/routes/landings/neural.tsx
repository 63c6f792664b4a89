import { useFormats } from "../../components/use-texts.ts";
import type { Feature } from "../../lib/feature-titles.ts";
import styles from "../../styles/landings/neural.css?url";
import type { Route } from "./+types/neural";
import { Network } from "./components/network.tsx";
import { useLandingTexts } from "./landing-texts.ts";
import { Features, Figures, Hero, LandingPage, Start, Voices } from "./parts.tsx";

// It names itself, in the language of its texts.
export const meta: Route.MetaFunction = () => [{ name: "theme-color", content: "#070a1c" }];
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

const LAYERS = {
  analysis: "input",
  jobs: "input",
  optimization: "hidden",
  analytics: "hidden",
  letters: "output",
  interview: "output",
} as const;

const LAYERED = Object.keys(LAYERS) as Feature[];

export default function NeuralLanding() {
  const { neural: texts } = useLandingTexts();
  const { percent } = useFormats();
  return (
    <LandingPage design="Neural" badge="beta" note={texts.note}>
      <Hero headline={texts.headline} lead={texts.lead} start={texts.start}>
        <Network />
      </Hero>
      <section className="part">
        <h2>{texts.layers}</h2>
        <Features
          order={LAYERED}
          texts={texts.features}
          sign={(feature) => <p className="layer">{texts[LAYERS[feature]]}</p>}
        />
      </section>
      <section className="part">
        <h2>{texts.activations}</h2>
        <Figures
          of={[
            [percent(0.98), texts.understood],
            [percent(0.999), texts.reach],
            ["290+", texts.listings],
          ]}
        />
        <Voices
          of={[
            { says: texts.nurseSays, who: texts.nurse },
            { says: texts.bookkeeperSays, who: texts.bookkeeper },
          ]}
        />
      </section>
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
