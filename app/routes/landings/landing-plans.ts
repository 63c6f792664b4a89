/** Only these designs market these plans, without a billing period beside the prices. */
export const LANDING_PLANS = [
  {
    name: "Free",
    price: "$0",
    features: ["5 job matches per month", "Basic resume analysis", "1 AI-generated material"],
    button: "Start Free",
  },
  {
    name: "Pro",
    price: "$19",
    features: [
      "50 matches per month",
      "Advanced AI analysis",
      "10 AI materials per month",
      "Interview preparation",
      "Progress analytics",
    ],
    button: "Upgrade to Pro",
  },
  {
    name: "Premium",
    price: "$49",
    features: [
      "Unlimited matches",
      "Premium AI optimization",
      "Unlimited AI materials",
      "Priority support",
      "Advanced analytics",
    ],
    button: "Upgrade to Premium",
  },
];
