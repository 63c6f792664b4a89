type PlanFeature = { text: string; included: boolean };

export type PlanDisplay = {
  name: string;
  price: string;
  period: string;
  description: string;
  colour: "light" | "ink" | "mid";
  features: PlanFeature[];
  button: string;
  popular: boolean;
};

function included(...texts: string[]): PlanFeature[] {
  return texts.map((text) => ({ text, included: true }));
}

function notIncluded(...texts: string[]): PlanFeature[] {
  return texts.map((text) => ({ text, included: false }));
}

/** Only what the pricing page shows: the plans themselves are in server/domain/plans.ts. */
export const PLAN_CARDS: PlanDisplay[] = [
  {
    name: "Free",
    price: "$0",
    period: "forever",
    description: "To see what your resume can do.",
    colour: "light",
    features: [
      ...included(
        "1 resume upload",
        "5 job matches per month",
        "Basic AI resume analysis",
        "1 AI cover letter per month",
        "Basic analytics",
        "Community support",
      ),
      ...notIncluded("Interview preparation", "Advanced analytics", "Priority support", "Unlimited AI materials"),
    ],
    button: "Get Started",
    popular: false,
  },
  {
    name: "Professional",
    price: "$29",
    period: "per month",
    description: "For a search you mean to finish soon.",
    colour: "ink",
    features: included(
      "Unlimited resumes",
      "Unlimited matches",
      "Advanced optimization",
      "Unlimited cover letters",
      "Advanced analytics",
      "Priority email support",
      "AI interview preparation",
      "Company-specific insights",
      "Resume A/B testing",
      "Export of all materials",
    ),
    button: "Choose Professional",
    popular: true,
  },
  {
    name: "Enterprise",
    price: "$99",
    period: "per month",
    description: "For teams and organizations that help people into work.",
    colour: "mid",
    features: included(
      "Everything in Professional",
      "Team collaboration",
      "Custom AI model training",
      "Dedicated account manager",
      "24/7 phone support",
      "Advanced API access",
      "Custom integrations",
      "Bulk resume processing",
      "Advanced reporting",
      "SLA guarantee",
    ),
    button: "Contact Sales",
    popular: false,
  },
];

export const PRICING_QUESTIONS = [
  {
    question: "Can I change plans later?",
    answer: "Yes. Plan changes take effect immediately with prorated billing.",
    release:
      "a change takes effect at once and costs the full month. What is left of the old one is named before you decide.",
  },
  {
    question: "How can I pay?",
    answer: "With cards, PayPal, and bank transfer for Enterprise.",
    release: "with PayPal, one month at a time.",
  },
  {
    question: "Is there a free trial?",
    answer: "There is a 14-day Professional trial.",
    release: "there is no trial period; the Free plan, which does not end, is the way to try.",
  },
  {
    question: "Can I cancel anytime?",
    answer: "Cancel anytime with access to the end of the billing period.",
    release: "nothing renews, so a paid month simply ends. Downgrade gives up the rest of it at once, after asking.",
  },
  {
    question: "What if it is not for me?",
    answer: "There is a 30-day money-back guarantee on paid plans.",
    release: "refunds are not handled in the product; they go through support.",
  },
];
