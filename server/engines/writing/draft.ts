/** What a writer, local or a model, hands to the evidence gate. Nothing in it is trusted. */
export type ResumeDraft = {
  /** Rewritten lines: `line` is the first line of the original statement. */
  rewordings: { line: number; text: string }[];
  /** First lines of statements, the most relevant to this job first. */
  order: number[];
};

export type LetterDraft = {
  /** Paragraphs between greeting and closing, which are ours. */
  paragraphs: string[];
  highlights: string[];
};

/** `fixed` are the parts of either that are our own words to the person, with names of the posting: they claim nothing. */
export type QuestionDraft = { question: string; answer: string; fixed?: readonly string[] };

export type InterviewDraft = {
  general: QuestionDraft[];
  technical: QuestionDraft[];
  behavioral: QuestionDraft[];
  company: QuestionDraft[];
  tips: string[];
  strengths: string[];
};

export type Drafts = { resume: ResumeDraft; letter: LetterDraft; interview: InterviewDraft };
