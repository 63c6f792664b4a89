/** Only these designs market these plans, without a billing period beside the prices. */
export const LANDING_PLANS = [
  { name: "Free", price: "$0", texts: "free" },
  { name: "Pro", price: "$19", texts: "pro" },
  { name: "Premium", price: "$49", texts: "premium" },
] as const;
