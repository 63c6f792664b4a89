import { anyOf } from "../../any-of.ts";
import { areForms, claimingWords, factWords } from "./fact-words.ts";
import { sameVerb } from "./meaning/same-verb.ts";
import { isPlainWord } from "./plain-words.ts";
import { readNumbers } from "./read-numbers.ts";
import type { SourceStatement } from "./sources.ts";
import { isYear } from "./trace-number.ts";

/** What the line that bears a sentence out says of another thing than it does; null where both speak of one. */
export function toldOfAnother(said: string, { text: line, section }: SourceStatement): string | null {
  return section === "skills" ? doneWithTool(said, line) : countedBehind(said, line);
}

const STATES = anyOf(
  "have has am was use used using work worked know known bring hold combine code program write speak gained",
);
const DEED = String.raw`(?:(?:have|had|also|then|regularly|often) ){0,2}(?!${STATES}(?!\p{L}))\p{Ll}+`;
const DONE = new RegExp(String.raw`(?<!\p{L})I ${DEED} (?=\p{L})`, "u");
const WITH_NAME = / (?:with|using|by means of) (?=\p{Lu})/u;

/** "I took samples with Tool" of a list of skills: that the tool is known, and not what was done with it. */
function doneWithTool(said: string, line: string): string | null {
  const [deed = "", ...tools] = said.replace(/\.$/u, "").split(WITH_NAME);
  const tool = tools.at(-1);
  if (tool === undefined || !DONE.test(deed) || !line.includes(tool)) return null;
  return `Your resume lists “${tool}”, and does not say that you did this with it.`;
}

const CARRIED_OUT = anyOf(String.raw`perform(?:ed)? conduct(?:ed)? d(?:o|id) complet(?:e|ed) carr(?:y|ied)\sout`);
const ABOUT = anyOf(String.raw`about around some over nearly up\sto more\sthan at\sleast roughly approximately`);
const OBJECT = new RegExp(
  String.raw`(?<!\p{L})I (?:(?:have|had|also|then|regularly) ){0,2}(?<verb>${CARRIED_OUT}) (?:${ABOUT} )?$`,
  "u",
);
const BEHIND = new RegExp(
  String.raw`^(?<verb>\p{L}+) (?<thing>[^,;:.()]{3,60}?) (?:for|during|in|at|on|to) (?:${ABOUT} )?$`,
  "iu",
);

/** "I performed 25 operations" of "Monitored anaesthesia for 25 operations": the verb's own thing is left out. */
function countedBehind(said: string, line: string): string | null {
  const shown = readNumbers(line);
  for (const number of readNumbers(said)) {
    const verb = OBJECT.exec(said.slice(0, number.from))?.groups?.verb;
    const same = shown.find(({ value }) => value === number.value);
    const { verb: own, thing } = (same && BEHIND.exec(line.slice(0, same.from))?.groups) ?? {};
    if (!verb || !own || !thing || isYear(number)) continue;
    if (sameVerb(verb, own.toLowerCase()) || areForms(verb, own.toLowerCase())) continue;
    const things = factWords(thing).filter(({ word }) => !isPlainWord(word));
    const told = [verb, ...claimingWords(said).map(({ word }) => word)];
    if (
      things.length > 0 &&
      !things.some(({ word }) => told.some((other) => areForms(word, other) || sameVerb(other, word)))
    )
      return `Your resume says this of “${thing}”: “${line}”`;
  }
  return null;
}
