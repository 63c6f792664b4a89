import type { TracedClaim } from "./material-view.ts";

/** A sentence of a letter held against a resume. `no claim`: it says nothing of the person that a resume could show. */
export type CheckedSentence = {
  text: string;
  answer: "borne out" | "not borne out" | "not sure" | "no claim";
  source: TracedClaim["source"];
  /** Why not, in the user's words; empty otherwise. */
  reason: string;
};

export const MAX_LETTER_CHARACTERS = 12_000;

/** How a person answered a question of ours; `id` takes it back. */
export type OwnWordView = { id: string; text: string; isKept: boolean; answeredAt: string };
