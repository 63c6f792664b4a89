import { href } from "react-router";
import { PLANS } from "../../../server/domain/plans.ts";
import { Button } from "../../components/button.tsx";
import { usDollars } from "../../../server/domain/us-dollars.ts";
import type { Route } from "./+types/pricing";
import { ClosingCall } from "./components/closing-call.tsx";
import { PageHead } from "./components/page-head.tsx";
import { PlanCard } from "./components/plan-card.tsx";
import { paymentWords } from "../../components/installation-words.ts";
import { InstallationNote, ReleaseNote } from "../../components/quiet-note.tsx";
import { PLAN_CARDS, PRICING_QUESTIONS } from "./pricing-content.ts";
import { publicMeta } from "./public-meta.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  publicMeta(
    {
      path: "/pricing",
      title: "Pricing",
      description: "Start free and stay free, or choose the plan that fits your search. All plans side by side.",
    },
    matches[0].loaderData?.appUrl,
  );

export function loader() {
  return {
    plans: Object.values(PLANS).map(({ name, priceCents, jobMatchLimit }) => ({ name, priceCents, jobMatchLimit })),
  };
}

type SoldPlan = Awaited<ReturnType<typeof loader>>["plans"][number];

function describePlan({ name, priceCents, jobMatchLimit }: SoldPlan): string {
  const price = usDollars(priceCents / 100) + (priceCents === 0 ? "" : " a month");
  return `${name}, ${price}, ${jobMatchLimit === null ? "unlimited matches" : `${jobMatchLimit} matches a month`}`;
}

export default function Pricing({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead title="Pricing" lead="Start free, stay free if it is enough, and pay only while you search." />
      <div className="plan-cards">
        {PLAN_CARDS.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </div>
      <ReleaseNote>
        the product you sign in to has its own plans: {loaderData.plans.map(describePlan).join("; ")}. AI materials come
        with Pro and Premium.
      </ReleaseNote>
      <InstallationNote words={paymentWords} />
      <section className="section" aria-labelledby="pricing-questions">
        <h2 id="pricing-questions">Questions about plans</h2>
        <ul className="page-answers">
          {PRICING_QUESTIONS.map(({ question, answer, release }) => (
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
          <h2 id="custom-plan">Need a custom plan?</h2>
          <p>For universities, outplacement and public employment services: your size, your systems, your terms.</p>
          <ReleaseNote id="custom-plan-note">
            these two buttons do not lead anywhere yet. Please write to us by the{" "}
            <a href={href("/contact")}>contact page</a>.
          </ReleaseNote>
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
      <ClosingCall title="The first matches cost nothing." action="Start Free Today" />
    </div>
  );
}
