export const CURRENCY = "USD";

export type QueuePriority = "normal" | "high" | "highest";

type PlanRules = {
  name: string;
  /** US cents a month. */
  priceCents: number;
  features: string[];
  /** New jobs a calendar month; null means unlimited. */
  jobMatchLimit: number | null;
  ownJobLimit: number;
  aiGeneration: boolean;
  queuePriority: QueuePriority;
  prioritySupport: boolean;
  durationMonths: number;
};

export const FREE_JOB_LIMIT = 10;
const PAID_OWN_JOB_LIMIT = 1_000;

/** Every plan, cheapest first: a plan is added here and nowhere else. */
const RULES = {
  free: {
    name: "Free",
    priceCents: 0,
    features: [`${FREE_JOB_LIMIT} job matches per month`],
    jobMatchLimit: FREE_JOB_LIMIT,
    ownJobLimit: 30,
    aiGeneration: false,
    queuePriority: "normal",
    prioritySupport: false,
    durationMonths: 1,
  },
  pro: {
    name: "Pro",
    priceCents: 999,
    features: ["Unlimited job matches", "AI resume generation", "Advanced matching", "Priority matching"],
    jobMatchLimit: null,
    ownJobLimit: PAID_OWN_JOB_LIMIT,
    aiGeneration: true,
    queuePriority: "high",
    prioritySupport: false,
    durationMonths: 1,
  },
  premium: {
    name: "Premium",
    priceCents: 1999,
    features: ["Everything in Pro", "Priority support", "Custom cover letters", "Interview preparation"],
    jobMatchLimit: null,
    ownJobLimit: PAID_OWN_JOB_LIMIT,
    aiGeneration: true,
    queuePriority: "highest",
    prioritySupport: true,
    durationMonths: 1,
  },
} satisfies Record<string, PlanRules>;

export type Tier = keyof typeof RULES;
export type PaidTier = Exclude<Tier, "free">;
export type Plan = PlanRules & { id: Tier };

export const TIERS = Object.keys(RULES) as Tier[];
export const PAID_TIERS = TIERS.filter((tier): tier is PaidTier => tier !== "free");
export const PLANS = Object.fromEntries(TIERS.map((id) => [id, { id, ...RULES[id] }])) as Record<Tier, Plan>;

export type PlanView = Omit<Plan, "priceCents" | "queuePriority" | "ownJobLimit"> & {
  /** US dollars a month: 9.99. */
  price: number;
  currency: typeof CURRENCY;
};

export function planViews(): PlanView[] {
  return Object.values(PLANS).map(({ priceCents, queuePriority, ownJobLimit, ...plan }) => ({
    ...plan,
    price: priceCents / 100,
    currency: CURRENCY,
  }));
}

export function findPlan(id: string): Plan | null {
  return Object.values(PLANS).find((plan) => plan.id === id) ?? null;
}

export type SubscriptionStatus = {
  tier: Tier;
  monthlyMatches: number;
  limit: number | null;
  canGenerateMore: boolean;
};
