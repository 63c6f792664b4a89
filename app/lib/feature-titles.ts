export const FEATURE_TITLES = {
  analysis: "Intelligent Resume Analysis",
  letters: "AI Cover Letter Generator",
  interview: "Interview Preparation AI",
  jobs: "Live Job Discovery",
  analytics: "Career Analytics",
  optimization: "Resume Optimization",
} as const;

export type Feature = keyof typeof FEATURE_TITLES;
