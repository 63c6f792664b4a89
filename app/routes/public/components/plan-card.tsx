import { href } from "react-router";
import { Button } from "../../../components/button.tsx";
import { useTexts } from "../../../components/use-texts.ts";
import { pricing as english } from "../../../texts/en/pricing.tsx";
import type { PlanDisplay } from "../pricing-content.ts";

/** A region of its own, so that its `Contact Sales` differs from the other one. */
export function PlanCard({ plan }: { plan: PlanDisplay }) {
  const texts = useTexts("pricing", english);
  const titleId = `plan-${plan.name.toLowerCase()}`;
  const missing = plan.features.filter((feature) => !feature.included);
  return (
    <section className={`plan-card sheet ${plan.colour}`} aria-labelledby={titleId}>
      <div className="plan-head">
        <h2 id={titleId}>{plan.name}</h2>
        {plan.popular ? <span className="plan-popular">Most Popular</span> : null}
      </div>
      <p className="soft">{texts.plans[plan.description]}</p>
      <p className="plan-price">
        <b>{plan.price}</b> <span>{texts[plan.period]}</span>
      </p>
      <Button look={plan.popular ? "ink" : "line"} asChild>
        <a href={href("/api/login")}>{plan.button === "chooseProfessional" ? texts.chooseProfessional : plan.button}</a>
      </Button>
      <ul className="checklist" aria-label={texts.included}>
        {plan.features
          .filter((feature) => feature.included)
          .map((feature) => (
            <li key={feature.text}>{texts.features[feature.text]}</li>
          ))}
      </ul>
      {missing.length > 0 ? (
        <>
          <p className="plan-missing" id={`${titleId}-missing`}>
            {texts.notIncluded}
          </p>
          <ul className="checklist" aria-labelledby={`${titleId}-missing`}>
            {missing.map((feature) => (
              <li key={feature.text} className="missing">
                {texts.features[feature.text]}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
