import { lowerFirst } from "../english-verbs.ts";
import { upperFirst } from "../skill-names.ts";
import type { Told } from "./grammar.ts";

const MARK = / ?[:;] |, (?=\p{L})/gu;

function splits(text: string): [string, string][] {
  return [...text.matchAll(MARK)].map(({ index, 0: mark }) => [
    text.slice(0, index),
    upperFirst(text.slice(index + mark.length)),
  ]);
}

type Tell = (part: string) => Told | null;
type Part = { text: string; told: Told };

/** Another wording than that of what one is in charge of besides. */
function leading({ tasks, clause, sentence }: Told): string {
  return tasks ? upperFirst(clause.replace(/^(?<verb>kümmert?e) ich /u, "ich $<verb> ")) : sentence;
}

/** "Kalkulation, Wareneinsatz auf 29 % gesenkt": the work and what came of it; null where either is unsure. */
export function toldInTwo(
  text: string,
  { tell, join, mark = "; " }: { tell: Tell; join: (one: Told, other: Told) => Told | null; mark?: string },
): Told | null {
  for (const [first, second] of splits(text)) {
    if (!/\d/u.test(second) || /\d/u.test(first.slice(-1))) continue;
    const parts = [first, second].map((part): Part | null => {
      const told = tell(part);
      return told && { text: part, told };
    });
    const [one, other] = parts;
    if (!one || !other || one.told.isOfThing || other.told.tasks || one.told.inTwo || other.told.inTwo) continue;
    const both = join(one.told, other.told);
    if (both) return { ...both, inTwo: [one, other] };
    const behind = lowerFirst(other.told.sentence);
    const sentence = `${leading(one.told)}${mark}${behind}`;
    return { clause: `${one.told.clause}${mark}${behind}`, sentence, also: sentence, inTwo: [one, other] };
  }
  return null;
}
