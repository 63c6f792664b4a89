import { withDialog } from "../lib/dialogs.ts";
import { Button } from "./button.tsx";
import { HiddenParams } from "./hidden-params.tsx";

type PlansButtonProps = {
  label: string;
  look?: "ink" | "line";
  search: string;
  plan?: string;
};

/** A new document, because only one that opens the plans may run PayPal's SDK. */
export function PlansButton({ label, look, search, plan }: PlansButtonProps) {
  return (
    <form method="get">
      <HiddenParams search={withDialog(search, "plans", plan ? { plan } : {})} />
      <Button type="submit" look={look}>
        {label}
      </Button>
    </form>
  );
}
