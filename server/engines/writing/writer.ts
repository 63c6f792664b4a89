import type { InterviewDraft, LetterDraft, ResumeDraft } from "./draft.ts";
import type { Authorship, Shortfall } from "../../domain/authorship.ts";
import type { WritingFacts } from "./writing-facts.ts";

/** One interface for rules and models: each hands over a draft, and none is trusted before the evidence gate. */
export type Writer = Authorship & {
  writeResume(facts: WritingFacts): Promise<ResumeDraft>;
  writeLetter(facts: WritingFacts): Promise<LetterDraft>;
  writeInterview(facts: WritingFacts): Promise<InterviewDraft>;
};

/** A writer that handed over nothing usable, and why; rules take over. */
export class WriterFailure extends Error {
  override name = "WriterFailure";
  readonly shortfall: Shortfall;

  constructor(message: string, shortfall: Shortfall) {
    super(message);
    this.shortfall = shortfall;
  }
}
