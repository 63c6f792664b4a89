export type MaterialKind = "resume" | "cover-letter" | "interview";

export type TracedClaim = {
  text: string;
  /** `you`: a statement that the person confirmed; its line says nothing. */
  source: { from: "resume" | "posting" | "you"; line: number; text: string } | null;
};

export type DroppedClaim = { text: string; reason: string };

/** A sentence left out because no line supports it, with the nearest one: only the person knows if it is true. */
export type UnsureClaim = { text: string; reason: string; source: TracedClaim["source"] };

export type Evidence = {
  claims: TracedClaim[];
  dropped: DroppedClaim[];
  notSure: UnsureClaim[];
  warnings: string[];
};

export type AiResumeView = {
  id: string;
  title: string;
  matchScore: number;
  createdAt: string;
  originalResumeId: string;
  variantId: string;
  content: string;
  skillsAdded: string[];
  improvedSections: string[];
  matchedKeywords: string[];
  addedKeywords: string[];
  contentImproved: string;
};

export type CoverLetterView = {
  id: string;
  title: string;
  content: string;
  createdAt: string;
  keyHighlights: string[];
  matchedSkills: string[];
};

/** Questions read `QUESTION: ... ||| ANSWER: ...`. */
export type InterviewView = {
  id: string;
  title: string;
  createdAt: string;
  generalQuestions: string[];
  technicalQuestions: string[];
  behavioralQuestions: string[];
  companyQuestions: string[];
  preparationTips: string[];
  keyStrengths: string[];
};

export type ShownMaterial =
  | ({ kind: "resume" } & AiResumeView)
  | ({ kind: "cover-letter" } & CoverLetterView)
  | ({ kind: "interview" } & InterviewView);

export type ProgressItem = {
  id: string;
  type: MaterialKind;
  jobId: string;
  status: "active" | "completed" | "failed";
  company: string;
  filename: string;
  progress: number;
};
