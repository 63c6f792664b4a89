import { asTrainingPlace } from "./de/training-place.ts";
import type { Wordings } from "./letter-pack.ts";

const SLOT = /\{(?<name>\w+)\}/g;
const SHORTEST_MARK = 8;

/** What fills `{slots}`; null = there is nothing for it. */
export type Slots = Record<string, string | null>;

/** A wording with its slots filled, one full stop at its end; null where one of them is empty. */
export function fillWording(wording: string, slots: Slots): string | null {
  let isWhole = true;
  const text = wording.replace(SLOT, (_slot, name: string) => {
    const value = slots[name] ?? null;
    isWhole &&= value !== null && value !== "";
    return value ?? "";
  });
  // "Acme Inc." brings its own stop.
  return isWhole
    ? asTrainingPlace(text)
        .replace(/\.\.(?=\s|$)/g, ".")
        .replaceAll(" , ", ", ")
    : null;
}

const AT_COMPANY = / (?:(?:at|to) \{company\}|\{atCompany\})/gu;

export function withoutCompany(wordings: Wordings): Wordings {
  return wordings.map((wording) => wording.replace(AT_COMPANY, ""));
}

/** Whether a paragraph of an earlier text has the fixed words of a wording, in their order. */
function isUsed(wording: string, earlier: readonly string[]): boolean {
  const parts = wording.split(/\{\w+\}/).filter((part) => part !== "");
  if (parts.join("").trim().length < SHORTEST_MARK) return false;
  return earlier.some((text) => text.split("\n").some((paragraph) => holdsInOrder(paragraph, parts)));
}

function holdsInOrder(text: string, parts: string[]): boolean {
  let from = 0;
  return parts.every((part) => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
}

type Choice = {
  /** The same number takes the same wording. */
  seed: number;
  /** Texts whose wordings are not said again while there are others. */
  earlier: readonly string[];
  passes(text: string): boolean;
};

/** The first of several wordings that can be filled and may be said, those of earlier texts last; null without one. */
export function chooseWording(wordings: Wordings, slots: Slots, { seed, earlier, passes }: Choice): string | null {
  const from = wordings.length === 0 ? 0 : seed % wordings.length;
  const turned = [...wordings.slice(from), ...wordings.slice(0, from)];
  const fresh = turned.filter((wording) => !isUsed(wording, earlier));
  for (const wording of [...fresh, ...turned]) {
    const text = fillWording(wording, slots);
    if (text !== null && passes(text)) return text;
  }
  return null;
}
