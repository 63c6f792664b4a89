import { Meter } from "../../../components/meter.tsx";
import { PlansButton } from "../../../components/plans-button.tsx";
import { withDialog } from "../../../lib/dialogs.ts";
import { FREE_JOB_LIMIT, PLANS, type SubscriptionStatus, type Tier } from "../../../../server/domain/plans.ts";
import type { PlanStanding } from "../../../../server/billing/subscription.ts";
import { useDashboardTexts } from "../dashboard-texts.ts";
import { useFormats } from "../../../components/use-texts.ts";

function featuresOf(tier: Tier): { text: string; included: boolean }[] {
  const { jobMatchLimit, aiGeneration, prioritySupport } = PLANS[tier];
  return [
    { text: jobMatchLimit === null ? "Unlimited matches" : `${jobMatchLimit} job matches per month`, included: true },
    { text: "AI resume generation", included: aiGeneration },
    { text: "Priority support", included: prioritySupport },
  ];
}

type PlanCardProps = {
  status: SubscriptionStatus;
  planName: string;
  standing: PlanStanding;
  search: string;
  /** Where this plan writes to for support; null = nowhere. */
  supportEmail: string | null;
};

export function PlanCard({ status, planName, standing, search, supportEmail }: PlanCardProps) {
  const texts = useDashboardTexts();
  const limit = status.limit ?? FREE_JOB_LIMIT;
  const isFree = status.tier === "free";
  return (
    <section className="side-sheet sheet" aria-labelledby="plan-title">
      <div className="row">
        <h2 id="plan-title">{planName} Plan</h2>
        <div className="push">
          <PlansButton
            label={isFree ? "Upgrade" : "Manage"}
            look={isFree && !standing.renewable ? "ink" : "line"}
            search={search}
          />
        </div>
      </div>
      <PaidUntil standing={standing} search={search} />
      {isFree ? (
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
            valueText={texts.used(status.monthlyMatches, limit)}
          />
          {status.canGenerateMore ? null : (
            <p className="small fair">
              Monthly limit reached. <a href={withDialog(search, "plans")}>Upgrade</a> for unlimited matches.
            </p>
          )}
        </>
      ) : null}
      <ul className="checklist">
        {featuresOf(status.tier).map((feature) => (
          <li key={feature.text} className={feature.included ? undefined : "missing"}>
            <span className="visually-hidden">{feature.included ? texts.included : texts.notIncluded}</span>
            {feature.text}
          </li>
        ))}
      </ul>
      {supportEmail && PLANS[status.tier].prioritySupport ? (
        <p className="small">
          <a className="link" href={`mailto:${supportEmail}?subject=${encodeURIComponent(`${planName} plan: `)}`}>
            {texts.writeToSupport}
          </a>
        </p>
      ) : null}
    </section>
  );
}

function PaidUntil({ standing, search }: Pick<PlanCardProps, "standing" | "search">) {
  const texts = useDashboardTexts();
  const formats = useFormats();
  const { tier, paidUntil, renewable } = standing;
  if (!paidUntil) return null;
  const date = <time dateTime={paidUntil}>{formats.longDate(paidUntil)}</time>;
  return (
    <div className="row plan-until">
      <p className="small soft">
        {tier === "free" ? (
          <>
            {texts.planEnded} {date}
          </>
        ) : (
          <>Paid until {date}</>
        )}
      </p>
      {renewable ? (
        <div className="push">
          <PlansButton label="Renew" look="ink" search={search} plan={renewable} />
        </div>
      ) : null}
    </div>
  );
}
