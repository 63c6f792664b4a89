import { foldWord } from "../../../analysis/resume-lines.ts";
import { deedsOf } from "../../evidence/meaning/lexis.ts";
import { lowerFirst } from "../../english-verbs.ts";
import { upperFirst } from "../../skill-names.ts";
import { amountInBrackets } from "../amount-behind.ts";
import type { Told } from "../grammar.ts";
import { isParted } from "../line-splits.ts";
import { accusative, articleOf, workArticle } from "./articles.ts";
import { toldAsDone } from "./done-deeds.ts";
import { ofPerson, toldAsPart } from "./duties.ts";
import { toldAsHeld } from "./held-roles.ts";
import { inFull, withLinkedList } from "./line-parts.ts";
import { deedOfName } from "./named-deeds.ts";
import { TASKS } from "./named-tasks.ts";
import { need, OTHER_SUBJECT } from "./need.ts";
import { joinedApart, toldAsTasks } from "../told-tasks.ts";
import { toldWithPart } from "../part-of-them.ts";
import { toldInTwo } from "../told-in-two.ts";
import { tellsOfLife } from "../life-events.ts";
import { toldAsChanged, toldOfThing } from "./told-changes.ts";
import { toldAsSaid, withoutHow, withoutWhen, withWhen } from "./told-aside.ts";

const BROKEN =
  /[[\]{}|•·*_]|(?<!\p{Lu})\/|\/(?![\p{Lu}\d])|\.{2}|\s[-–]\s|,\s*$|\b(?:und|oder|von|für|mit|in|der|die|das)$/iu;
const NEW_SENTENCE = /(?<!\d|\b(?:Abs|Art|Nr|Ziff|Kl|Dr|St|z\. ?B|stellv))\.\s/iu;
const UNMARKED_CLAUSE = /(?<!,) (?:wenn|weil|dass|damit|falls|obwohl|nachdem|sobald) /u;
const MOST_WORDS = 24;
const MOST_VERBS = 3;
const DOING =
  /^(?:Ich )?(?<verb>\p{Lu}?\p{Ll}{3,}e(?: und \p{Ll}{3,}e)?) (?<rest>(?!und \p{Lu}|von |der )[\p{L}\d].*)$/u;
const IN_YEAR = /(?<!(?:seit|ab) (?:\p{L}+ )?)(?<!\d[.,]?)(?:19|20)\d{2}(?![\d.,%]| ?€| \p{Lu})/u;

/** A line of a German resume in the first person; null where it would not read well. */
export function tell(line: string, options: { isCurrent: boolean }): Told | null {
  const counted = amountInBrackets(line);
  const told = tellLine(line, options) ?? (counted === null ? null : tellLine(counted, options));
  return told ?? toldWithPart(line, (part) => tell(part, options));
}

function tellLine(line: string, { isCurrent: isNow }: { isCurrent: boolean }): Told | null {
  const text = inFull(line).replace(/^(?:Ich )?[Hh]abe (?=\p{L})/u, "");
  if (text.split(" ").length > MOST_WORDS || [BROKEN, NEW_SENTENCE, UNMARKED_CLAUSE].some((one) => one.test(text)))
    return null;
  if (tellsOfLife(text)) return null;
  const apart = withoutHow(text) ?? withoutWhen(text, isNow);
  const isPast = apart !== null && /^(?:im Jahr )?(?:19|20)\d{2}/u.test(apart.when);
  const told = apart && tell(apart.text, { isCurrent: isNow && !isPast });
  const one = (told && withWhen(told, apart.when)) ?? tellText(text, isNow);
  return one ?? toldInTwo(text, { tell: (part) => tellText(part, isNow), join: joinDeeds });
}

function tellText(text: string, isNow: boolean): Told | null {
  const isCurrent = isNow && !IN_YEAR.test(text);
  // Who writes in sentences says by the verb what lasts: "Ich führe sechs Leute und habe 2023 umgebaut."
  const lasts = isCurrent || (isNow && text.startsWith("Ich "));
  const said =
    toldAsDoing(text, lasts) ?? toldAsSaid(text, isNow) ?? toldOfThing(text) ?? toldAsChanged(text) ?? toldInWork(text);
  return said ?? (OTHER_SUBJECT.test(text) || isParted(text) ? null : toldWhole(text, isCurrent));
}

function toldWhole(line: string, isCurrent: boolean): Told | null {
  const text = withLinkedList(line, (noun) => workArticle(noun) === null);
  const deed = () => deedOfName(text, { isCurrent });
  const listed = / und |, /u.test(text) ? toldAsInfinitive(text, isCurrent) : null;
  if (listed) return listed;
  const told = toldAsHeld(text, isCurrent) ?? toldAsDone(text) ?? ofDeed(deed()) ?? toldAsPart(text, isCurrent);
  return told ?? toldAsTasks(text, TASKS, { isCurrent }) ?? toldAsInfinitive(text, isCurrent);
}

const MAY_BE_DONE = /^(?:\p{Ll}{2,4})?(?:ge|be|ver|er|ent|zer|über|unter)\p{Ll}{4,}$/u;

