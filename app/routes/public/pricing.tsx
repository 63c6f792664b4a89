import { PLANS } from "../../../server/domain/plans.ts";
import { Button } from "../../components/button.tsx";
import { useFormats, useTexts } from "../../components/use-texts.ts";
import { pricing as english } from "../../texts/en/pricing.tsx";
import type { Route } from "./+types/pricing";
import { ClosingCall } from "./components/closing-call.tsx";
import { PageHead } from "./components/page-head.tsx";
import { PlanCard } from "./components/plan-card.tsx";
import { PublicHead } from "./components/public-head.tsx";
import { InstallationNote, ReleaseNote } from "../../components/quiet-note.tsx";
import { PLAN_CARDS } from "./pricing-content.ts";

// It names itself, in the language of its texts.
export const meta: Route.MetaFunction = () => [];

export function loader() {
  return {
    plans: Object.values(PLANS).map(({ name, priceCents, jobMatchLimit }) => ({ name, priceCents, jobMatchLimit })),
  };
}

type SoldPlan = Awaited<ReturnType<typeof loader>>["plans"][number];

function usePlanDescriber(): (plan: SoldPlan) => string {
  const texts = useTexts("pricing", english);
  const { dollars } = useFormats();
  return ({ name, priceCents, jobMatchLimit }) => {
    const price = dollars(priceCents / 100);
    const matches = jobMatchLimit === null ? texts.anyMatches : texts.someMatches(jobMatchLimit);
    return `${name}, ${priceCents === 0 ? price : texts.aMonth(price)}, ${matches}`;
  };
}

export default function Pricing({ loaderData }: Route.ComponentProps) {
  const texts = useTexts("pricing", english);
  const describePlan = usePlanDescriber();
  return (
    <div className="wrap">
      <PublicHead path="/pricing" {...texts} />
      <PageHead title={texts.title} lead={texts.lead} />
      <div className="plan-cards">
        {PLAN_CARDS.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </div>
      <ReleaseNote>{texts.ownPlans(loaderData.plans.map(describePlan).join("; "))}</ReleaseNote>
      <InstallationNote words="payment" />
      <section className="section" aria-labelledby="pricing-questions">
        <h2 id="pricing-questions">{texts.questions}</h2>
        <ul className="page-answers">
          {Object.values(texts.asked).map(({ question, answer, release }) => (
            <li key={question}>
              <h3>{question}</h3>
              <div>
                <p>{answer}</p>
                <ReleaseNote>{release}</ReleaseNote>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section className="page-help" aria-labelledby="custom-plan">
        <div>
          <h2 id="custom-plan">{texts.custom}</h2>
          <p>{texts.customIs}</p>
          {texts.customNote("custom-plan-note")}
        </div>
        <div className="page-help-actions">
          <Button type="button" aria-describedby="custom-plan-note">
            Contact Sales
          </Button>
          <Button type="button" aria-describedby="custom-plan-note">
            Schedule Demo
          </Button>
        </div>
      </section>
      <ClosingCall title={texts.closing} action="Start Free Today" />
    </div>
  );
}
