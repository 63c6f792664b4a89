import type { OwnWordView } from "../../../server/domain/checked-sentence.ts";
import type { ShownMaterial } from "../../../server/domain/material-view.ts";
import type { Origin } from "../../../server/materials/find-described.ts";

/** A sentence that only the person can settle, with the answer so far. */
export type Question = { text: string; reason: string; answer: OwnWordView | null };

/** `createdAgo` is said where the page is made: what says it is as much code as the screen; null = at no time we know. */
export type ListedMaterial = ShownMaterial & Origin & { questions: Question[]; createdAgo: string | null };

type Of<Kind extends ShownMaterial["kind"]> = Extract<ListedMaterial, { kind: Kind }>;

export type ListedResume = Of<"resume">;
export type ListedLetter = Of<"cover-letter">;
export type ListedInterview = Of<"interview">;

export type ScreenProps = {
  search: string;
  /** The screen with everything closed: where a form leads back to. */
  returnTo: string;
  now: Date;
};
