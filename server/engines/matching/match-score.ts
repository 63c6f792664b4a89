export type ScorePartKey = "role" | "required-skills" | "wanted-skills" | "years-level" | "education-licence" | "place";

/** One reason for points: the posting's words, and the line of the resume that answers them. */
export type ScoreEvidence = {
  /** Plain sentence in the user's words, such as "asked 3 years, you show 7". */
  note: string;
  /** The words of the posting, when it is they that ask. */
  posting: string | null;
  /** Text and 0-based index of the resume line that shows it. */
  resume: { line: number; text: string } | null;
};

export type ScorePart = {
  key: ScorePartKey;
  /** "Role and title", "Required skills", ... */
  label: string;
  /** Whole points; the points of all parts add up to the score exactly. */
  points: number;
  /** What the part could give for this posting; all of them add up to 100. */
  of: number;
  evidence: ScoreEvidence[];
};

/** A condition of the posting that decides by itself, shown apart from the score. */
export type KnockOut = {
  kind: "licence" | "work-right" | "years" | "language" | "place" | "education";
  sentence: string;
  met: "yes" | "no" | "unknown";
};

export type MatchScore = {
  /** Version of the formula and of its lexicons: the same input and version give the same number for ever. */
  version: number;
  /** Names the frozen weights that were used (`SkillWeights.id`). */
  weightsId: string;
  /** The score before rounding, for order: two 78s are seldom equal. */
  total: number;
  /** Whole number from 0 to 100 = sum of the parts' points. */
  score: number;
  parts: ScorePart[];
  /** Names of skills that both sides show, most telling first. */
  matchedSkills: string[];
  /** For each of the posting's requirements, in its order, whether the resume shows it. */
  requirementsMet: boolean[];
  missing: { skill: string; posting: string }[];
  knockOuts: KnockOut[];
  /** Parts the posting says nothing about, whose weight went to the others. */
  unstatedParts: string[];
};
