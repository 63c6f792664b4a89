import { anyOf } from "../../../any-of.ts";
import type { Clause } from "./read-clauses.ts";

const CASES = anyOf(
  String.raw`if once whenever as\ssoon\sas until unless wenn falls sobald bis dès\squ['’]\S* dès\sque une\sfois\sque si`,
  String.raw`lorsqu['’]\S* en\scuanto una\svez\sque cada\svez\sque siempre\sque whatever wherever however`,
);
const OPENS_CASE = new RegExp(String.raw`^\s*${CASES}(?!\p{L})`, "iu");
const MARKS_CASE = new RegExp(`^${CASES}$`, "iu");
const OWN = /(?<!\p{L})(?:i|we|my|our|ich|wir|mein\p{L}*|je|j|nous|mon|ma|mes|yo|mi|mis)(?!\p{L})/iu;
const MOST_WORDS = 4;

/** "If a frame breaks": the case in which something is done, which claims nothing of the person. */
export function isScene({ text, mark, numbers, words }: Clause): boolean {
  if (numbers.length > 0 || OWN.test(text)) return false;
  if (!OPENS_CASE.test(text) && !MARKS_CASE.test(mark)) return false;
  const told = words.filter(({ isPlain, isParticle }) => !isPlain && !isParticle);
  const isName = words.some(({ isCapital, from }, at) => isCapital && (at > 0 || from > 0));
  return told.length <= MOST_WORDS && !isName;
}
