import { href } from "react-router";
import { ReleaseNote } from "../../components/quiet-note.tsx";

export const pricing = {
  title: "Pricing",
  description: "Start free and stay free, or choose the plan that fits your search. All plans side by side.",
  lead: "Start free, stay free if it is enough, and pay only while you search.",
  forever: "forever",
  perMonth: "per month",
  included: "Included",
  notIncluded: "Not included",
  plans: {
    free: "To see what your resume can do.",
    professional: "For a search you mean to finish soon.",
    enterprise: "For teams and organizations that help people into work.",
  },
  chooseProfessional: "Choose Professional",
  features: {
    oneResume: "1 resume upload",
    fiveMatches: "5 job matches per month",
    basicAnalysis: "Basic AI resume analysis",
    oneLetter: "1 AI cover letter per month",
    basicAnalytics: "Basic analytics",
    community: "Community support",
    interviews: "Interview preparation",
    advancedAnalytics: "Advanced analytics",
    priority: "Priority support",
    unlimitedMaterials: "Unlimited AI materials",
    unlimitedResumes: "Unlimited resumes",
    unlimitedMatches: "Unlimited matches",
    optimization: "Advanced optimization",
    unlimitedLetters: "Unlimited cover letters",
    priorityEmail: "Priority email support",
    aiInterviews: "AI interview preparation",
    insights: "Company-specific insights",
    testing: "Resume A/B testing",
    export: "Export of all materials",
    everything: "Everything in Professional",
    team: "Team collaboration",
    model: "Custom AI model training",
    manager: "Dedicated account manager",
    phone: "24/7 phone support",
    api: "Advanced API access",
    integrations: "Custom integrations",
    bulk: "Bulk resume processing",
    reporting: "Advanced reporting",
    guarantee: "SLA guarantee",
  },
  ownPlans: (plans: string) =>
    `the product you sign in to has its own plans: ${plans}. AI materials come with Pro and Premium.`,
  aMonth: (price: string) => `${price} a month`,
  anyMatches: "unlimited matches",
  someMatches: (matches: number) => `${matches} matches a month`,
  questions: "Questions about plans",
  asked: {
    change: {
      question: "Can I change plans later?",
      answer: "Yes. Plan changes take effect immediately with prorated billing.",
      release:
        "a change takes effect at once and costs the full month. What is left of the old one is named before you decide.",
    },
    pay: {
      question: "How can I pay?",
      answer: "With cards, PayPal, and bank transfer for Enterprise.",
      release: "with PayPal, one month at a time.",
    },
    trial: {
      question: "Is there a free trial?",
      answer: "There is a 14-day Professional trial.",
      release: "there is no trial period; the Free plan, which does not end, is the way to try.",
    },
    cancel: {
      question: "Can I cancel anytime?",
      answer: "Cancel anytime with access to the end of the billing period.",
      release: "nothing renews, so a paid month simply ends. Downgrade gives up the rest of it at once, after asking.",
    },
    refund: {
      question: "What if it is not for me?",
      answer: "There is a 30-day money-back guarantee on paid plans.",
      release: "refunds are not handled in the product; they go through support.",
    },
  },
  custom: "Need a custom plan?",
  customIs: "For universities, outplacement and public employment services: your size, your systems, your terms.",
  customNote: (id: string) => (
    <ReleaseNote id={id}>
      these two buttons do not lead anywhere yet. Please write to us by the <a href={href("/contact")}>contact page</a>.
    </ReleaseNote>
  ),
  closing: "The first matches cost nothing.",
};
