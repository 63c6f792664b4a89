import { Form } from "react-router";
import type { PlanView } from "../../../server/domain/plans.ts";
import { Button } from "../../components/button.tsx";
import { HiddenParams } from "../../components/hidden-params.tsx";
import { ModalDialog } from "../../components/modal-dialog.tsx";
import { withDialog } from "../../lib/dialogs.ts";
import type { PlansView } from "./find-opened-dialog.ts";
import { PlanChange } from "./plan-change.tsx";
import { UpgradeForm } from "./upgrade-form.tsx";
import { type Checkout, useCheckout } from "./use-checkout.ts";
import { ScreenStyles } from "../../components/screen-styles.tsx";
import styles from "../../styles/account.css?url";
import { useFormats, useTexts } from "../../components/use-texts.ts";
import { account as english } from "../../texts/en/account.ts";

const PROMISES = ["Cancel anytime", "Secure PayPal payments", "No setup fees"];

type PlanDialogProps = { plans: PlansView; path: string; search: string; closeHref: string };

export function PlanDialog({ plans, path, search, closeHref }: PlanDialogProps) {
  const texts = useTexts("account", english);
  const checkout = useCheckout({ isAvailable: plans.isAvailable, closeHref, returnTo: path + search });
  const chosen = plans.tiers.find(({ id }) => id === new URLSearchParams(search).get("plan"));
  if (chosen && isConfirmed(chosen, plans)) {
    return <PlanChange plan={chosen} plans={plans} checkout={checkout} closeHref={closeHref} />;
  }
  const paying = checkout.opensPage ? texts.payAtPayPal : texts.payMonthly;
  return (
    <ModalDialog
      open
      wide
      closeHref={closeHref}
      title="Choose Your Plan"
      description={checkout.isAvailable ? paying : texts.cannotPay}
    >
      <ScreenStyles href={styles} />
      <div className="plans">
        {plans.tiers.map((plan) => (
          <PlanCell key={plan.id} plan={plan} plans={plans} checkout={checkout} search={search} />
        ))}
      </div>
      <ul className="plans-promises">
        {PROMISES.map((promise) => (
          <li key={promise}>{promise}</li>
        ))}
      </ul>
    </ModalDialog>
  );
}

/** Leaving or renewing a paid plan first explains what happens to the paid days. */
function isConfirmed(plan: PlanView, { standing }: PlansView): boolean {
  if (plan.id === standing.renewable) return true;
  return standing.tier !== "free" && plan.id !== standing.tier;
}

type PlanCellProps = { plan: PlanView; plans: PlansView; checkout: Checkout; search: string };

function PlanCell({ plan, plans, checkout, search }: PlanCellProps) {
  const titleId = `plan-${plan.id}`;
  return (
    <section className="plans-cell" aria-labelledby={titleId}>
      <h3 id={titleId}>{plan.name}</h3>
      <p className="plans-price">
        <b className="num">{useFormats().dollars(plan.price)}</b> <span>/month</span>
      </p>
      <ul className="checklist">
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <PlanButton plan={plan} plans={plans} checkout={checkout} search={search} />
    </section>
  );
}

function PlanButton({ plan, plans, checkout, search }: PlanCellProps) {
  const { tiers, standing } = plans;
  const name = { "aria-describedby": `plan-${plan.id}` };
  if (plan.id === standing.tier) {
    return (
      <Button type="button" disabled {...name}>
        Current Plan
      </Button>
    );
  }
  const isNextUp = tiers[tiers.findIndex(({ id }) => id === standing.tier) + 1] === plan;
  const look = isNextUp ? "ink" : "line";
  if (plan.price > 0 && (standing.tier === "free" || !checkout.isAvailable)) {
    return <UpgradeForm planId={plan.id} label="Upgrade" look={look} checkout={checkout} {...name} />;
  }
  return (
    <Form method="get" preventScrollReset>
      <HiddenParams search={withDialog(search, "plans", { plan: plan.id })} />
      <Button type="submit" look={look} {...name}>
        {plan.price === 0 ? "Downgrade" : "Upgrade"}
      </Button>
    </Form>
  );
}
