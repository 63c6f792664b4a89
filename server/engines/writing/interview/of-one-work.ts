import { skillById } from "../../analysis/related-skills.ts";
import type { Proof } from "../cover-letter/choose-proofs.ts";
import { readOpening } from "../english-verbs.ts";
import { hasFigure, tellsResult } from "../facts/deed-worth.ts";
import { ledPeople } from "../facts/led-people.ts";
import { tellsChange } from "../facts/tells-change.ts";
import { tellingWords } from "../relatedness/telling-words.ts";

const OF_ONE_WORK = 0.5; // of its words another line of the same work has as many

/** What came of the work that a line tells of, where another line of the job says it in the same words. */
export function outcomeOf({ deed }: Proof, others: readonly Proof[]): Proof | null {
  const words = tellingWords(deed.text);
  const isOfIt = (one: Proof) => {
    const shared = tellingWords(one.deed.text).filter((word) => words.includes(word)).length;
    return tellsResult(one.deed.text) && shared > 0 && shared >= words.length * OF_ONE_WORK;
  };
  return others.find(isOfIt) ?? null;
}

const SURE_WORDS = 2;

/** Another line of the job that tells of the same work without a result, which might be taken for one of this work. */
export function ofOneWork(
  { deed }: Proof,
  others: readonly Proof[],
  { isSure = false }: { isSure?: boolean } = {},
): Proof | null {
  const words = tellingWords(deed.text);
  const skills = new Set(deed.skills.filter((id) => skillById(id)?.kind !== "soft"));
  const shared = ({ deed: one }: Proof) => tellingWords(one.text).filter((word) => words.includes(word)).length;
  const isOfIt = (one: Proof) =>
    !tellsResult(one.deed.text) &&
    one.deed.line !== deed.line &&
    (shared(one) >= (isSure ? SURE_WORDS : 1) || (!isSure && one.deed.skills.some((id) => skills.has(id))));
  return others.find(isOfIt) ?? null;
}

/** Whether two lines speak of the same thing at all. */
export function sharesWord({ deed: one }: Proof, { deed: other }: Proof): boolean {
  const words = tellingWords(one.text);
  return tellingWords(other.text).some((word) => words.includes(word));
}

/** How large the work was of which a case is told: whom one led there, or how much of it there is every day. */
export function scaleOf(others: readonly Proof[]): Proof | null {
  const counted = others.filter(
    ({ deed: { text } }) => hasFigure(text) && !tellsResult(text) && readOpening(text)?.form === "base",
  );
  return counted.find(({ deed: { text } }) => ledPeople(text, "en")) ?? counted[0] ?? null;
}

const RESULT_BEHIND = /, \p{Ll}{3,15}ing /u;

/** Whether a line tells what became of something, and not what was done for it. */
export function isAllResult({ deed: { text } }: Proof): boolean {
  return tellsResult(text) && tellsChange(text) && !RESULT_BEHIND.test(text);
}
