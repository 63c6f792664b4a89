import { useFormats } from "../../components/use-texts.ts";
import { FEATURE_TITLES, type Feature } from "../../lib/feature-titles.ts";
import styles from "../../styles/landings/dark.css?url";
import type { Route } from "./+types/dark";
import { Dial } from "./components/dial.tsx";
import { useLandingTexts } from "./landing-texts.ts";
import { Idle, LandingPage, LandingPlans, Start } from "./parts.tsx";

// It names itself, in the language of its texts.
export const meta: Route.MetaFunction = () => [{ name: "theme-color", content: "#0b0b0a" }];
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

const GLYPHS: [Feature, string][] = [
  ["analysis", "M6 8h28M6 16h20M6 24h28M6 32h14M30 28l4 4 8-9"],
  ["letters", "M4 8h40v28H4zM4 9l20 16L44 9"],
  ["interview", "M4 6h28v18H16l-6 6v-6H4zM38 16h6v16h-4v6l-6-6H24"],
  ["jobs", "M20 4a16 16 0 100 32 16 16 0 000-32zM32 32l12 10M20 12v16M12 20h16"],
  ["analytics", "M4 38h40M10 38V26M20 38V18M30 38V22M40 38V8"],
  ["optimization", "M6 10h36M14 10v28M34 10v28M14 20h20M14 29h20M24 4v6"],
];

const RUNS = [
  { run: "cook", score: 91 },
  { run: "mechanic", score: 84 },
  { run: "teller", score: 77 },
  { run: "teacher", score: 46 },
] as const;

export default function DarkLanding() {
  const { dark: texts } = useLandingTexts();
  return (
    <LandingPage design="Dark" note={texts.note}>
      <Hero />
      <Figures />
      <section className="part">
        <h2>{texts.readings}</h2>
        <ol className="features ruled">
          {GLYPHS.map(([feature, glyph]) => (
            <li key={feature}>
              <svg viewBox="0 0 48 44" fill="none" stroke="var(--accent)" strokeWidth="1.6" aria-hidden="true">
                <path d={glyph} />
              </svg>
              <h3>{FEATURE_TITLES[feature]}</h3>
              <p>{texts.features[feature]}</p>
            </li>
          ))}
        </ol>
      </section>
      <Log />
      <section className="part">
        <h2>{texts.settings}</h2>
        <LandingPlans ruled />
      </section>
      <section className="close">
        <h2>{texts.closing}</h2>
        <Start className="button">{texts.launch}</Start>
      </section>
    </LandingPage>
  );
}

function Hero() {
  const { dark: texts } = useLandingTexts();
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
      <Dial />
    </section>
  );
}

function Figures() {
  const { inFigures, dark: texts } = useLandingTexts();
  const { percent } = useFormats();
  return (
    <ul className="figures ruled" aria-label={inFigures}>
      <li>
        <b>290+</b> {texts.listings}
      </li>
      <li>
        <b>{`0–${percent(1)}`}</b> {texts.match}
      </li>
      <li>
        <b>{percent(0.98)}</b> {texts.understood}
      </li>
      <li>
        <b>{percent(0.999)}</b> {texts.reach}
      </li>
    </ul>
  );
}

function Log() {
  const { dark: texts } = useLandingTexts();
  return (
    <section className="part">
      <h2>{texts.log}</h2>
      <table className="runs">
        <caption>{texts.runs}</caption>
        <thead>
          <tr>
            {[texts.resume, texts.posting, texts.score, texts.outcome].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RUNS.map(({ run, score }) => (
            <tr key={run}>
              <th scope="row">{texts[run].from}</th>
              <td>{texts[run].to}</td>
              <td>
                <svg viewBox="0 0 100 8" preserveAspectRatio="none" strokeWidth="8" aria-hidden="true">
                  <path d="M0 4h100" stroke="#3c3c38" />
                  <path d={`M0 4h${score}`} stroke={score >= 80 ? "var(--accent)" : "#8a8982"} />
                </svg>
                {score}%
              </td>
              <td>{texts[run].end}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
