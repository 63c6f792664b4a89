import { anyOf } from "../../../any-of.ts";
import type { MaterialLanguage } from "../../language.ts";
import { remember } from "./remember.ts";
import { type FoundNumber, readNumbers } from "../read-numbers.ts";
import type { Counted } from "./number-changes.ts";
import { TWO_WEEKS } from "../trace-number.ts";
import { readWords } from "./read-words.ts";

const DURING = anyOf("in within over for during innerhalb binnen en dans durante pendant");
const ONE = anyOf("an? one einem einer eines einen una? une");
const UNIT = anyOf(
  "year month week day hour minute jahr(?:es)? monat(?:e?s)? woche tag(?:es)? stunde año mes semana día an(?:née)? mois semaine jour",
);
const ONE_UNIT = new RegExp(String.raw`(?<=(?<!\p{L})${DURING}\s)${ONE}(?=\s(?:single\s)?${UNIT}(?!\p{L}))`, "giu");
const TWICE = /(?<!\p{L})(?:twice|zweimal|deux fois|dos veces|two times)(?!\p{L})/giu;

const OF_TWO_WEEKS = new RegExp(String.raw`(?<!\p{L})${TWO_WEEKS}(?!\p{L})`, "giu");

const ONCE = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`once(?=\s(?:an?|per|each|every)\s) einmal(?=\s(?:pro|im|am|in\sder|die)\s) une\sfois(?=\spar\s)`,
    String.raw`una\svez(?=\s(?:al|a\sla|por)\s)`,
  )}`,
  "giu",
);

/** "By three quarters" counts no quarters. */
const SEVERAL_PARTS = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    String.raw`(?:two\sthirds|three\squarters|(?:two|three|four)\sfifths)(?!\sof) zwei\sDrittel drei\sViertel`,
    String.raw`deux\stiers trois\squarts dos\stercios tres\scuartos`,
  )}(?!\p{L})`,
  "giu",
);

/** The words and numbers of a text, with "in a year" as one year and "twice" as two times. */
export const readCounted = remember(countedOf);

function countedOf(text: string, language: MaterialLanguage): Counted {
  const rates = found(text, OF_TWO_WEEKS, 2);
  const more = [...found(text, ONE_UNIT, 1), ...found(text, ONCE, 1), ...found(text, TWICE, 2)];
  const parts = found(text, SEVERAL_PARTS, 0);
  const plain = readNumbers(text).filter(
    ({ from, to }) => ![...more, ...rates, ...parts].some((one) => from < one.to && to > one.from),
  );
  const numbers = [...plain, ...more].sort((a, b) => a.from - b.from);
  return { text, words: readWords(text, language), numbers };
}

function found(text: string, pattern: RegExp, value: number): FoundNumber[] {
  return [...text.matchAll(pattern)].map(({ 0: said, index }) => ({
    value,
    unit: "plain",
    text: said,
    from: index,
    to: index + said.length,
  }));
}
