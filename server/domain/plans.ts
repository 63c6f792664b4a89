export const CURRENCY = "USD";

export type QueuePriority = "normal" | "high" | "highest";

type PlanRules = {
  name: string;
  priceCents: number;
  features: string[];
  /** New jobs a calendar month; null means unlimited. */
  jobMatchLimit: number | null;
  ownJobLimit: number;
  aiGeneration: boolean;
  advancedMatching: boolean;
  savedSearchLimit: number;
  customLetters: boolean;
  letterPresetLimit: number;
  interviewPractice: boolean;
  queuePriority: QueuePriority;
  prioritySupport: boolean;
  durationMonths: number;
};

export const FREE_JOB_LIMIT = 10;
const PAID_OWN_JOB_LIMIT = 1_000;
const PAID_SAVED_SEARCH_LIMIT = 20;

/** Every plan, cheapest first: a plan is added here and nowhere else. */
const RULES = {
  free: {
    name: "Free",
    priceCents: 0,
    features: [`${FREE_JOB_LIMIT} job matches per month`],
    jobMatchLimit: FREE_JOB_LIMIT,
    ownJobLimit: 30,
    aiGeneration: false,
    advancedMatching: false,
    savedSearchLimit: 0,
    customLetters: false,
    letterPresetLimit: 0,
    interviewPractice: false,
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
    advancedMatching: true,
    savedSearchLimit: PAID_SAVED_SEARCH_LIMIT,
    customLetters: false,
    letterPresetLimit: 0,
    interviewPractice: false,
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
    advancedMatching: true,
    savedSearchLimit: PAID_SAVED_SEARCH_LIMIT,
    customLetters: true,
    letterPresetLimit: 10,
    interviewPractice: true,
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

type ToldRule = "id" | "name" | "features" | "jobMatchLimit" | "aiGeneration" | "prioritySupport" | "durationMonths";

export type PlanView = Pick<Plan, ToldRule> & {
  /** US dollars a month: 9.99. */
  price: number;
  currency: typeof CURRENCY;
};

export function planViews(): PlanView[] {
  return Object.values(PLANS).map(({ id, name, features, jobMatchLimit, aiGeneration, prioritySupport, ...plan }) => ({
    id,
    name,
    features,
    jobMatchLimit,
    aiGeneration,
    prioritySupport,
    durationMonths: plan.durationMonths,
    price: plan.priceCents / 100,
    currency: CURRENCY,
  }));
}

/** The plans with some rule in words: "Pro and Premium". */
export function plansWith(hasRule: (plan: Plan) => boolean): string {
  return Object.values(PLANS)
    .filter(hasRule)
    .map(({ name }) => name)
    .join(" and ");
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
