export const PAYMENT_GROUPS = ["look", "paid", "waiting", "returned", "declined", "open"] as const;

export type PaymentGroup = (typeof PAYMENT_GROUPS)[number];
