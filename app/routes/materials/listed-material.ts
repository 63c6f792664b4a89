import type { Authorship } from "../../../server/domain/authorship.ts";
import type { LetterChoices } from "../../../server/domain/letter-choices.ts";
import type { OwnWordView } from "../../../server/domain/checked-sentence.ts";
import type { Evidence } from "../../../server/domain/material-view.ts";
import type { Material } from "../../lib/material-file.ts";

/** A sentence that only the person can settle, with the answer so far. */
export type Question = { text: string; reason: string; answer: OwnWordView | null };

export type ListedMaterial = Material & {
  questions: Question[];
  /** null = nothing was kept of where it came from. */
  evidence: Evidence | null;
  author: Authorship | null;
  jobId: string | null;
  letterChoices: LetterChoices | null;
};

type Of<Kind extends Material["kind"]> = Extract<ListedMaterial, { kind: Kind }>;

export type ListedResume = Of<"resume">;
export type ListedLetter = Of<"cover-letter">;
export type ListedInterview = Of<"interview">;

export type ScreenProps = {
  search: string;
  /** The screen with everything closed: where a form leads back to. */
  returnTo: string;
  now: Date;
};
