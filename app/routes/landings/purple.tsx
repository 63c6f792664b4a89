import { useFormats } from "../../components/use-texts.ts";
import { FEATURE_TITLES, type Feature } from "../../lib/feature-titles.ts";
import styles from "../../styles/landings/purple.css?url";
import type { Route } from "./+types/purple";
import { useLandingTexts } from "./landing-texts.ts";
import { Idle, LandingPage, Start } from "./parts.tsx";

// It names itself, in the language of its texts.
export const meta: Route.MetaFunction = () => [{ name: "theme-color", content: "#3b0a77" }];
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

const SIGNS: [Feature, string][] = [
  ["analysis", "M14 6h26l14 14v38H14zM40 6v14h14M23 31h22M23 40h22M23 49h13"],
  ["letters", "M6 16h52v36H6zM7 17l25 20 25-20"],
  ["interview", "M32 6a13 13 0 0113 13v12a13 13 0 01-26 0V19A13 13 0 0132 6zM12 30a20 20 0 0040 0M32 50v9M22 59h20"],
  ["jobs", "M27 8a19 19 0 110 38 19 19 0 010-38zM41 41l16 16M19 27h16M27 19v16"],
  ["analytics", "M8 56h48M15 56V38M27 56V24M39 56V32M51 56V10"],
  ["optimization", "M32 6l7 18 19 2-14 13 4 19-16-10-16 10 4-19L6 26l19-2z"],
];

const VOICES = ["buyer", "electrician", "accountant"] as const;

export default function PurpleLanding() {
  const { purple: texts } = useLandingTexts();
  return (
    <LandingPage design="Purple" note={texts.note}>
      <Hero />
      <section className="part">
        <h2>{texts.helpers}</h2>
        <ul className="features">
          {SIGNS.map(([feature, sign]) => (
            <li key={feature}>
              <svg
                viewBox="0 0 64 64"
                fill="none"
                stroke="#fff"
                strokeWidth="5"
                strokeLinecap="round"
                strokeLinejoin="round"
                aria-hidden="true"
              >
                <path d={sign} />
              </svg>
              <h3>{FEATURE_TITLES[feature]}</h3>
              <p>{texts.features[feature]}</p>
            </li>
          ))}
        </ul>
      </section>
      <Proof />
      <section className="close">
        <h2>{texts.closing}</h2>
        <p className="lead">{texts.bring}</p>
        <Start className="button">{texts.getStarted}</Start>
      </section>
    </LandingPage>
  );
}

function Proof() {
  const { inFigures, purple: texts } = useLandingTexts();
  const { percent } = useFormats();
  return (
    <section className="part proof">
      <h2>{texts.aloud}</h2>
      <ul className="voices">
        {VOICES.map((voice) => (
          <li key={voice}>
            <blockquote>{texts[voice].says}</blockquote>
            <p>{texts.voice(texts[voice].who)}</p>
          </li>
        ))}
      </ul>
      <ul className="figures" aria-label={inFigures}>
        <li>
          <b>290+</b> {texts.listings}
        </li>
        <li>
          <b>{percent(0.98)}</b> {texts.understood}
        </li>
        <li>
          <b>{`0–${percent(1)}`}</b> {texts.match}
        </li>
      </ul>
    </section>
  );
}

function Hero() {
  const { purple: texts } = useLandingTexts();
  return (
    <section className="hero">
      <div>
        <h1>{texts.headline}</h1>
        <p className="lead">{texts.lead}</p>
        <div className="actions">
          <Start className="button">{texts.start}</Start>
          <Idle className="watch">Watch Demo</Idle>
        </div>
      </div>
      <div className="desk" aria-hidden="true">
        <div className="resume">
          <b>Mia Lindqvist</b>
          <span>{texts.profession}</span>
          <i />
          <i className="hit" />
          <i />
          <i className="hit" />
          <i />
        </div>
        <div className="match">
          <svg viewBox="0 0 120 120" aria-hidden="true">
            <path fill="#d61f86" d="M60 104C20 76 8 56 8 38a26 26 0 0152-8 26 26 0 0152 8c0 18-12 38-52 66z" />
            <text x="60" y="68" fill="#fff" fontSize="24" fontWeight="800" textAnchor="middle">
              93%
            </text>
          </svg>
          <b>{texts.job}</b>
          <span>Hotel Aurora</span>
        </div>
        <p className="note">{texts.speaks}</p>
        <p className="note">{texts.leads}</p>
      </div>
    </section>
  );
}
