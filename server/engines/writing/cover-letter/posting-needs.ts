import { onceFor } from "../../once-for.ts";
import { anyOf, anyOfLines } from "../../any-of.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import { skillById } from "../../analysis/related-skills.ts";
import { type PostingSentence, readPostingSentences } from "../../matching/posting-sentences.ts";
import { skillWeight } from "../../matching/skill-weights.ts";
import { isInstruction } from "../evidence/find-instructions.ts";
import { factWords } from "../evidence/fact-words.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import { tellingWords } from "../relatedness/telling-words.ts";
import { orderAt } from "../languages/en/duty-phrases.ts";
import { isGeneral, isTrustedName, wordingOf } from "../skill-names.ts";
import type { WritingFacts } from "../writing-facts.ts";

export type Topic = { id: string; name: string; isHeld: boolean; isMust: boolean; isWork: boolean };

const SENTENCES_READ = 40;
const LATER = 0.08; // the work that a posting is about stands first
/** What is studied for a degree is no work to speak of. */
const OF_DEGREE =
  /\b(?:degree|diploma|bachelor|master['’]?s|b\.?[as]\.?\b|phd|studium|abschluss|dipl[oô]m|título|licenciatura)/iu;
const MOST_WORDS = 9; // what is longer is a quotation

/** What the person hired would do, in few words each, what the resume answers best first; empty where it cannot be told. */
export function postingNeeds({ posting, language, deeds }: WritingFacts): string[] {
  const grammar = GRAMMARS[language];
  const done = new Set(deeds.flatMap(({ text }) => factWords(text).map(({ word }) => word)));
  const title = new Set(factWords(posting.title).map(({ word }) => word));
  const sentences = readPostingSentences(posting.description);
  const duties = sentences
    .map((sentence, index) => ({ ...sentence, isWrapped: goesOn(sentence.text, sentences[index + 1]?.text ?? "") }))
    .filter(({ text, use }) => use === "duty" && !isInstruction(text))
    .slice(0, SENTENCES_READ);
  const isOrder = language === "en" ? ordersOf(duties, posting.description) : () => false;
  const needs = duties
    .flatMap(({ text, isWrapped }, index) => {
      const told = grammar.needs(text, { title: posting.title, isOrder: isOrder(text) });
      return (isWrapped ? told.slice(0, -1) : told).map((need) => ({ need, index }));
    })
    .filter(({ need }) => !isInstruction(need) && isWhole(need) && isTelling(need, title))
    .filter(({ need, index }) => language !== "en" || !isCutOfList(need, duties[index]?.text ?? ""))
    .map(({ need, index }) => {
      const words = factWords(need).filter(({ word }) => word.length > 3);
      const shared = words.filter(({ word }) => done.has(word)).length / Math.max(1, words.length);
      const named = words.filter(({ word }) => title.has(word)).length;
      const isSpecific = findSkills(need, { list: false }).length > 0 ? 0.5 : 0;
      const length = words.length < 2 ? -1 : 0;
      const score = shared + Math.min(1, named) * 0.4 + isSpecific + length - index * LATER;
      return { need, score };
    })
    .sort((a, b) => b.score - a.score)
    .map(({ need }) => need);
  return needs.filter((need, index) => !needs.slice(0, index).some((other) => sharesWords(need, other)));
}

const SHORT_NEED = 3; // in words
const GOES_ON_AS_LIST = /^, [\p{L}-]+(?: [\p{L}-]+)? (?:and|or|&) [\p{L}-]+ [\p{L}-]+/u;

/** "manage recruitment for sales" of "manage recruitment for sales, depot and support roles": what it is for is cut off. */
function isCutOfList(need: string, duty: string): boolean {
  // "Set up steps" of "set up steps of service": which ones is cut off.
  const whole = duty.toLowerCase().indexOf(need.toLowerCase());
  if (whole >= 0 && need.split(" ").length <= SHORT_NEED && duty.slice(whole + need.length).startsWith(" of "))
    return true;
  const end = / (?:for|of|with|across|in) \p{Ll}+$/u.exec(need)?.[0];
  const at = end === undefined ? -1 : duty.toLowerCase().indexOf(end);
  return end !== undefined && at >= 0 && GOES_ON_AS_LIST.test(duty.slice(at + end.length));
}

function goesOn(text: string, next: string): boolean {
  return /^\p{Lu}.*[^.!?]$/su.test(text) && /^\p{Ll}/u.test(next);
}

const SHARE_OF_ORDERS = 2; // so many lines to an order make a list of them
const SHARE_OF_SURE = 3;
const LONGEST_UNMARKED = 8; // in words

/** Which of these lines are orders, "Plan maintenance": for certain, or between others that are. */
function ordersOf(duties: readonly PostingSentence[], description: string): (line: string) => boolean {
  const kinds = new Map(duties.map(({ text }) => [text, orderAt(text)]));
  const headed = duties.filter((duty) => duty.headed);
  const ofList = (headed.length > 0 ? headed : duties).map(({ text }) => kinds.get(text) ?? null);
  const sure = ofList.filter((kind) => kind === "sure").length;
  const all = ofList.filter((kind) => kind !== null).length;
  const isList = sure > 0 && (all * SHARE_OF_ORDERS >= ofList.length || sure * SHARE_OF_SURE >= ofList.length);
  const isMarked = isPunctuated(description);
  return (line) => {
    const isShort = isMarked || line.split(" ").length <= LONGEST_UNMARKED;
    const kind = kinds.get(line) ?? null;
    return isShort && (kind === "sure" || (isList && kind === "possible"));
  };
}

/** Postings that lost their capitals and stops have also lost where their sentences end. */
const CAPITAL_AFTER_STOP = /[.!?:•\n-] ?\p{Lu}/gu;
const STOP_EACH = 600;

function isPunctuated(description: string): boolean {
  return (description.match(CAPITAL_AFTER_STOP)?.length ?? 0) >= Math.max(2, description.length / STOP_EACH);
}

const DOUBLED = /(?<!\p{L})(?<word>\p{L}{2,}) \k<word>(?!\p{L})/iu;
const UNFINISHED_END = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "level levels high low variety range number development design designs kind type series part various related",
    "daily weekly monthly effort attempt order led made driven given done efficient consistent excellent different sufficient independent current",
    String.raw`(?:all|any|each|every)\s\p{L}+ing`,
    String.raw`(?!five(?!\p{L})|\p{L}*(?:time|vege)tables?(?!\p{L}))\p{L}+(?:ive|ous|able|ible|ful|ical|onal|atic|etic|wide|based|driven|ary)`,
  )}$`,
  "iu",
);

const SAYS_NOTHING: ReadonlySet<string> = new Set(
  `options issues solutions growth goals needs results tasks opportunities stakeholders projects teams team people
  business things requirements expectations objectives success quality ideas data possible company customer problems
  complex technical assistance support various effective innovative awareness momentum chosen field fields relationships
  partnerships`.split(/\s+/),
);

/** Whether a phrase tells more than the title, and more than that there are issues to solve. */
const LONG_TITLE = 4; // in words; a heading that says the title again may have some more
const OF_TITLE = 0.7;

function isTelling(need: string, title: ReadonlySet<string>): boolean {
  const words = factWords(need)
    .map(({ word }) => word)
    .slice(1)
    .filter((word) => word.length > 2);
  const telling = words.filter((word) => !SAYS_NOTHING.has(word) && !/^(?:all|any|each|the|with|and|for)$/.test(word));
  const ofTitle = words.filter((word) => title.has(word)).length;
  const isTitle = ofTitle === words.length || (words.length >= LONG_TITLE && ofTitle >= words.length * OF_TITLE);
  return (telling.length > 0 || /\d/u.test(need)) && !isTitle;
}

/** A list whose commas were lost, "skills interests", and what was joined or cut wrongly. */
const RUN_TOGETHER = new RegExp(
  anyOfLines`
    ^\p{L}+ (?:out|up|off|down|in|over) and |^own (?!(?:the|an?|your|all) )
    ^\p{L}+ \p{L}+ly (?:in|of|to|for)\b|\p{Ll}-[ ]
    \b(?:of|for|by|in) \p{Ll}+ing$|^\p{L}+ \p{Ll}+ing and[ ]
    \bresponsible\b|\b(?:hundreds|thousands|dozens)$
    (?<!\p{L})\p{Ll}+(?:ent|ive|ful|ly) and (?:lead|run|head)\b
  `,
  "u",
);
const TWO_PLURALS = /(?<!\p{L})(?<first>\p{Ll}{3,}s) \p{Ll}{4,}s$/u;
const NO_PLURAL =
  /^(?:sales|operations|systems|services|communications|analytics|logistics|business|process|access|rails|goods|news)$/;

const PART_OF_NEED = new RegExp(
  anyOfLines`
    ^\p{L}+ \p{Ll}+['’]s[ ]|['’][ ]
    ^\p{L}+ (?:while|when|together|directly|closely|against)[ ]|^\p{L}+ \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$
    \bboth\b|\b(?:several|multiple) \p{L}+ requests\b|[()]|\b\p{L}+n['’]t\b|\b(?:you|it|them|fast|directly|promptly)$
    ^keep \p{L}+$|^(?!keep ).* \p{L}+(?:[bcdfghjklmnprstvz]ed)$
  `,
  "u",
);

const POINTS = /(?<!\p{L})(?:their|them|they|its)(?!\p{L})/u;

function pointsBack(need: string): boolean {
  const at = need.search(POINTS);
  return at >= 0 && !/\p{L}{3}s(?!\p{L})|people|staff|children/u.test(need.slice(0, at));
}

function isWhole(need: string): boolean {
  const plural = TWO_PLURALS.exec(need)?.groups?.first ?? "sales";
  const words = need.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return (
    words <= MOST_WORDS &&
    !PART_OF_NEED.test(need) &&
    !pointsBack(need) &&
    !DOUBLED.test(need) &&
    !UNFINISHED_END.test(need) &&
    !RUN_TOGETHER.test(need) &&
    NO_PLURAL.test(plural)
  );
}

/** The duties that a posting names as things; empty in languages that name none so. */
export function postingDuties({ posting, language }: WritingFacts): string[] {
  const { duty } = GRAMMARS[language];
  if (!duty) return [];
  const duties = readPostingSentences(posting.description).filter(({ use }) => use === "duty");
  const headed = duties.filter((one) => one.headed);
  const employer = posting.company.split(" ")[0] ?? "";
  // Outside of the list of duties a posting tells of the firm.
  return (headed.length > 0 ? headed : duties)
    .filter(({ text }) => !isInstruction(text) && (employer === "" || !text.includes(employer)))
    .slice(0, SENTENCES_READ)
    .flatMap(({ text }) => duty(text) ?? []);
}

const MOST_SHARED = 0.4;

/** Whether two needs are of the same thing, and not only both of "data". */
function sharesWords(need: string, other: string): boolean {
  const [own, others] = [need, other].map((text) => tellingWords(text.replace(/\byour\b/u, "")));
  const least = Math.max(1, Math.min(own?.length ?? 0, others?.length ?? 0) * MOST_SHARED);
  return (own ?? []).filter((word) => others?.includes(word)).length >= least;
}

const OPEN_END = new RegExp(` ${anyOf("von für mit und in im of for and with de du des et y con para pour")}$`, "iu");

/** "SAP" of "SAP IS-U" and "SAP FI/CO": where posting and resume go on alike, so does the name. */
function wholeName(wording: string | null, text: string, lines: readonly string[]): string | null {
  const at = wording === null ? -1 : text.indexOf(wording);
  if (wording === null || at < 0 || !/^\p{Lu}/u.test(wording)) return wording;
  const [, more = ""] = /^ (\p{Lu}[\p{Lu}\d/+-]+|\d{1,3})(?![\p{L}\d])/u.exec(text.slice(at + wording.length)) ?? [];
  const whole = `${wording} ${more}`;
  if (more === "") return wording;
  // "AWS" of "AWS CWI" and "AWS D1.1" names something else.
  return lines.some((line) => line.includes(whole)) ? whole : null;
}

function asSpelt(name: string, said: string | null): string {
  return said !== null && /\p{Ll}\p{Lu}/u.test(said) && said.toLowerCase() === name.toLowerCase() ? said : name;
}

const LEAST_LETTERS = 3; // "C" is not "C#"

function hasSameLetters(one: string, other: string): boolean {
  const [own, others] = [one, other].map((name) => name.toLowerCase().replace(/[^\p{L}\d]/gu, ""));
  const isLong = own !== undefined && own.length >= LEAST_LETTERS;
  return one.toLowerCase() === other.toLowerCase() || (isLong && own === others);
}

/** What the posting names, in its order of weight, must-haves first: no soft skills and no whole fields. */
export const postingTopics = onceFor((facts: WritingFacts): Topic[] => {
  const { listing, weights, profile, language, posting } = facts;
  const grammar = GRAMMARS[language];
  const held = new Set(profile.skills.map(({ id }) => id));
  const musts = new Set(listing.required.map(({ id }) => id));
  const seen = new Set<string>();
  return [...listing.required, ...listing.wanted]
    .flatMap(({ id, sentence }) => {
      const skill = skillById(id);
      if (!skill || seen.has(id) || (skill.kind !== "hard" && skill.kind !== "tool") || isGeneral(skill.name))
        return [];
      seen.add(id);
      const text = listing.sentences[sentence] ?? "";
      const said = wholeName(wordingOf(text, id), text, profile.lines);
      // "Epic" is how people speak of Epic EHR.
      const isName = skill.kind === "tool" && /^\p{Lu}/u.test(said ?? "") && skill.name.startsWith(said ?? "");
      // A name of the lexicon that the posting does not use would be nobody's word.
      const isUsed = posting.description.toLowerCase().includes(skill.name.toLowerCase());
      const isSameName = said !== null && hasSameLetters(said, skill.name);
      const wording =
        (language === "en" && !isName && isUsed) || (skill.kind === "tool" && isSameName)
          ? asSpelt(skill.name, said)
          : said;
      // "Shipping" in a software team is no shipping and receiving.
      const isPart = skill.name.includes(" ") && /^\p{Ll}+$/u.test(said ?? "");
      const isTrusted = !isPart && isTrustedName(id, said, posting);
      const named = said ?? skill.name;
      const isInOtherCase = /^\p{Lu}{2,4}$/u.test(named) && !posting.description.includes(named);
      if (OF_DEGREE.test(text) || isInOtherCase) return [];
      const whole = wording?.replace(OPEN_END, "");
      const name = isTrusted && whole && !/\d/.test(whole) ? grammar.topic(id, whole) : null;
      if (!name || isInstruction(text)) return [];
      return [{ id, name, isHeld: held.has(id), isMust: musts.has(id), isWork: skill.kind === "hard" }];
    })
    .sort((a, b) => Number(b.isMust) - Number(a.isMust) || skillWeight(b.id, weights) - skillWeight(a.id, weights));
});
