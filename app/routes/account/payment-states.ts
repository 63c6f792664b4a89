import type { PaymentView } from "../../../server/billing/find-payments.ts";

export const PAYMENT_STATES: Record<PaymentView["state"], string> = {
  paid: "Paid",
  pending: "Waiting for PayPal",
  mismatched: "Being looked into",
  refunded: "Refunded",
  reversed: "Paid back by PayPal",
};
