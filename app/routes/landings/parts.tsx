import type { ReactNode } from "react";
import { href } from "react-router";
import { Brand } from "../../components/brand-mark.tsx";
import { InstallationNote, ReleaseNote } from "../../components/quiet-note.tsx";
import { useTexts } from "../../components/use-texts.ts";
import { FEATURE_TITLES, type Feature } from "../../lib/feature-titles.ts";
import { BRAND, COPYRIGHT } from "../../../server/domain/brand.ts";
import { shell } from "../../texts/en/shell.ts";
import { LANDING_PLANS } from "./landing-plans.ts";
import { useLandingTexts } from "./landing-texts.ts";

/** Named by the specification, as are Sign In and Watch Demo. */
const NAVIGATION = ["Product", "Features", "Pricing", "Success Stories"];

type LandingPageProps = { design: string; badge?: string; note: string; children: ReactNode };

/** What stands around every design; `note` says what of it is a sample. */
export function LandingPage({ design, badge, note, children }: LandingPageProps) {
  const { title } = useLandingTexts();
  return (
    <div className="page">
      <title>{`${title(design)} · ${BRAND}`}</title>
      <header>
        <a href={href("/")}>
          <Brand />
          {badge && <sup>{badge}</sup>}
        </a>
        <nav aria-label={useTexts("shell", shell).main}>
          <ul>
            {NAVIGATION.map((name) => (
              <li key={name}>
                <Idle>{name}</Idle>
              </li>
            ))}
          </ul>
        </nav>
        <Start>Sign In</Start>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <footer>
        <span>{COPYRIGHT}</span>
        <ReleaseNote>{note}</ReleaseNote>
        <InstallationNote words="listings" />
      </footer>
    </div>
  );
}

type PartProps = { className?: string; children: ReactNode };

/** A plain link with a full page load. */
export function Start({ className, children }: PartProps) {
  return (
    <a className={className} href={href("/api/login")}>
      {children}
    </a>
  );
}

export function Idle({ className, children }: PartProps) {
  return (
    <button type="button" className={className}>
      {children}
    </button>
  );
}

type HeroProps = { tag?: string; headline: ReactNode; lead: string; start: string; children: ReactNode };

/** The words, and beside or below them the picture of the design. */
export function Hero({ tag, headline, lead, start, children }: HeroProps) {
  return (
    <section className="hero">
      <div>
        {tag && <p className="tag">{tag}</p>}
        <h1>{headline}</h1>
        <p className="lead">{lead}</p>
        <div className="actions">
          <Start className="button">{start}</Start>
          <Idle className="watch">Watch Demo</Idle>
        </div>
      </div>
      {children}
    </section>
  );
}

type FeaturesProps = {
  order: readonly Feature[];
  texts: Record<Feature, string>;
  /** What stands above the title. */
  sign?: (feature: Feature) => ReactNode;
};

export function Features({ order, texts, sign }: FeaturesProps) {
  return (
    <ol className="features">
      {order.map((feature) => (
        <li key={feature}>
          {sign?.(feature)}
          <h3>{FEATURE_TITLES[feature]}</h3>
          <p>{texts[feature]}</p>
        </li>
      ))}
    </ol>
  );
}

export function Figures({ of }: { of: (readonly [figure: string, of: string])[] }) {
  return (
    <ul className="figures" aria-label={useLandingTexts().inFigures}>
      {of.map(([figure, text]) => (
        <li key={text}>
          <b>{figure}</b> {text}
        </li>
      ))}
    </ul>
  );
}

export function Voices({ of }: { of: { says: string; who: string }[] }) {
  return (
    <div className="voices">
      {of.map(({ says, who }) => (
        <figure key={who}>
          <blockquote>{says}</blockquote>
          <figcaption>{who}</figcaption>
        </figure>
      ))}
    </div>
  );
}

export function LandingPlans() {
  const { plans } = useLandingTexts();
  return (
    <div className="plans">
      {LANDING_PLANS.map((plan) => (
        <section key={plan.name} aria-labelledby={`plan-${plan.name}`}>
          <h3 id={`plan-${plan.name}`}>{plan.name}</h3>
          <p>{plan.price}</p>
          <ul>
            {plans[plan.texts].features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
          <Start className="button">{plans[plan.texts].button}</Start>
        </section>
      ))}
    </div>
  );
}
