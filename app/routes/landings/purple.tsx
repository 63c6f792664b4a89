import { useFormats } from "../../components/use-texts.ts";
import type { Feature } from "../../lib/feature-titles.ts";
import styles from "../../styles/landings/purple.css?url";
import type { Route } from "./+types/purple";
import { Stickers } from "./components/stickers.tsx";
import { useLandingTexts } from "./landing-texts.ts";
import { Features, Figures, Hero, LandingPage, Start, Voices } from "./parts.tsx";

// It names itself, in the language of its texts.
export const meta: Route.MetaFunction = () => [{ name: "theme-color", content: "#3b0a77" }];
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

const SIGNS: Record<Feature, string> = {
  analysis: "M14 6h26l14 14v38H14zM40 6v14h14M23 31h22M23 40h22M23 49h13",
  letters: "M6 16h52v36H6zM7 17l25 20 25-20",
  interview: "M32 6a13 13 0 0113 13v12a13 13 0 01-26 0V19A13 13 0 0132 6zM12 30a20 20 0 0040 0M32 50v9M22 59h20",
  jobs: "M27 8a19 19 0 110 38 19 19 0 010-38zM41 41l16 16M19 27h16M27 19v16",
  analytics: "M8 56h48M15 56V38M27 56V24M39 56V32M51 56V10",
  optimization: "M32 6l7 18 19 2-14 13 4 19-16-10-16 10 4-19L6 26l19-2z",
};

const SIGNED = Object.keys(SIGNS) as Feature[];

const VOICES = ["buyer", "electrician", "accountant"] as const;

export default function PurpleLanding() {
  const { purple: texts } = useLandingTexts();
  const { percent } = useFormats();
  return (
    <LandingPage design="Purple" note={texts.note}>
      <Hero headline={texts.headline} lead={texts.lead} start={texts.start}>
        <Stickers />
      </Hero>
      <section className="part">
        <h2>{texts.helpers}</h2>
        <Features order={SIGNED} texts={texts.features} sign={(feature) => <Sign d={SIGNS[feature]} />} />
      </section>
      <section className="part">
        <h2>{texts.aloud}</h2>
        <Voices of={VOICES.map((voice) => ({ says: texts[voice].says, who: texts.voice(texts[voice].who) }))} />
        <Figures
          of={[
            ["290+", texts.listings],
            [percent(0.98), texts.understood],
            [`0–${percent(1)}`, texts.match],
          ]}
        />
      </section>
      <section className="close">
        <h2>{texts.closing}</h2>
        <p className="lead">{texts.bring}</p>
        <Start className="button">{texts.getStarted}</Start>
      </section>
    </LandingPage>
  );
}

function Sign({ d }: { d: string }) {
  return (
    <svg
      viewBox="-13 -13 90 90"
      fill="none"
      stroke="#fff"
      strokeWidth="5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}
