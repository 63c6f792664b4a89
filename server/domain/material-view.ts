export type MaterialKind = "resume" | "cover-letter" | "interview";

/** A sentence of a generated document and the line it comes from: the user's resume or the employer's posting. */
export type TracedClaim = {
  text: string;
  source: { from: "resume" | "posting"; line: number; text: string } | null;
};

/** What the evidence gate took out or put back to the original wording, and why, in the user's words. */
export type DroppedClaim = { text: string; reason: string };

/** A sentence that was left out since no line settles it, with the nearest one: only the person knows whether it is true. */
export type UnsureClaim = { text: string; reason: string; source: TracedClaim["source"] };

export type Evidence = {
  claims: TracedClaim[];
  dropped: DroppedClaim[];
  notSure: UnsureClaim[];
  /** Sentences for the user, such as that the posting holds instructions to an AI, which were ignored. */
  warnings: string[];
};

/** An AI-generated resume. */
export type AiResumeView = {
  id: string;
  title: string;
  matchScore: number;
  createdAt: string;
  originalResumeId: string;
  /** The resume row that holds the tailored text. */
  variantId: string;
  content: string;
  skillsAdded: string[];
  improvedSections: string[];
  matchedKeywords: string[];
  addedKeywords: string[];
  contentImproved: string;
};

/** A cover letter. */
export type CoverLetterView = {
  id: string;
  title: string;
  content: string;
  createdAt: string;
  keyHighlights: string[];
  matchedSkills: string[];
};

/** An interview preparation. Questions read `QUESTION: ... ||| ANSWER: ...`. */
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

/** An item of GET /api/ai-generation-progress. */
export type ProgressItem = {
  id: string;
  type: MaterialKind;
  /** For which job. */
  jobId: string;
  status: "active" | "completed" | "failed";
  company: string;
  filename: string;
  /** 0 to 100, real stages. */
  progress: number;
};
