import type { InstallationWords } from "../../texts/en/installation.ts";
import type { faq } from "../../texts/en/faq.tsx";

type Question = keyof typeof faq.questions;

export type FaqCategory = { id: string; title: string; questions: readonly Question[] };

export const FAQ: FaqCategory[] = [
  {
    id: "getting-started",
    title: "Getting Started",
    questions: ["start", "formats", "profile", "several", "scan"],
  },
  {
    id: "ai-features",
    title: "AI Features",
    questions: ["writes", "invents", "interview", "asItIs", "whoMay"],
  },
  {
    id: "job-matching",
    title: "Job Matching",
    questions: ["score", "good", "often", "filter", "applies"],
  },
  {
    id: "analytics",
    title: "Analytics & Tracking",
    questions: ["performance", "track", "replies", "employers"],
  },
  {
    id: "privacy-security",
    title: "Privacy & Security",
    questions: ["sees", "remove", "take", "protected", "sell"],
  },
  {
    id: "pricing-plans",
    title: "Pricing & Plans",
    questions: ["free", "cancel", "change", "pay", "usedUp"],
  },
];

/** What an answer promises and this installation may not hold. */
export const LIMITED_HERE: Partial<Record<Question, InstallationWords[]>> = {
  writes: ["writer"],
  often: ["arrival"],
  protected: ["protection", "access"],
  sell: ["sharing"],
  pay: ["payment"],
};
