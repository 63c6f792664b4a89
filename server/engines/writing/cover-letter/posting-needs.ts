import { anyOf, anyOfLines } from "../../any-of.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import { skillById } from "../../analysis/related-skills.ts";
import { readPostingSentences } from "../../matching/posting-sentences.ts";
import { skillWeight } from "../../matching/skill-weights.ts";
import { isInstruction } from "../evidence/find-instructions.ts";
import { lowerFirst, readOpening } from "../english-verbs.ts";
import { factWords } from "../evidence/fact-words.ts";
import { GRAMMARS } from "../languages/grammars.ts";
import { tellingWords } from "../relatedness/telling-words.ts";
import { unknownWords } from "../languages/en/known-words.ts";
import { isGeneral, isTrustedName, wordingOf } from "../skill-names.ts";
import { isBehindYou, isOfResponsibility, tasksOf, withoutYou } from "./posting-tasks.ts";
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
  const isOrdered = language === "en" && isListOfOrders(sentences);
  const needs = sentences
    .filter(({ text, use }, index, all) => {
      const isWrapped = /^\p{Lu}.*[^.!?]$/su.test(text) && /^\p{Ll}/u.test(all[index + 1]?.text ?? "");
      return use === "duty" && !isWrapped && !isInstruction(text);
    })
    .slice(0, SENTENCES_READ)
    .flatMap(({ text, headed = false }, index) =>
      tasksOf(text, language).map((task) => ({ text, task, index, isListed: isOrdered && headed })),
    )
    .flatMap(({ text, task, index, isListed }) => {
      const isOrder = isOrdered && /^\p{L}\p{Ll}+ \p{L}/u.test(task) && !MAY_DESCRIBE.test(task);
      const need = grammar.need(isOrder ? asOrder(task) : task, { isListed });
      if (need === null || isInstruction(need) || !isWhole(need) || !isTelling(need, title)) return [];
      if (language === "en" && !isCertain(need, { text, task, isListed }, posting)) return [];
      const words = factWords(need).filter(({ word }) => word.length > 3);
      const shared = words.filter(({ word }) => done.has(word)).length / Math.max(1, words.length);
      const named = words.filter(({ word }) => title.has(word)).length;
      const isSpecific = findSkills(need, { list: false }).length > 0 ? 0.5 : 0;
      const length = words.length < 2 ? -1 : 0;
      const score = shared + Math.min(1, named) * 0.4 + isSpecific + length - index * LATER;
      return [{ need, score }];
    })
    .sort((a, b) => b.score - a.score)
    .map(({ need }) => need);
  return needs.filter((need, index) => !needs.slice(0, index).some((other) => sharesWords(need, other)));
}

const FEWEST_ORDERS = 2;
const MAY_DESCRIBE = new RegExp(
  `^${anyOf("clean clear direct complete close correct live open secure fit present express separate select exempt")} `,
  "iu",
);

/** "Plan maintenance", "Answer calls": where the lines around it are orders for certain, this one is one, too. */
function isListOfOrders(sentences: readonly { text: string; use: string; headed?: boolean }[]): boolean {
  const duties = sentences.filter(({ use, headed }) => use === "duty" && headed);
  const certain = duties.filter(({ text }) => /^(?:base|gerund)$/u.test(readOpening(text)?.form ?? ""));
  return certain.length >= FEWEST_ORDERS && certain.length * 2 >= duties.length;
}

function asOrder(task: string): string {
  return readOpening(task)?.form === "gerund" ? task : `to ${lowerFirst(task)}`;
}

/** Postings that lost their capitals and stops have also lost where their sentences end. */
const CAPITAL_AFTER_STOP = /[.!?:•\n-] ?\p{Lu}/gu;
const STOP_EACH = 600;

function isPunctuated(description: string): boolean {
  return (description.match(CAPITAL_AFTER_STOP)?.length ?? 0) >= Math.max(2, description.length / STOP_EACH);
}

