import type { ReactNode } from "react";
import { href, Link, useFetcher } from "react-router";
import type { PlanView } from "../../../server/domain/plans.ts";
import { Button } from "../../components/button.tsx";
import { ModalDialog } from "../../components/modal-dialog.tsx";
import { longUsDate } from "../../lib/relative-time.ts";
import { usDollars } from "../../../server/domain/us-dollars.ts";
import type { PlansView } from "./find-opened-dialog.ts";
import { UpgradeForm } from "./upgrade-form.tsx";
import type { Checkout } from "./use-checkout.ts";

type Change = { title: string; words: ReactNode; keep: string; action: string };

type PlanChangeProps = { plan: PlanView; plans: PlansView; checkout: Checkout; closeHref: string };

export function PlanChange({ plan, plans, checkout, closeHref }: PlanChangeProps) {
  const { title, words, keep, action } = describeChange(plan, plans);
  const keepLink = (
    <Button asChild>
      <Link to={closeHref} preventScrollReset>
        {keep}
      </Link>
    </Button>
  );
  return (
    <ModalDialog key={plan.id} open closeHref={closeHref} title={title}>
      <p className="plans-words">{words}</p>
      {plan.price === 0 ? (
        <SwitchToFree action={action} returnTo={closeHref}>
          {keepLink}
        </SwitchToFree>
      ) : (
        <div className="dialog-actions plans-actions">
          {keepLink}
          <UpgradeForm planId={plan.id} label={action} look="ink" checkout={checkout} />
        </div>
      )}
    </ModalDialog>
  );
}

function describeChange(plan: PlanView, { tiers, standing }: PlansView): Change {
  const price = usDollars(plan.price);
  const until = standing.paidUntil && <b>{longUsDate(standing.paidUntil)}</b>;
  if (plan.id === standing.renewable) {
    const isOver = standing.tier === "free";
    return {
      title: `Renew ${plan.name}`,
      words: isOver ? (
        <>
          {plan.name} ended on {until}. A new month begins with the payment.
        </>
      ) : (
        <>
          {plan.name} is paid until {until}. The new month begins then, so that no day is lost.
        </>
      ),
      keep: "Cancel",
      action: `Renew for ${price}`,
    };
  }
  const present = tiers.find(({ id }) => id === standing.tier)?.name;
  const days = standing.daysLeft === 1 ? "1 day" : `${standing.daysLeft} days`;
  if (plan.price === 0) {
    return {
      title: "Switch to Free?",
      words: until ? (
        <>
          {present} is paid until {until}. It ends by itself on that day, and nothing renews. Switching now gives up{" "}
          {days} of paid access, which are not paid back.
        </>
      ) : (
        `Your ${present} plan has no end. Switching to Free takes effect at once.`
      ),
      keep: standing.paidUntil ? `Keep until ${longUsDate(standing.paidUntil)}` : `Keep ${present}`,
      action: "Switch to free now",
    };
  }
  return {
    title: `Change to ${plan.name}`,
    words: until ? (
      <>
        {present} is paid until {until}. {plan.name} takes its place with the payment and runs for one month: the {days}{" "}
        of {present} that are left are given up, and not credited.
      </>
    ) : (
      `Your ${present} plan has no end. ${plan.name} takes its place with the payment, and runs for one month.`
    ),
    keep: `Keep ${present}`,
    action: `Change for ${price}`,
  };
}

function SwitchToFree({ action, returnTo, children }: { action: string; returnTo: string; children: ReactNode }) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={href("/forms/subscription/cancel")}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <div className="dialog-actions plans-actions">
        {children}
        <Button type="submit" look="danger" disabled={fetcher.state !== "idle"}>
          {action}
        </Button>
      </div>
    </fetcher.Form>
  );
}
