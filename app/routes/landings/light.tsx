import { BRAND } from "../../../server/domain/brand.ts";
import { useFormats } from "../../components/use-texts.ts";
import styles from "../../styles/landings/light.css?url";
import type { Route } from "./+types/light";
import { DRAWN_FEATURES, FeatureDrawing } from "./components/feature-drawing.tsx";
import { Horizon, MatchesAtSunrise } from "./components/matches-at-sunrise.tsx";
import { useLandingTexts } from "./landing-texts.ts";
import { Features, Figures, Hero, LandingPage, Start, Voices } from "./parts.tsx";

// It names itself, in the language of its texts.
export const meta: Route.MetaFunction = () => [{ name: "theme-color", content: "#ffffff" }];
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

export default function LightLanding() {
  const { light: texts } = useLandingTexts();
  const { percent } = useFormats();
  return (
    <LandingPage design="Light" note={texts.note}>
      <Hero tag={texts.tag} headline={texts.headline} lead={texts.lead(BRAND)} start={texts.start}>
        <MatchesAtSunrise />
      </Hero>
      <section className="part">
        <h2>{texts.everything}</h2>
        <p className="lead">{texts.tools}</p>
        <Features
          order={DRAWN_FEATURES}
          texts={texts.features}
          sign={(feature) => <FeatureDrawing feature={feature} />}
        />
      </section>
      <section className="part">
        <h2>{texts.seen}</h2>
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
            { says: texts.welderSays, who: texts.welder },
          ]}
        />
      </section>
      <section className="close">
        <Horizon />
        <h2>{texts.closing}</h2>
        <Start className="button">{texts.signUp}</Start>
      </section>
    </LandingPage>
  );
}
