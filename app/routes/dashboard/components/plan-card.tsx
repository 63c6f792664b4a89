import type { ReactNode } from "react";
import { Meter } from "../../../components/meter.tsx";
import type { SubscriptionStatus, Tier } from "../../../../server/billing/plans.ts";

const DEFAULT_LIMIT = 10;

const FEATURES: Record<Tier, { text: string; included: boolean }[]> = {
  free: [
    { text: "10 job matches per month", included: true },
    { text: "AI resume generation", included: false },
    { text: "Priority support", included: false },
  ],
  pro: [
    { text: "Unlimited matches", included: true },
    { text: "AI resume generation", included: true },
    { text: "Priority support", included: false },
  ],
  premium: [
    { text: "Unlimited matches", included: true },
    { text: "AI resume generation", included: true },
    { text: "Priority support", included: true },
  ],
};

type PlanCardProps = {
  status: SubscriptionStatus;
  planName: string;
  /** `Upgrade` or `Manage` (PC-01). */
  action?: ReactNode;
};

export function PlanCard({ status, planName, action }: PlanCardProps) {
  const limit = status.limit ?? DEFAULT_LIMIT;
  return (
    <section className="side-sheet sheet" aria-labelledby="plan-title">
      <div className="row">
        <h2 id="plan-title">{planName} Plan</h2>
        {action ? <span className="push">{action}</span> : null}
      </div>
      {status.tier === "free" ? (
        <>
          <p className="plan-use">
            <span>Monthly Job Matches</span>
            <b className="push num">
              {status.monthlyMatches}/{limit}
            </b>
          </p>
          <Meter
            role="progressbar"
            label="Monthly Job Matches"
            value={status.monthlyMatches}
            max={limit}
            valueText={`${status.monthlyMatches} of ${limit} used`}
          />
          {status.canGenerateMore ? null : (
            <p className="small fair">Monthly limit reached. Upgrade for unlimited matches.</p>
          )}
        </>
      ) : null}
      <ul className="checklist">
        {FEATURES[status.tier].map((feature) => (
          <li key={feature.text} className={feature.included ? undefined : "missing"}>
            <span className="visually-hidden">{feature.included ? "Included: " : "Not included: "}</span>
            {feature.text}
          </li>
        ))}
      </ul>
    </section>
  );
}
