import { anyOf } from "../../../any-of.ts";
import { isGroupThing, isPersonThing } from "./lexis.ts";
import type { Answer, Ground } from "./answer.ts";
import type { Clause } from "./read-clauses.ts";
import type { Relation } from "./relate-deeds.ts";

export type Judged = { answer: Answer; ground: Ground; reason: string };
export type Related = { relation: Relation; source: Clause | null; isRoleTurned: boolean };

/** "The whole department introduced it": somebody else stands before the verb. */
export function isSomebodyFirst({ words, verb }: Clause): boolean {
  const before = words.slice(0, verb ? words.indexOf(verb) : 0);
  return before.some(({ things }) => things.some((thing) => isPersonThing(thing) || isGroupThing(thing)));
}

/** A line speaks of its person, unless it begins with somebody else. */
export function beginsWithSomebody({ words }: Clause): boolean {
  return (
    words.find(({ isPlain }) => !isPlain)?.things.some((thing) => isPersonThing(thing) || isGroupThing(thing)) === true
  );
}

const WAS_DONE = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`(?:I|we)(?:['’]ve)?\s(?:was|were|am|are|have\sbeen|got|get|had\sbeen)\s(?:\p{L}+ly\s)?\p{L}+ wurde\p{L}* worden`,
    String.raw`(?:fui|he\ssido|era|soy)\s\p{L}+d[oa] (?:j['’]ai\sété|je\ssuis|je\sfus|j['’]étais)\s\p{L}+ée?`,
  )}(?!\p{L})`,
  "iu",
);

/** Whether somebody else stands as the doer, or the person as the one to whom it was done: a thing does nothing to them. */
function isSaidOfOthers(clause: Clause): boolean {
  return WAS_DONE.test(clause.text) || isSomebodyFirst(clause);
}

/** Why a sentence turns round who did it to whom; null when it does not. */
export function wrongRole(clause: Clause, { isRoleTurned, relation, source }: Related): Judged | null {
  if (!isRoleTurned || (!/^(?:receiver|other)$/.test(source?.person ?? "") && !isSaidOfOthers(clause))) return null;
  // Another deed of others is no contradiction: who sends their work has it looked at.
  const isOther = relation === "unknown" || relation === "other";
  if (isOther && clause.person !== "receiver")
    return { answer: "not sure", ground: "against", reason: "Your resume does not say who did this." };
  return {
    answer: "not borne out",
    ground: "against",
    reason: "In your resume it was the other way round: who did it to whom.",
  };
}
