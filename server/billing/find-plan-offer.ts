import type { UserRecord } from "../../models/user.ts";
import { getPayPal } from "./paypal-client.ts";
import { type PlanView, planViews } from "../domain/plans.ts";
import { type PlanStanding, planStanding } from "./subscription.ts";

export type PlanOffer = {
  tiers: PlanView[];
  standing: PlanStanding;
  payments:
    | {
        available: true;
        clientId: string;
        clientToken: string | null;
        environment: "sandbox" | "production";
      }
    | { available: false; error: string; details: string };
};

/** Never throws because of PayPal: the plans are always shown. */
export async function findPlanOffer(user: UserRecord, { now }: { now: Date }): Promise<PlanOffer> {
  const offer = { tiers: planViews(), standing: planStanding(user, now) };
  const paypal = getPayPal();
  if (!paypal) {
    const details = "No PayPal credentials are configured on this server.";
    return { ...offer, payments: { available: false, error: "Payment system not configured", details } };
  }
  const { clientId, environment } = paypal.settings;
  const answer = await paypal.findClientToken();
  if (answer.ok || answer.problem === "unusable") {
    const clientToken = answer.ok ? answer.value : null;
    return { ...offer, payments: { available: true, clientId, clientToken, environment } };
  }
  const details =
    answer.problem === "refused" ? "PayPal refuses the configured credentials." : "PayPal does not answer.";
  return { ...offer, payments: { available: false, error: "Payment system unavailable", details } };
}
