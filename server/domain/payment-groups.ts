export const PAYMENT_GROUPS = [
  { value: "look", label: "To be looked into" },
  { value: "paid", label: "Paid" },
  { value: "waiting", label: "Waiting for PayPal" },
  { value: "returned", label: "Paid back" },
  { value: "declined", label: "Declined" },
  { value: "open", label: "Never paid" },
] as const;

export type PaymentGroup = (typeof PAYMENT_GROUPS)[number]["value"];
