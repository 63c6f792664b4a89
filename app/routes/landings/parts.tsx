import type { ReactNode } from "react";
import { href } from "react-router";
import { Brand } from "../../components/brand-mark.tsx";
import { InstallationNote, ReleaseNote } from "../../components/quiet-note.tsx";
import { useTexts } from "../../components/use-texts.ts";
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

export function LandingPlans({ ruled = false }: { ruled?: boolean }) {
  const { plans } = useLandingTexts();
  return (
    <div className={ruled ? "plans ruled" : "plans"}>
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
