import { BRAND } from "../../../server/domain/brand.ts";
import { useFormats } from "../../components/use-texts.ts";
import type { Feature } from "../../lib/feature-titles.ts";
import styles from "../../styles/landings/emerald.css?url";
import type { Route } from "./+types/emerald";
import { Contours, RouteMap } from "./components/route-map.tsx";
import { useLandingTexts } from "./landing-texts.ts";
import { Features, Figures, Hero, LandingPage, LandingPlans, Start, Voices } from "./parts.tsx";

// It names itself, in the language of its texts.
export const meta: Route.MetaFunction = () => [{ name: "theme-color", content: "#05392e" }];
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: styles }];

const FEATURES: Feature[] = ["analysis", "jobs", "optimization", "letters", "interview", "analytics"];

export default function EmeraldLanding() {
  const { emerald: texts } = useLandingTexts();
  const { percent } = useFormats();
  return (
    <LandingPage design="Emerald" note={texts.note}>
      <Hero headline={texts.headline} lead={texts.lead(BRAND)} start={texts.start}>
        <RouteMap />
      </Hero>
      <section className="part instruments">
        <div>
          <h2>{texts.instruments}</h2>
          <p className="lead">{texts.atlas}</p>
          <Rose />
        </div>
        <Features order={FEATURES} texts={texts.features} />
      </section>
      <section className="part proof">
        <h2>{texts.notes}</h2>
        <Voices of={[{ says: texts.travellerSays, who: texts.traveller }]} />
        <Figures
          of={[
            ["290+", texts.listings],
            [percent(0.98), texts.understood],
            [percent(0.999), texts.reach],
          ]}
        />
      </section>
      <section className="part">
        <h2>{texts.provisions}</h2>
        <LandingPlans />
      </section>
      <section className="close">
        <Contours />
        <h2>{texts.closing}</h2>
        <Start className="button">{texts.signUp}</Start>
      </section>
    </LandingPage>
  );
}

function Rose() {
  return (
    <svg
      className="rose"
      width="168"
      viewBox="-50 -50 100 100"
      fill="none"
      stroke="var(--bronze)"
      strokeWidth="0.8"
      aria-hidden="true"
    >
      <circle r="36" />
      <circle r="33" />
      <path d="M0-48L8-8 48 0 8 8 0 48-8 8-48 0-8-8zM0-48V48M-48 0H48" />
      <path d="M24-24L10-4 24 24 4 10-24 24-10 4-24-24-4-10z" />
      <path fill="var(--green)" stroke="none" d="M0-48L8-8 0 0zM48 0L8 8 0 0zM0 48L-8 8 0 0zM-48 0L-8-8 0 0z" />
    </svg>
  );
}
