import { withDialog } from "../lib/dialogs.ts";
import { Button } from "./button.tsx";
import { HiddenParams } from "./hidden-params.tsx";

type PlansButtonProps = {
  label: string;
  look?: "ink" | "line";
  search: string;
  /** A plan whose choice is confirmed at once. */
  plan?: string;
};

/**
 * Opens the plan dialog over the present screen. A new document on purpose: only one that opens the plans may
 * run PayPal's SDK (server/http/security-headers.ts).
 */
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
