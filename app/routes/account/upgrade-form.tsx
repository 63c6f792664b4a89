import { href } from "react-router";
import { Button } from "../../components/button.tsx";
import type { Checkout } from "./use-checkout.ts";
import { useTexts } from "../../components/use-texts.ts";
import { account as english } from "../../texts/en/account.ts";

type UpgradeFormProps = {
  planId: string;
  label: string;
  look: "ink" | "line";
  checkout: Checkout;
  "aria-describedby"?: string;
};

export function UpgradeForm({ planId, label, look, checkout, ...described }: UpgradeFormProps) {
  const texts = useTexts("account", english);
  const { paying, returnTo, pay } = checkout;
  return (
    <form method="post" action={href("/forms/subscription/upgrade")} onSubmit={(event) => pay(event, planId)}>
      <input type="hidden" name="planId" value={planId} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button type="submit" look={look} disabled={paying !== null} {...described}>
        {paying === planId ? texts.openingPayPal : label}
      </Button>
    </form>
  );
}
