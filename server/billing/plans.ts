export type Tier = "free" | "pro" | "premium";

export type Plan = {
  id: Tier;
  name: string;
  /** US cents a month. */
  priceCents: number;
  /** New jobs a calendar month; null = unlimited. */
  jobMatchLimit: number | null;
  aiGeneration: boolean;
  prioritySupport: boolean;
};

export const PLANS: Record<Tier, Plan> = {
  free: { id: "free", name: "Free", priceCents: 0, jobMatchLimit: 10, aiGeneration: false, prioritySupport: false },
  pro: { id: "pro", name: "Pro", priceCents: 999, jobMatchLimit: null, aiGeneration: true, prioritySupport: false },
  premium: {
    id: "premium",
    name: "Premium",
    priceCents: 1999,
    jobMatchLimit: null,
    aiGeneration: true,
    prioritySupport: true,
  },
};

/** GET /api/subscription/status (EN-01). */
export type SubscriptionStatus = {
  tier: Tier;
  monthlyMatches: number;
  limit: number | null;
  canGenerateMore: boolean;
};
