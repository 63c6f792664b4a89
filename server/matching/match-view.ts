import type { JobSource } from "../jobs/posting.ts";
import type { MatchScore } from "./match-score.ts";

export type MatchDetails = {
  matchedSkills: string[];
  hasAIGeneration: boolean;
  optimizationData: {
    keywordMatchBefore: number;
    keywordMatchAfter: number;
    skillsAdded: number;
    improvedSections: string[];
    addedKeywords: string[];
  } | null;
};

export type JobView = {
  id: string;
  title: string;
  company: string;
  companyLogo: string | null;
  location: string;
  salary: string;
  /** ISO date; null = not stated. */
  postedDate: string | null;
  applicantsCount: string;
  description: string;
  requirements: string[];
  source: JobSource;
  sourceUrl: string;
  /** True for the built-in sample set (DEC-88). */
  isSample: boolean;
};

/** A match as GET /api/job-matches answers it (EN-04), and what a card of the dashboard shows. */
export type MatchView = {
  id: string;
  matchScore: number;
  matchDetails: MatchDetails;
  explanation: Pick<MatchScore, "parts" | "requirementsMet" | "missing" | "knockOuts" | "unstatedParts">;
  job: JobView;
};

/** A match as a card shows it: with the application made from it, if there is one. */
export type MatchCardView = MatchView & { application: { id: string; hasInterview: boolean } | null };

/** Why the list of matches is empty, or what keeps it short (DEC-84). */
export type MatchListState =
  | { kind: "ready" }
  | { kind: "no-resume" }
  | { kind: "none-active" }
  | { kind: "running" }
  | { kind: "failed" }
  | { kind: "nothing-fits" }
  /** The month's jobs were found for another resume, and none of them fits this one. */
  | { kind: "others-fit"; resetsOn: string }
  | { kind: "limit-reached"; resetsOn: string };
