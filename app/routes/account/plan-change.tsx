import type { ReactNode } from "react";
import { href, Link, useFetcher } from "react-router";
import type { PlanView } from "../../../server/domain/plans.ts";
import { Button } from "../../components/button.tsx";
import { ModalDialog } from "../../components/modal-dialog.tsx";
import type { PlansView } from "./find-opened-dialog.ts";
import { UpgradeForm } from "./upgrade-form.tsx";
import type { Checkout } from "./use-checkout.ts";
import { useFormats, useTexts } from "../../components/use-texts.ts";
import { account as english } from "../../texts/en/account.ts";
import type { Texts } from "../../texts/load-texts.ts";

type Change = { title: string; words: string; keep: string; action: string };

type PlanChangeProps = { plan: PlanView; plans: PlansView; checkout: Checkout; closeHref: string };

export function PlanChange({ plan, plans, checkout, closeHref }: PlanChangeProps) {
  const texts = useTexts("account", english);
  const formats = useFormats();
  const { title, words, keep, action } = describeChange(plan, plans, { texts, formats });
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

type Said = { texts: Texts["account"]; formats: Texts["formats"] };

function describeChange(plan: PlanView, { tiers, standing }: PlansView, { texts, formats }: Said): Change {
  const price = formats.dollars(plan.price);
  const until = standing.paidUntil && formats.longDate(standing.paidUntil);
  if (plan.id === standing.renewable) {
    const say = standing.tier === "free" ? texts.endedOn : texts.paidUntilThen;
    return {
      title: texts.renew(plan.name),
      words: say(plan.name, until ?? ""),
      keep: "Cancel",
      action: texts.renewFor(price),
    };
  }
  const present = tiers.find(({ id }) => id === standing.tier)?.name ?? "";
  const days = texts.days(standing.daysLeft ?? 0);
  if (plan.price === 0) {
    return {
      title: texts.toFree,
      words: until ? texts.toFreeCosts(present, until, days) : texts.toFreeAtOnce(present),
      // The specification fixes these two.
      keep: until ? `Keep until ${until}` : texts.keep(present),
      action: "Switch to free now",
    };
  }
  return {
    title: texts.changeTo(plan.name),
    words: until ? texts.changeCosts(present, until, plan.name, days) : texts.changeAtOnce(present, plan.name),
    keep: texts.keep(present),
    action: texts.changeFor(price),
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
