import type { InterviewDraft, LetterDraft, ResumeDraft } from "./draft.ts";
import type { WritingFacts } from "./writing-facts.ts";

export type EngineName = "local" | "model";

/** One interface for both engines: each hands over a draft, and none is trusted before the evidence gate. */
export type Writer = {
  name: EngineName;
  writeResume(facts: WritingFacts): Promise<ResumeDraft>;
  writeLetter(facts: WritingFacts): Promise<LetterDraft>;
  writeInterview(facts: WritingFacts): Promise<InterviewDraft>;
};
