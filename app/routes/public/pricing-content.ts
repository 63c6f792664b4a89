import type { pricing } from "../../texts/en/pricing.tsx";

type Texts = typeof pricing;

export type PlanDisplay = {
  name: string;
  price: string;
  period: keyof Pick<Texts, "forever" | "perMonth">;
  description: keyof Texts["plans"];
  colour: "light" | "ink" | "mid";
  features: { text: keyof Texts["features"]; included: boolean }[];
  /** A text of the page, or a label that the specification fixes. */
  button: "chooseProfessional" | "Get Started" | "Contact Sales";
  popular: boolean;
};

type Feature = keyof Texts["features"];

function included(...texts: Feature[]): PlanDisplay["features"] {
  return texts.map((text) => ({ text, included: true }));
}

function notIncluded(...texts: Feature[]): PlanDisplay["features"] {
  return texts.map((text) => ({ text, included: false }));
}

/** Only what the pricing page shows: the plans themselves are in server/domain/plans.ts. */
export const PLAN_CARDS: PlanDisplay[] = [
  {
    name: "Free",
    price: "$0",
    period: "forever",
    description: "free",
    colour: "light",
    features: [
      ...included("oneResume", "fiveMatches", "basicAnalysis", "oneLetter", "basicAnalytics", "community"),
      ...notIncluded("interviews", "advancedAnalytics", "priority", "unlimitedMaterials"),
    ],
    button: "Get Started",
    popular: false,
  },
  {
    name: "Professional",
    price: "$29",
    period: "perMonth",
    description: "professional",
    colour: "ink",
    features: included(
      "unlimitedResumes",
      "unlimitedMatches",
      "optimization",
      "unlimitedLetters",
      "advancedAnalytics",
      "priorityEmail",
      "aiInterviews",
      "insights",
      "testing",
      "export",
    ),
    button: "chooseProfessional",
    popular: true,
  },
  {
    name: "Enterprise",
    price: "$99",
    period: "perMonth",
    description: "enterprise",
    colour: "mid",
    features: included(
      "everything",
      "team",
      "model",
      "manager",
      "phone",
      "api",
      "integrations",
      "bulk",
      "reporting",
      "guarantee",
    ),
    button: "Contact Sales",
    popular: false,
  },
];
