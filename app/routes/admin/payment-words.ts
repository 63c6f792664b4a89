import type { PanelPayment } from "../../../server/admin/find-panel-payments.ts";

export const STATE_WORDS: Record<PanelPayment["state"], string> = {
  started: "Not known to PayPal",
  ordered: "Buyer at PayPal",
  capturing: "Being captured",
  pending: "Held back by PayPal",
  paid: "Paid, not granted",
  granted: "Paid",
  declined: "Declined",
  mismatched: "Does not fit its order",
  refunded: "Refunded",
  reversed: "Reversed",
};

const PROBLEMS: Record<string, string> = {
  amount: "PayPal names another amount than was ordered.",
  currency: "PayPal names another currency than was ordered.",
  payee: "The money went to another PayPal account than PAYPAL_MERCHANT_ID.",
  "custom id": "PayPal names another payment of ours.",
  "order id": "PayPal answered with another order.",
  "several units": "The order holds more than one thing.",
  "capture id": "Its capture belongs to another payment already.",
  "capture status": "PayPal names a state of the capture that we do not know.",
  "no owner": "Captured after the account was deleted: nobody to give the plan to.",
  "order not found": "PayPal does not know the order.",
  "not captured in time": "Approved, but not captured within an hour: nothing was taken.",
};

/** What is wrong with a payment, in a sentence; null where its state says it all. */
export function problemSentence(problem: string | null): string | null {
  return problem === null ? null : (PROBLEMS[problem] ?? null);
}
