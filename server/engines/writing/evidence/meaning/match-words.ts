import { monthOfName } from "../../../analysis/lexicon/date-words.ts";
import type { MaterialLanguage } from "../../language.ts";
import { areForms, isTitleHead } from "../fact-words.ts";
import { coversThing, isPersonThing } from "./lexis.ts";
import { looseStem, singularOf, singularsOf } from "./stem.ts";
import { partsOfSpeech } from "./wordnet.ts";
import type { MeantWord } from "./read-words.ts";
import { haveRoot } from "./word-roots.ts";

const SHORTEST_PART = 4;
const LEAST_COMMON = 5;
const LEAST_OF_COMPOUND = 0.6;

/** Whether a word of a sentence is borne out by a word of a line: the same, a form of it, or a synonym. */
export function matches(said: MeantWord, shown: MeantWord, language: MaterialLanguage): boolean {
  // "ServiceNow" is a name, no form of "services".
  if (said.isJoinedName) return said.word === shown.word;
  // Nor is "Dentally" one of "dental".
  if (isName(said, language) && /[^aeiou]ly$/.test(said.word) && !monthOfName(said.word))
    return said.word === shown.word;
  if (said.deeds.length > 0 && !isTitleHead(said.word) && isOthersTitle(shown)) return false;
  if (said.word === shown.word || isForm(said.word, shown.word) || isAcronym(said, shown)) return true;
  if (language === "en" && (isForm(said.american, shown.american) || isJoined(said.american, shown.american)))
    return true;
  const month = monthOfName(said.word);
  if (
    month !== null &&
    (month === monthOfName(shown.word) || (/^\d\d?$/.test(shown.word) && month === Number(shown.word)))
  )
    return true;
  if (said.things.some((thing) => shown.things.some((other) => coversThing(thing, other)))) return true;
  if (said.things.some(isWholeOfPeople) && (isTitleHead(shown.word) || shown.things.some(isPersonThing))) return true;
  const isDeed = said.deeds.length > 0 && !isTitleHead(said.word) && !isName(said, language);
  if (isDeed && said.deeds.some((deed) => shown.deeds.includes(deed))) return true;
  if (haveStem(said.word, shown.word, language)) return true;
  if (shown.isTruncated && said.word.startsWith(shown.word)) return true;
  return (
    language === "de" &&
    (isPartOf(said.word, shown.word) || (isPartOf(shown.word, said.word) && isMostOf(shown.word, said.word)))
  );
}

/** "Tracks" with a capital inside a sentence is a tool, and tracks nothing. */
export function isName({ isCapital, from }: MeantWord, language: MaterialLanguage): boolean {
  return isCapital && from > 0 && language !== "de";
}

/** Who signals to crane operators, or prepares slides for the science teacher, does not do their work. */
export function isOthersTitle({ word, from }: MeantWord): boolean {
  return isTitleHead(word) && /(?:er|or)s?$/.test(word) && (word.endsWith("s") || from > NEAR_START);
}

const NEAR_START = 12; // a title at the start of a line is the person's own
const SHORTEST_STEM = 4;
const SHORTEST_IN_COMPOUND = 5;

/** Forms of one word by its stem, in languages that inflect; in German a compound may end with it. */
function haveStem(said: string, shown: string, language: MaterialLanguage): boolean {
  if (language === "en" || /\d/.test(said + shown)) return false;
  // Who does the work and the work are two things: "Prüferin" is not said of "prüfen".
  if (isTitleHead(said) === isTitleHead(shown) && haveRoot(said, shown, language)) return true;
  const [own, other] = [looseStem(said, language), looseStem(shown, language)];
  if (own.length < SHORTEST_STEM) return false;
  return own === other || (language === "de" && own.length >= SHORTEST_IN_COMPOUND && other.endsWith(own));
}

function isForm(a: string, b: string): boolean {
  if (a === b) return true;
  // Forms of one word begin alike, which most pairs do not.
  if (a.charCodeAt(0) !== b.charCodeAt(0) || a.charCodeAt(1) !== b.charCodeAt(1)) return false;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (/\d/.test(a + b) || short.length < SHORTEST_PART || !areForms(short, long))
    return singularsOf(a).includes(b) || singularsOf(b).includes(a);
  let common = 0;
  while (common < short.length && short[common] === long[common]) common++;
  // "Eventbrite" is no form of "event".
  if (!isEnding(short.slice(common)) || !isEnding(long.slice(common))) return false;
  return common >= LEAST_COMMON || (common === short.length && long.length - short.length <= 3);
}

const LONGEST_ENDING = 4;
const LONG_ENDING = /^(?:[ai]?tion|ment|ement|a?ciones|amiento|imiento|ieren|ierung|ungen|issement|ability|ically)s?$/;

function isEnding(text: string): boolean {
  return text.length <= LONGEST_ENDING || LONG_ENDING.test(text);
}

const SHORTEST_JOINED = 4;
const CO = /^co-?(?=\p{L}{5})/u;

/** "Owners" of "homeowners", "roofs" of "rooftops", "author" of "co-authored". */
function isJoined(said: string, shown: string): boolean {
  if (said.length < SHORTEST_JOINED) return false;
  if (!shown.includes(said.slice(0, SHORTEST_JOINED - 1))) return false;
  const [own, whole] = [singularOf(said), singularOf(shown)];
  if (CO.test(whole) && !CO.test(own)) return isForm(own, whole.replace(CO, ""));
  if (whole.length < own.length + SHORTEST_JOINED - 1 || isTitleHead(own) !== isTitleHead(whole)) return false;
  const rest = whole.endsWith(own) ? whole.slice(0, -own.length) : whole.startsWith(own) ? whole.slice(own.length) : "";
  return rest !== "" && partsOfSpeech(rest).noun && partsOfSpeech(own).noun;
}

/** "ICU" and "intensive care unit", "75 wpm" and "75 words per minute". */
function isAcronym(a: MeantWord, b: MeantWord): boolean {
  return (b.isAcronym && a.initials().includes(b.word)) || (a.isAcronym && b.initials().includes(a.word));
}

/** The first row of things.tsv speaks of people in general. */
export function isWholeOfPeople(thing: number): boolean {
  return thing === 0;
}

/** "Elektro" is too short to bear out "Elektromeister". */
function isMostOf(part: string, whole: string): boolean {
  return part.length >= whole.length * LEAST_OF_COMPOUND;
}

/** German compounds: "Lieferanten" in "Lieferantenauswahl". */
function isPartOf(part: string, whole: string): boolean {
  if (part.length < SHORTEST_PART || whole.length < part.length + 3) return false;
  const stem = part.replace(/(?:en|er|es|e|n|s)$/, "");
  const inflected = whole.replace(/(?:en|e|n|s)$/, "");
  return (
    whole.endsWith(part) ||
    inflected.endsWith(part) ||
    whole.endsWith(stem) ||
    (stem.length >= SHORTEST_PART && whole.startsWith(stem))
  );
}