/** A duty is told when it has this part of the words of its line, or ends where a new clause begins. */
const WHOLE_SHARE = 0.5;
const FEWEST_OF_CLAUSE = 4;
const FEWEST_OF_LISTED = 3;
const NEW_CLAUSE = /^(?:[,;:(–—]|\s(?:to|by|in order|which|that|while|through|via|using|when|including|so|based)\b)/u;
const LONGEST_LINE = 110; // lists that lost their stops still have a line for each duty
const MOST_OF_LINE = 6;
const FEWEST_LINES = 3;
const LEFT_OF_TASK = 1; // in words

/** Whether the words that were read as a duty are one for certain: work known by that name, or most of a line of its own. */
function isCertain(
  need: string,
  { text, task, isListed }: { text: string; task: string; isListed: boolean },
  posting: WritingFacts["posting"],
): boolean {
  if (unknownWords(need).length > 0) return false;
  const own = withoutYou(task);
  if (isBehindYou(task) && (isNearlyAll(need, own) || endsBeforeList(need, own))) return true;
  if (waitsForNoun(need, text) || (isListed && /^keep /u.test(need) && !isNearlyAll(need, task))) return false;
  if (isListed && (isNearlyAll(need, task) || endsClause(need, task, FEWEST_OF_LISTED))) return true;
  const lines = posting.description.split("\n").map((line) => line.trim().replace(/^\P{L}+/u, ""));
  const isOwnLine = lines.some((line) => line.startsWith(text.trim()));
  const isPart = need.split(" ").length < text.split(" ").length * WHOLE_SHARE;
  const isWholeLine = isOwnLine && (!isPart || endsClause(need, text));
  if (!isPunctuated(posting.description)) return isWholeLine && isShort(need) && isList(lines);
  const named = findSkills(need, { list: false }).filter(({ kind }) => kind === "hard" || kind === "tool");
  if (named.some(({ id, from, to }) => isTrustedName(id, need.slice(from, to), posting))) return true;
  return isWholeLine || (isOfResponsibility(text) && need.split(" ").length >= FEWEST_OF_CLAUSE);
}

/** "turn sketches into print-ready can" of "can and label designs" has lost what it is about. */
function waitsForNoun(need: string, text: string): boolean {
  const words = need.split(" ");
  const isCut = text.includes(` ${words.slice(-2).join(" ")} and `);
  return (
    isCut && !/(?:s|ing|ion|ment|ity|ance|ence)$/u.test(need) && !/ (?:the|an?|your) (?:\S+ ){0,3}\S+$/u.test(need)
  );
}

/** "lead a team of six electricians" is all of one of the things that "you will" do. */
function isNearlyAll(need: string, task: string): boolean {
  return need.split(" ").length >= task.replace(/ \([^()]*\)| from .*/gu, "").split(" ").length - LEFT_OF_TASK;
}

/** "order spare parts" of "order spare parts for ferries, cranes and machines". */
function endsBeforeList(need: string, task: string): boolean {
  return task.startsWith(need) && /^ (?:for|of|with|in|on|at|across) [^,]+, /u.test(task.slice(need.length));
}

function isShort(need: string): boolean {
  return need.split(" ").length <= MOST_OF_LINE;
}

function endsClause(need: string, text: string, fewest = FEWEST_OF_CLAUSE): boolean {
  const words = need.split(" ");
  const end = words.slice(-2).join(" ");
  const at = text.indexOf(end);
  return words.length >= fewest && at >= 0 && NEW_CLAUSE.test(text.slice(at + end.length));
}

function isList(lines: readonly string[]): boolean {
  const duties = lines.filter((line) => line.length <= LONGEST_LINE && GRAMMARS.en.need(line) !== null);
  return duties.length >= FEWEST_LINES;
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
  complex technical assistance support various effective innovative awareness momentum chosen field fields`.split(
    /\s+/,
  ),
);

/** Whether a phrase tells more than the title, and more than that there are issues to solve. */
function isTelling(need: string, title: ReadonlySet<string>): boolean {
  const words = factWords(need)
    .map(({ word }) => word)
    .slice(1)
    .filter((word) => word.length > 2);
  const telling = words.filter((word) => !SAYS_NOTHING.has(word) && !/^(?:all|any|each|the|with|and|for)$/.test(word));
  return telling.length > 0 && !words.every((word) => title.has(word));
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
    ^\p{L}+ (?:the|an?) \p{L}+$|^\p{L}+ \p{Ll}+['’]s[ ]|['’][ ]
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

/** What the posting names, in its order of weight, must-haves first: no soft skills and no whole fields. */
export function postingTopics(facts: WritingFacts): Topic[] {
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
      const isSameName = said?.toLowerCase() === skill.name.toLowerCase();
      const wording =
        (language === "en" && !isName && isUsed) || (skill.kind === "tool" && isSameName)
          ? asSpelt(skill.name, said)
          : said;
      // "Shipping" in a software team is no shipping and receiving.
      const isPart = skill.name.includes(" ") && /^\p{Ll}+$/u.test(said ?? "");
      const isTrusted = !isPart && isTrustedName(id, said, posting);
      if (OF_DEGREE.test(text)) return [];
      const whole = wording?.replace(OPEN_END, "");
      const name = isTrusted && whole && !/\d/.test(whole) ? grammar.topic(id, whole) : null;
      if (!name || isInstruction(text)) return [];
      return [{ id, name, isHeld: held.has(id), isMust: musts.has(id), isWork: skill.kind === "hard" }];
    })
    .sort((a, b) => Number(b.isMust) - Number(a.isMust) || skillWeight(b.id, weights) - skillWeight(a.id, weights));
}
