import { excerpt } from "../domain/excerpt.ts";
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

/** What stands behind a score, and the posting in full: long, so it is sent when somebody opens it. */
export type MatchReasonsView = {
  parts: (Pick<ScorePart, "label" | "points" | "of"> & { evidence: { note: string; line: string | null }[] })[];
  missing: MatchScore["missing"];
  knockOuts: Pick<KnockOut, "sentence" | "met">[];
  unstatedParts: string[];
  ownWeights: PartWeights | null;
  description: string;
  requirements: Requirement[];
  matchedSkills: string[];
};

type Requirement = { text: string; isMet: boolean };

export type MatchCardView = {
  id: string;
  matchScore: number;
  matchedSkills: string[];
  moreSkills: number;
  requirements: Requirement[];
  moreRequirements: number;
  /** Of the newest resume tailored to the job; null = none was made. */
  optimization: MatchDetails["optimizationData"];
  job: Omit<JobView, "description" | "requirements"> & { excerpt: string };
  remarks: ListingRemarks;
  /** When the user last applied for another job of the company, ISO; null = never. */
  appliedHere: string | null;
  application: { id: string; hasInterview: boolean } | null;
  isSaved: boolean;
  /** Null until they are asked for. */
  reasons: MatchReasonsView | null;
};

const SHOWN_REQUIREMENTS = 5;
const SHOWN_SKILLS = 6;

function requirementsOf({ job, explanation }: MatchView): Requirement[] {
  return job.requirements.map((text, index) => ({ text, isMet: explanation.requirementsMet[index] ?? false }));
}

/** What a card shows once its reasons are opened. */
export function toMatchReasons(match: MatchView): MatchReasonsView {
  const { parts, missing, knockOuts, unstatedParts, ownWeights } = match.explanation;
  return {
    parts: parts.map(({ label, points, of, evidence }) => ({
      label,
      points,
      of,
      evidence: evidence.map(({ note, resume }) => ({ note, line: resume?.text.trim() ?? null })),
    })),
    missing,
    unstatedParts,
    ownWeights,
    knockOuts: knockOuts.map(({ sentence, met }) => ({ sentence, met })),
    description: match.job.description,
    requirements: requirementsOf(match),
    matchedSkills: match.matchDetails.matchedSkills,
  };
}

/** What a card shows of a match and of the application made from it; the reasons of `openedId` alone. */
export function toMatchCardView(
  match: MatchView,
  {
    application = null,
    appliedHere = null,
    isSaved = false,
    openedId = null,
  }: Partial<Pick<MatchCardView, "application" | "appliedHere" | "isSaved">> & { openedId?: string | null } = {},
): MatchCardView {
  const { matchedSkills, hasAIGeneration, optimizationData } = match.matchDetails;
  const { description, requirements: _, ...job } = match.job;
  const requirements = requirementsOf(match);
  return {
    id: match.id,
    matchScore: match.matchScore,
    matchedSkills: matchedSkills.slice(0, SHOWN_SKILLS),
    moreSkills: Math.max(0, matchedSkills.length - SHOWN_SKILLS),
    requirements: requirements.slice(0, SHOWN_REQUIREMENTS),
    moreRequirements: Math.max(0, requirements.length - SHOWN_REQUIREMENTS),
    optimization: hasAIGeneration ? optimizationData : null,
    job: { ...job, excerpt: excerpt(description) },
    remarks: match.remarks,
    appliedHere,
    application,
    isSaved: isSaved && application === null,
    reasons: job.id === openedId ? toMatchReasons(match) : null,
  };
}

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