const BOTH_VERBS = /^[\p{L}\d ]{3,60} (?<one>\p{Ll}{4,}(?:en|rn|ln)) und (?<other>\p{Ll}{4,}(?:en|rn|ln))$/u;
const BARE = /^(?<noun>\p{Lu}\p{Ll}{4,}(?<!e?[ns]|e)) (?=\p{Ll}+)/u;

function withObject(said: string): string {
  const { noun = "" } = BARE.exec(said)?.groups ?? {};
  const article = noun === "" ? null : articleOf(noun);
  return article === null ? said : `${accusative(article)} ${said}`;
}

function toldAsInfinitive(text: string, isCurrent: boolean): Told | null {
  const both = BOTH_VERBS.exec(text)?.groups;
  const pieces = both ? [text] : text.replaceAll(" und ", ", ").split(", ");
  const verbs = both
    ? Object.values(both)
    : pieces.map((piece) => / (?<verb>\p{Ll}+)$/u.exec(piece)?.groups?.verb ?? "");
  const areVerbs = verbs.every(isInfinitive) && verbs.some((verb) => !MAY_BE_DONE.test(verb));
  const needs =
    areVerbs && pieces.length <= MOST_VERBS
      ? pieces.map((piece) => need(piece) && withObject(need(piece) ?? ""))
      : [null];
  if (needs.includes(null)) return null;
  const [last, begun] = [needs.at(-1), needs.slice(0, -1)];
  const all = begun.length === 0 ? last : `${begun.join(", ")} und ${last}`;
  const belongs = isCurrent ? "gehört" : "gehörte";
  const sentence = `Zu meinen Aufgaben ${belongs} es, ${all}`;
  const told = { clause: `${belongs} es zu meinen Aufgaben, ${all}`, sentence, also: sentence };
  if (pieces.length === 1) return told;
  return { ...told, inTwo: pieces.map((text) => ({ text, told: toldAsInfinitive(text, isCurrent) ?? told })) };
}

function ofDeed(deed: { verb: string; rest: string } | null): Told | null {
  return deed && ofPerson(deed.verb, deed.rest);
}

const IN_WORK = /^(?<work>\p{Lu}[\p{L}-]{4,40})(?:: | \(|; )(?<done>[^():;]+?)\)?$/u;

/** "Mahnwesen (offene Posten um 20 % gesenkt)" is what was done in it. */
function toldInWork(text: string): Told | null {
  const { work = "", done = "" } = IN_WORK.exec(text)?.groups ?? {};
  const article = work === "" ? null : workArticle(work);
  const told = article && toldAsDone(upperFirst(done));
  if (!told?.sentence.startsWith("Ich habe ")) return null;
  const place = article === "die" ? `in der ${work}` : `im ${work}`;
  const rest = told.sentence.slice("Ich habe ".length);
  return ofPerson("habe", `${place} ${rest}`);
}

/** "Ich betreue 180 Kunden und habe den Umsatz gesteigert": what one person did needs one "ich". */
export const joinDeeds = joinedApart(TASKS, joinPersonal);

function joinPersonal(one: Told, other: Told): Told | null {
  const isOfPerson = one.sentence.startsWith("Ich ") && other.sentence.startsWith("Ich ");
  if (!isOfPerson || / und |[;:,]/.test(one.sentence) || / und |[;:]/.test(other.sentence)) return null;
  return andAlso(one, other);
}

function andAlso(one: Told, other: Told): Told {
  const rest = other.sentence.slice("Ich ".length);
  // "Ich habe Störungen behoben und Kosten gesenkt" has one verb for both.
  const after = (said: string, have: string) =>
    `${said} und ${said.startsWith(have) && rest.startsWith("habe ") ? rest.slice("habe ".length) : rest}`;
  return {
    clause: after(one.clause, "habe ich "),
    sentence: after(one.sentence, "Ich habe "),
    also: after(one.also, "Ich habe "),
  };
}

function isInfinitive(word: string): boolean {
  return /^\p{Ll}{3,}(?:en|rn|ln)$/u.test(word) && deedsOf(foldWord(word), "de").length > 0;
}

function toldAsDoing(text: string, isCurrent: boolean): Told | null {
  const { verb = "", rest = "" } = DOING.exec(text)?.groups ?? {};
  const said = lowerFirst(verb);
  if (said === "mithilfe") return null;
  if (!isCurrent && !/(?<!bei|lei|rei|ar|tes)te(?: |$)/u.test(said)) return null;
  if (/(?<!^w|^s|^sp|^be|verw|vers|zuw|anw)ende(?: |$)/u.test(said) && /^\p{Lu}/u.test(rest)) return null;
  if (/e$/u.test(verb) && isInfinitive(rest.split(" ").at(-1) ?? "") && !text.startsWith("Ich ")) return null;
  const isVerb = said.split(" und ").every((word) => deedsOf(foldWord(word), "de").length > 0);
  const isThing = toldAsDone(text) !== null && !rest.includes(",") && !text.startsWith("Ich ");
  const isWork = /^\p{Lu}/u.test(verb) && workArticle(verb) !== null && !text.startsWith("Ich ");
  if (verb === "" || !isVerb || isThing || isWork || OTHER_SUBJECT.test(rest) || /[:;]/u.test(rest)) return null;
  return ofPerson(said, rest);
}
