import { useFormats } from "../../components/use-texts.ts";
import type { Feature } from "../../lib/feature-titles.ts";
import styles from "../../styles/landings/dark.css?url";
import type { Route } from "./+types/dark";
import { Dial } from "./components/dial.tsx";
import { useLandingTexts } from "./landing-texts.ts";
import { Features, Figures, Hero, LandingPage, LandingPlans, Start } from "./parts.tsx";

// It names itself, in the language of its texts.
export const meta: Route.MetaFunction = () => [{ name: "theme-color", content: "#0b0b0a" }];
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

const GLYPHS: Record<Feature, string> = {
  analysis: "M6 8h28M6 16h20M6 24h28M6 32h14M30 28l4 4 8-9",
  letters: "M4 8h40v28H4zM4 9l20 16L44 9",
  interview: "M4 6h28v18H16l-6 6v-6H4zM38 16h6v16h-4v6l-6-6H24",
  jobs: "M20 4a16 16 0 100 32 16 16 0 000-32zM32 32l12 10M20 12v16M12 20h16",
  analytics: "M4 38h40M10 38V26M20 38V18M30 38V22M40 38V8",
  optimization: "M6 10h36M14 10v28M34 10v28M14 20h20M14 29h20M24 4v6",
};

const GLYPHED = Object.keys(GLYPHS) as Feature[];

const RUNS = [
  { run: "cook", score: 91 },
  { run: "mechanic", score: 84 },
  { run: "teller", score: 77 },
  { run: "teacher", score: 46 },
] as const;

export default function DarkLanding() {
  const { dark: texts } = useLandingTexts();
  const { percent } = useFormats();
  return (
    <LandingPage design="Dark" note={texts.note}>
      <Hero headline={texts.headline} lead={texts.lead} start={texts.start}>
        <Dial />
      </Hero>
      <Figures
        of={[
          ["290+", texts.listings],
          [`0–${percent(1)}`, texts.match],
          [percent(0.98), texts.understood],
          [percent(0.999), texts.reach],
        ]}
      />
      <section className="part">
        <h2>{texts.readings}</h2>
        <Features order={GLYPHED} texts={texts.features} sign={(feature) => <Glyph d={GLYPHS[feature]} />} />
      </section>
      <section className="part">
        <h2>{texts.log}</h2>
        <p className="lead">{texts.runs}</p>
        <Runs />
      </section>
      <section className="part">
        <h2>{texts.settings}</h2>
        <LandingPlans />
      </section>
      <section className="close">
        <h2>{texts.closing}</h2>
        <Start className="button">{texts.launch}</Start>
      </section>
    </LandingPage>
  );
}

function Glyph({ d }: { d: string }) {
  return (
    <svg viewBox="0 0 48 44" fill="none" stroke="var(--accent)" strokeWidth="1.6" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

function Runs() {
  const { dark: texts } = useLandingTexts();
  const { percent } = useFormats();
  return (
    <ul className="runs">
      {RUNS.map(({ run, score }) => (
        <li key={run} className="row">
          <span>{`${texts[run].from} → ${texts[run].to}`}</span>
          <span>
            <svg viewBox="0 0 100 5" width="160" preserveAspectRatio="none" aria-hidden="true">
              <path d="M0 2.5h100" stroke="var(--line)" strokeWidth="5" />
              <path d={`M0 2.5h${score}`} stroke={score >= 80 ? "var(--accent)" : "#8a8982"} strokeWidth="5" />
            </svg>
            {percent(score / 100)}
          </span>
          <span>{texts[run].end}</span>
        </li>
      ))}
    </ul>
  );
}
