import type { PartWeights, ScorePartKey } from "../../domain/score-parts.ts";

export type ScoreEvidence = {
  note: string;
  posting: string | null;
  resume: { line: number; text: string } | null;
};

export type ScorePart = {
  key: ScorePartKey;
  label: string;
  /** Whole points; the points of all parts add up to the score exactly. */
  points: number;
  /** The most it can give for this posting; all of them add up to 100. */
  of: number;
  evidence: ScoreEvidence[];
};

export type KnockOut = {
  kind: "licence" | "work-right" | "years" | "language" | "place" | "education";
  sentence: string;
  met: "yes" | "no" | "unknown";
};

export type MatchScore = {
  /** The same input and version always give the same number. */
  version: number;
  weightsId: string;
  /** The person's own weights of the parts; null = the usual ones. */
  ownWeights: PartWeights | null;
  /** Unrounded, so that equal scores can be ordered. */
  total: number;
  score: number;
  parts: ScorePart[];
  matchedSkills: string[];
  requirementsMet: boolean[];
  missing: { skill: string; posting: string }[];
  knockOuts: KnockOut[];
  /** Parts the posting says nothing about; the other parts share their weight. */
  unstatedParts: string[];
};
