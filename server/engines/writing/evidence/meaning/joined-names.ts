import { anyOf } from "../../../any-of.ts";
import type { MaterialLanguage } from "../../language.ts";
import { monthOfName } from "../../../analysis/lexicon/date-words.ts";
import { isName } from "./match-words.ts";
import type { Counted } from "./number-changes.ts";
import type { MeantWord } from "./read-words.ts";
import type { MeantResume } from "./source-lines.ts";

const JOINED = /^\s?(?:,|&|\+|\/|,?\s(?:and|or|plus|as\swell\sas|et|ou|ainsi\sque|y|e|o|así\scomo))\s?$/iu;
const DAY = new RegExp(
  `^${anyOf(
    "(?:mon|tues|wednes|thurs|fri|satur|sun)days? easter christmas",
    "lundis? mardis? mercredis? jeudis? vendredis? samedis? dimanches? lunes martes miercoles jueves viernes sabados?",
    "domingos?",
  )}$`,
);

/** "In Sortly and Tracks" of who has Sortly: a name that no line knows, joined to one that a line has. */
export function joinsUnknownName(
  { text, words }: Counted,
  missed: readonly MeantWord[],
  resume: MeantResume,
  language: MaterialLanguage,
): boolean {
  const known = (word: MeantWord) => resume.words.some((other) => other.word === word.word && other.isCapital);
  const names = words.filter((word) => isName(word, language) && !isOfTime(word));
  return names.slice(1).some((second, before) => {
    const first = names[before]!;
    if (!JOINED.test(text.slice(first.to, second.from)) || known(first) === known(second)) return false;
    return missed.includes(known(first) ? second : first);
  });
}

function isOfTime({ word }: MeantWord): boolean {
  return DAY.test(word) || monthOfName(word) !== null;
}
