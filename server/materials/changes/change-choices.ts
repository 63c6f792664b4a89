import type { AiResumeRecord } from "../../../models/material.ts";
import type { ResumeRecord } from "../../../models/resume.ts";
import { applyChanges, type ResumeChange } from "../../engines/writing/tailored-resume/resume-change.ts";

export type ChangeChoice = {
  index: number;
  kind: ResumeChange["kind"];
  about: string;
  before: string[];
  after: string[];
  isKept: boolean;
};

type Record = Pick<AiResumeRecord, "originalContent" | "changes">;
type Variant = Pick<ResumeRecord, "content" | "leftOut">;

/** Why nothing can be chosen of a text that its owner has changed. */
export const EDITED = "You have edited this resume since it was tailored, and your own words stay.";

const FIRST_POINTS = 1;

/** The text of a tailored resume without the changes that are left out. */
export function textWithout({ originalContent, changes }: Record, leftOut: readonly number[]): string[] {
  // Written by storeTailoredResume.
  const kept = (changes as ResumeChange[]).filter((_, index) => !leftOut.includes(index));
  return applyChanges(originalContent.split("\n"), kept);
}

/** Whether the text is still what tailoring and its owner's choice made of it, so that a choice overwrites nothing. */
export function isAsChosen(record: Record, { content, leftOut }: Variant): boolean {
  return textWithout(record, leftOut ?? []).join("\n") === content;
}

/** The changes of a tailored resume, in its order. */
export function toChoices({ originalContent, changes }: Record, { leftOut }: Variant): ChangeChoice[] {
  const original = originalContent.split("\n");
  return (changes as ResumeChange[]).map((change, index) => {
    const { kind, about, lines, inserted, order } = change;
    const bare = (text: string) => text.trim().replace(/^• /, "");
    const isSaid = (text: string) => text !== "" && text.toLowerCase() !== about.toLowerCase();
    const said = (texts: string[]) => texts.map(bare).filter(isSaid);
    const first = order ? order.lines.slice(0, FIRST_POINTS).map((at) => original[at] ?? "") : [];
    return {
      index,
      kind,
      about,
      before: said(lines.map(({ at }) => original[at] ?? "")),
      after: said([...(inserted?.text ?? []), ...lines.flatMap(({ text }) => text), ...first]),
      isKept: !(leftOut ?? []).includes(index),
    };
  });
}
