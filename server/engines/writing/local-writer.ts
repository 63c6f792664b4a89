import { writeInterview } from "./interview/write-interview.ts";
import { writeLetter } from "./cover-letter/write-letter.ts";
import { writeResumeDraft } from "./tailored-resume/write-tailored-resume.ts";
import type { Writer } from "./writer.ts";

/** Writes by rules from the resume's own lines: needs nothing, and the same input gives the same text for ever. */
export const localWriter: Writer = {
  model: null,
  shortfall: null,
  writeResume: async (facts) => writeResumeDraft(facts),
  writeLetter: async (facts) => writeLetter(facts),
  writeInterview: async (facts) => writeInterview(facts),
};
