export type Tier = "free" | "pro" | "premium";

export const CURRENCY = "USD";

export type Plan = {
  id: Tier;
  name: string;
  /** US cents a month. */
  priceCents: number;
  features: string[];
  /** New jobs a calendar month; null = unlimited. */
  jobMatchLimit: number | null;
  aiGeneration: boolean;
  /** Its background work runs before that of plans without. */
  priorityMatching: boolean;
  prioritySupport: boolean;
  durationMonths: number;
};

/** The only place where prices stand (PD-05, DEC-59). */
export const PLANS: Record<Tier, Plan> = {
  free: {
    id: "free",
    name: "Free",
    priceCents: 0,
    features: ["10 job matches per month"],
    jobMatchLimit: 10,
    aiGeneration: false,
    priorityMatching: false,
    prioritySupport: false,
    durationMonths: 1,
  },
  pro: {
    id: "pro",
    name: "Pro",
    priceCents: 999,
    features: ["Unlimited job matches", "AI resume generation", "Advanced matching", "Priority matching"],
    jobMatchLimit: null,
    aiGeneration: true,
    priorityMatching: true,
    prioritySupport: false,
    durationMonths: 1,
  },
  premium: {
    id: "premium",
    name: "Premium",
    priceCents: 1999,
    features: ["Everything in Pro", "Priority support", "Custom cover letters", "Interview preparation"],
    jobMatchLimit: null,
    aiGeneration: true,
    priorityMatching: true,
    prioritySupport: true,
    durationMonths: 1,
  },
};

/** A plan as GET /api/subscription/setup and the plan dialog show it (PD-06). */
export type PlanView = Omit<Plan, "priceCents"> & {
  /** US dollars a month: 9.99. */
  price: number;
  currency: typeof CURRENCY;
};

/** The three plans, cheapest first. */
export function planViews(): PlanView[] {
  return Object.values(PLANS).map(({ priceCents, ...plan }) => ({
    ...plan,
    price: priceCents / 100,
    currency: CURRENCY,
  }));
}

/** The plan of that id, or null. */
export function findPlan(id: string): Plan | null {
  return Object.values(PLANS).find((plan) => plan.id === id) ?? null;
}

/** GET /api/subscription/status (EN-01). */
export type SubscriptionStatus = {
  tier: Tier;
  monthlyMatches: number;
  limit: number | null;
  canGenerateMore: boolean;
};
