import type { PartWeights } from "../domain/score-parts.ts";
import type { KnockOut, MatchScore, ScorePart } from "../engines/matching/match-score.ts";

import type { ListingRemarks } from "../jobs/listing-remarks.ts";

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
  /** Who brought it: "indeed", "Greenhouse", "Added by you". */
  source: string;
  sourceUrl: string;
  isSample: boolean;
};

export type MatchView = {
  id: string;
  matchScore: number;
  matchDetails: MatchDetails;
  explanation: Pick<MatchScore, "parts" | "requirementsMet" | "missing" | "knockOuts" | "unstatedParts"> & {
    /** The user's own weights that it was scored with; null = the usual ones. */
    ownWeights: PartWeights | null;
  };
  job: JobView;
  remarks: ListingRemarks;
};

export type MatchCardView = {
  id: string;
  matchScore: number;
  matchedSkills: string[];
  /** Of the newest resume tailored to the job; null = none was made. */
  optimization: MatchDetails["optimizationData"];
  explanation: {
    parts: (Pick<ScorePart, "label" | "points" | "of"> & { evidence: { note: string; line: string | null }[] })[];
    requirementsMet: boolean[];
    missing: MatchScore["missing"];
    knockOuts: Pick<KnockOut, "sentence" | "met">[];
    unstatedParts: string[];
    ownWeights: PartWeights | null;
  };
  job: JobView;
  remarks: ListingRemarks;
  /** When the user last applied for another job of the company, ISO; null = never. */
  appliedHere: string | null;
  application: { id: string; hasInterview: boolean } | null;
};

/** What a card shows of a match and of the application made from it. */
export function toMatchCardView(
  match: MatchView,
  { application = null, appliedHere = null }: Partial<Pick<MatchCardView, "application" | "appliedHere">> = {},
): MatchCardView {
  const { parts, requirementsMet, missing, knockOuts, unstatedParts, ownWeights } = match.explanation;
  const { matchedSkills, hasAIGeneration, optimizationData } = match.matchDetails;
  return {
    id: match.id,
    matchScore: match.matchScore,
    matchedSkills,
    optimization: hasAIGeneration ? optimizationData : null,
    explanation: {
      parts: parts.map(({ label, points, of, evidence }) => ({
        label,
        points,
        of,
        evidence: evidence.map(({ note, resume }) => ({ note, line: resume?.text.trim() ?? null })),
      })),
      requirementsMet,
      missing,
      knockOuts: knockOuts.map(({ sentence, met }) => ({ sentence, met })),
      unstatedParts,
      ownWeights,
    },
    job: match.job,
    remarks: match.remarks,
    appliedHere,
    application,
  };
}

/** Why the list of matches is empty, or what keeps it short. */
export type MatchListState =
  | { kind: "ready" }
  | { kind: "no-resume" }
  | { kind: "none-active" }
  | { kind: "running" }
  | { kind: "failed" }
  | { kind: "nothing-fits" }
  | { kind: "all-hidden" }
  /** The month's jobs were found for another resume, and none of them fits this one. */
  | { kind: "others-fit"; resetsOn: string }
  | { kind: "limit-reached"; resetsOn: string };
