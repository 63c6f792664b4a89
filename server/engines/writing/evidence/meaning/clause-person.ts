import { anyOf, anyOfLines } from "../../../any-of.ts";
import type { MaterialLanguage } from "../../language.ts";
import { isTitleHead } from "../fact-words.ts";
import { isGroupThing, isPersonThing } from "./lexis.ts";
import { isOwnDoing, withoutOwnSide } from "./own-doing.ts";
import type { Person } from "./read-clauses.ts";
import type { MeantWord } from "./read-words.ts";

export const SUBJECT = /(?<!\p{L})(?:i|ich|je|j|yo)(?!\p{L})/iu;
const ME = /(?<!\p{L})(?:me|mich|mir|m(?=['’]\p{L})|moi|mí)(?!\p{L})/iu;
export const AUXILIARY = new RegExp(
  `^${anyOf(
    "i have has had 've ve was am are were is be been being do did does also still now currently",
    "always often then already since there regularly successfully now 'm would will can could m never",
    "usually personally later myself both even just only first once each we more than",
  )}$`,
);
const PASSIVE_AUXILIARY = /\b(?:am|was|were|been|being|is|are|be|got)\b/i;

/** Whether something comes to the person, and not from them or with them. */
export function isToMe(text: string): boolean {
  return ME.test(withoutOwnSide(text));
}

/** Verbs of which the first word of a line means that it was done to the person. */
const HONOURS = new RegExp(
  `^${anyOf(
    "named awarded appointed elected chosen selected nominated recogni[sz]ed honou?red promoted",
    "supervised mentored supported trained hired invited entrusted commended",
  )}$`,
);
const NAMED = /^(?:named|awarded|appointed|elected|chosen|selected|nominated|recogni[sz]ed|honou?red|voted)$/;

/** Whether a verb says what the person was made or named. */
export function isHonour(word: string): boolean {
  return NAMED.test(word);
}

const DONE_TO = new RegExp(
  String.raw`^\S+(?: \p{L}+ly)? ${anyOfLines`
    to|by|from|as|for|after|within|into|in(?= \p{Lu})|twice|employee|best
    top|(?:one|two|three) times|\p{Lu}
  `}`,
  "u",
);
const FOREIGN_PASSIVE = /(?<!\p{L})(?:wurde|worden|werde|été|étais|était|suis|fui|fue|he sido)(?!\p{L})/iu;
const DOER_NAMED = /(?<!\p{L})(?:par|por|von)\s+(?:\d+|der|dem|den|l[ae'’]|un|une|el|los|las|une?|\p{L}+)/iu;
const OPENS_PASSIVE =
  /^(?:vo[nm] (?:(?:der|dem|den|einem|einer) )?.*(?:t|en)$|\p{L}+ée?s? .*(?<!\p{L})par |\p{L}+[ai]d[oa] .*(?<!\p{L})por )/iu;

export function isSomebody({ things, word }: MeantWord): boolean {
  return things.some(isPersonThing) || isTitleHead(word);
}

function isSomebodyOrGroup(word: MeantWord): boolean {
  return isSomebody(word) || word.things.some(isGroupThing);
}

export function isChange(deeds: readonly string[]): boolean {
  return deeds.includes("increase") || deeds.includes("decrease");
}

function isOfSomebody(before: readonly MeantWord[]): boolean {
  const nouns = before.filter(({ isPlain, isParticle, things }) => things.length > 0 || (!isPlain && !isParticle));
  return nouns.at(-1) !== undefined && isSomebodyOrGroup(nouns.at(-1)!);
}

const PARTICIPLE = /(?:ed|en|[lw]n|ught|led|made|held|known|set|won|chosen|given)$/;
/** "I am used to planning" is of oneself. */
const STATE = new RegExp(
  `^${anyOf(
    "used committed accustomed devoted dedicated experienced skilled prepared",
    "registered certified licen[sc]ed qualified enrolled accredited insured",
  )}$`,
);
const OF_ONESELF = /^(?:know|join|hold|be|handle|study)$/;
const ENDS_AS_PARTICIPLE = /(?:ed|ught|n)$/;
const DONE_BY_SOMEBODY = /^\p{L}+(?:ed|t|n)(?: \p{L}+)* by (?!\p{L}+ing)/u;
const COUNTED_OTHERS = /^(?:one|two|three|four|five|they|both|who|some)$/;

/** What the person is in a clause: who did it, to whom it was done, or nobody. */
export function personIn(
  text: string,
  words: readonly MeantWord[],
  verb: MeantWord | null,
  { language, mark }: { language: MaterialLanguage; mark: string },
): Person {
  if (isOwnDoing(text) || (mark === "to" && language === "en" && !SUBJECT.test(text))) return "doer";
  if (/^(?:that|which|who)$/.test(mark) && verb !== null && !SUBJECT.test(text)) return "other";
  if (language !== "en") return personAbroad(text, words, verb, language);
  if (!verb) return "nobody";
  const before = words.filter(({ to }) => to <= verb.from);
  if (SUBJECT.test(text)) return isDoneToSubject(before, verb) ? "receiver" : "doer";
  return personUnnamed(text, words, before, verb);
}

function isDoneToSubject(before: readonly MeantWord[], { word, deeds }: MeantWord): boolean {
  const auxiliary = before.map((one) => one.word).join(" ");
  const isParticiple = PARTICIPLE.test(word) && !STATE.test(word);
  return PASSIVE_AUXILIARY.test(auxiliary) && isParticiple && deeds.some((name) => !OF_ONESELF.test(name));
}

function personUnnamed(
  text: string,
  words: readonly MeantWord[],
  before: readonly MeantWord[],
  verb: MeantWord,
): Person {
  if (isToMe(text)) return "receiver";
  const isOfMine = words.some(({ word, from }) => word === "my" && from > verb.to) && isOfSomebody(before);
  if (isOfMine) return "receiver";
  const isFirst = before.every(({ word }) => AUXILIARY.test(word) || /ly$/.test(word));
  if (isFirst) return isDoneToFirst(text, before, verb) ? "receiver" : "doer";
  const isOfOthers = before.some((word) => isSomebodyOrGroup(word) || COUNTED_OTHERS.test(word.word));
  return isOfOthers && !isChange(verb.deeds) ? "other" : "nobody";
}

function isDoneToFirst(text: string, before: readonly MeantWord[], { word }: MeantWord): boolean {
  if (PASSIVE_AUXILIARY.test(before.map((one) => one.word).join(" "))) return true;
  const after = text.slice(text.toLowerCase().indexOf(word));
  const isByOthers = DONE_BY_SOMEBODY.test(after) && ENDS_AS_PARTICIPLE.test(word) && /^\S+ by /.test(after);
  return isByOthers || (HONOURS.test(word) && DONE_TO.test(after));
}

function personAbroad(
  text: string,
  words: readonly MeantWord[],
  verb: MeantWord | null,
  language: MaterialLanguage,
): Person {
  const hasSubject = SUBJECT.test(text);
  if (OPENS_PASSIVE.test(text.trim().replace(/\.$/, "")) && !hasSubject) return "receiver";
  const isOwn = hasSubject || (language === "es" && speaksSpanish(words));
  if (isOwn && FOREIGN_PASSIVE.test(text) && (language === "de" || DOER_NAMED.test(text))) return "receiver";
  if (isOwn) return "doer";
  // "Me gradué", "me encargo": what one does oneself.
  if (language === "es" && REFLEXIVE.test(text)) return "doer";
  if (isToMe(text) || isOfMine(words, verb)) return "receiver";
  if (language === "es" && /(?<!\p{L})me \p{L}+/iu.test(text)) return "receiver";
  return verb && isNominal(verb.word, language) ? "doer" : hasNobody(words, verb) ? "nobody" : "doer";
}

const REFLEXIVE = /(?<!\p{L})me (?!(?:dio|hizo|dijo|puso|trajo|tuvo|propuso|quiso)(?!\p{L}))\p{L}+[éío](?!\p{L})/iu;

/** "Trois directeurs gèrent mon agenda": somebody does it to what is mine. */
function isOfMine(words: readonly MeantWord[], verb: MeantWord | null): boolean {
  return (
    verb !== null &&
    words.some((word) => word.from < verb.from && isSomebody(word)) &&
    words.some(({ word, from }) => from > verb.from && /^(?:mein\p{L}*|mon|ma|mes|mis?)$/u.test(word))
  );
}

function speaksSpanish(words: readonly MeantWord[]): boolean {
  return (
    words.some(({ deeds, word }) => deeds.length > 0 && /(?:e|i|o|aba|ia)$/.test(word)) &&
    !words.some(({ word }) => word === "me")
  );
}

function isNominal(word: string, language: MaterialLanguage): boolean {
  if (language === "de") return /(?:ung|ion|ie|bau|trieb|kauf|lung|hilfe|arbeit|nahme|schluss)$/.test(word);
  return /(?:ion|ment|age|ure|ance|ence|ie|miento|cion|ado|aje|ida)$/.test(word);
}

/** A noun with its own verb: "Die Wartezeit stieg". */
function hasNobody(words: readonly MeantWord[], verb: MeantWord | null): boolean {
  return verb !== null && words.some(({ from, isPlain, isCapital }) => from < verb.from && !isPlain && isCapital);
}
