import type { Authorship, Shortfall } from "../../domain/authorship.ts";
import type { Profile } from "../analysis/profile.ts";
import type { Drafts } from "./draft.ts";
import type { WritingFacts } from "./writing-facts.ts";

type DraftsFrom<Facts> = {
  writeResume(facts: Facts): Promise<Drafts["resume"]>;
  writeLetter(facts: Facts): Promise<Drafts["letter"]>;
  writeInterview(facts: Facts): Promise<Drafts["interview"]>;
};

/** One interface for rules and models: each hands over a draft, and none is trusted before the evidence gate. */
export type Writer = Authorship & DraftsFrom<WritingFacts>;

/** The little of a person and a job that a model is told. */
export type WritingBasis = Pick<WritingFacts, "statements" | "own" | "language" | "choices" | "posting"> & {
  profile: Pick<Profile, "headline">;
};

/** A remote model, which gets only the basis, so that the facts need not be sent. */
export type DistantWriter = Authorship &
  DraftsFrom<WritingBasis> & {
    /** Whether each sentence is borne out by its line, in the order of the pairs. Throws WriterFailure. */
    bearsOut(pairs: readonly ComparedPair[]): Promise<boolean[]>;
  };

/** A sentence, the one line of a resume that may bear it out, and the job under which that line stands. */
export type ComparedPair = { sentence: string; line: string; job: string | null };

/** A writer that handed over nothing usable, and why; rules take over. */
export class WriterFailure extends Error {
  override name = "WriterFailure";
  readonly shortfall: Shortfall;

  constructor(message: string, shortfall: Shortfall) {
    super(message);
    this.shortfall = shortfall;
  }
}
