import { anyOf, anyOfLines } from "../../any-of.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import { skillById } from "../../analysis/related-skills.ts";
import { foldText } from "../evidence/sources.ts";
import { readOpening } from "../english-verbs.ts";
import type { MaterialLanguage } from "../language.ts";
import type { WritingFacts } from "../writing-facts.ts";
import type { Keyword } from "./keyword-match.ts";
import { withKinds } from "./kind-named.ts";
import { listLines } from "./list-lines.ts";
import { isShortFor, MAKER, sameWording, withPlurals } from "./skill-wordings.ts";
import { fullFrom } from "./full-lines.ts";

const SEPARATOR = /(?<!\s)\s*[,;|•·]\s*|\t+/;
const JOINT = /^(?:and|und|et|y|e|&)\s/iu;
/** A column broke it. */
export const IS_OPEN = /(?:[&/-]|\s(?:and|or|of|for|with|und|et|y|de))$/u;
const FEWEST_ITEMS = 3;
const FEWEST_LABELLED = 2;
const MOST_OF_ONE = 6;
const LONGEST_ITEM_WORDS = 6;
const LEAST_GROUPED = 10; // a list this long is read more easily in two parts
const FEWEST_IN_GROUP = 3;
export const TOOLS = { en: "Tools", de: "Werkzeuge", es: "Herramientas", fr: "Outils" } as const;
const OTHERS = { en: "Core skills", de: "Fachkenntnisse", es: "Conocimientos", fr: "Savoir-faire" } as const;
const FEWEST_CODES = 1;
const LEAST_KNOWN = 0.6; // who sorts words that nobody knows sorts them wrongly

const CAPITALS_WITHIN = /(?<![\p{L}\d])\p{Lu}\p{Ll}{2,20}\p{Lu}\p{Ll}{2,20}(?![\p{L}\d])/gu;

/** `end` is the full stop of a list, or the comma behind the last item of one that goes on below. */
type SkillList = { line: number; to: number; label: string; joint: string; items: string[]; end: string };

export type SkillLists = {
  lines: Map<number, string[]>;
  respelled: string[];
  ordered: number;
  twins: number;
  /** There is no list besides, so that this one may be put into groups. */
  isOnly: boolean;
};

/** Skill lists as they stand: what the posting names first, in its spelling where that is the same thing. */
export function tidySkillLists(facts: WritingFacts, keywords: Keyword[]): SkillLists {
  const lists = listsOf(facts);
  const spellings = new Map(
    (facts.posting.description.match(CAPITALS_WITHIN) ?? []).map((word) => [word.toLowerCase(), word]),
  );
  const tidied: SkillLists = { lines: new Map(), respelled: [], ordered: 0, twins: 0, isOnly: lists.length === 1 };
  for (const { line, to, label, joint, items, end: mark } of lists) {
    const end = mark === "." || goesOn(facts.profile.lines[to + 1]) ? mark : "";
    const all = items.map((item) => {
      const text = inPostingsSpelling(item, keywords).replace(
        /[\p{L}\d]+/gu,
        (word) => spellings.get(word.toLowerCase()) ?? word,
      );
      if (text !== item) tidied.respelled.push(text);
      return text;
    });
    const single = withoutTwins(all);
    const spelled = facts.resumeLanguage === "en" ? withKinds(single, keywords, facts) : single;
    tidied.twins += all.length - single.length;
    tidied.respelled.push(...spelled.filter((item) => !single.includes(item)));
    const inOrder = byPosting(spelled, keywords);
    const isMoved = inOrder.some((item, index) => item !== spelled[index]);
    if (isMoved) tidied.ordered += 1;
    const groups = tidied.isOnly && label === "" ? grouped(inOrder, { joint, language: facts.resumeLanguage }) : null;
    if (groups) tidied.lines.set(line, groups);
    else if (isMoved || spelled.length < all.length || spelled.some((item, index) => item !== items[index]))
      tidied.lines.set(line, [label + inOrder.join(joint) + end]);
    if (tidied.lines.has(line)) for (let next = line + 1; next <= to; next++) tidied.lines.set(next, []);
  }
  return tidied;
}

type Arranged = { keywords: readonly Keyword[]; isOnly: boolean; language: MaterialLanguage };

/** A line that lists skills with those first that the posting names, a long one in groups; any other line as it is. */
export function arranged(text: string, { keywords, isOnly, language }: Arranged): string[] {
  const list = readList(text);
  if (list === null) return [text];
  const { label, joint, end } = list;
  const items = byPosting(list.items, keywords);
  const groups = isOnly && label === "" ? grouped(items, { joint, language }) : null;
  return groups ?? [label + items.join(joint) + end];
}

const DRIVING = "driver-s-license"; // nobody is known by it first

/** "Simple Linux user" is no skill to begin with. */
const LITTLE = new RegExp(
  `^${anyOf("simple basic basics beginner beginner's elementary some limited novice grundkenntnisse notions nociones")}(?!\\p{L})|` +
    `\\(${anyOf("basic basics beginner elementary limited novice grundkenntnisse notions básico")}\\)`,
  "iu",
);

function byPosting(items: readonly string[], keywords: readonly Keyword[]): string[] {
  const rank = new Map(keywords.map(({ id, place }) => [id, place]));
  rank.delete(DRIVING);
  const ids = idsOf(items);
  const rankOf = (index: number) =>
    LITTLE.test(items[index] ?? "") ? 1e6 : Math.min(...(ids[index] ?? []).map((id) => rank.get(id) ?? 1e6), 1e6);
  return items
    .map((item, index) => ({ item, index, rank: rankOf(index) }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ item }) => item);
}

function goesOn(next = ""): boolean {
  return next.trim() !== "" && !HAS_LABEL.test(next) && !next.trimEnd().endsWith(":");
}

/** The skills of each item, read among its neighbours: "Go" alone may be any word. */
function idsOf(items: readonly string[]): string[][] {
  const found = findSkills(items.join(", "), { list: true });
  let begin = 0;
  return items.map((item) => {
    const [from, to] = [begin, begin + item.length];
    begin = to + ", ".length;
    return found.filter((one) => one.from < to && one.to > from).map(({ id }) => id);
  });
}

const LABEL = new RegExp(
  `^(?:•\\s*)?${anyOfLines`
    [^:,;–—]{2,40}(?::[ \t]*| [–—-]\s)
    (?:\p{L}{4,12} )?(?:proficient|skilled|experienced|fluent|versed) (?:in|with)\s
  `}?`,
  "iu",
);
const IN_BRACKETS = /\([^()]*\)/gu;
const MARK = /[,;|•·\t]/u;

function listsOf(facts: WritingFacts): SkillList[] {
  return wholeLists(facts).flatMap(({ text, from, to, isTorn }) => {
    const list = isTorn ? null : readList(text);
    return list === null ? [] : [{ line: from, to, ...list }];
  });
}

/** The whole list that ends in a line, where a page broke it into several; null where it did not. */
export function brokenList(facts: WritingFacts, last: number): { text: string; from: number } | null {
  const list = wholeLists(facts).find(({ to }) => to === last);
  return list && list.from < last && readList(list.text) !== null ? list : null;
}

/** The items of a line with what stands before and between them; null where it is no plain list. */
function readList(text: string): Pick<SkillList, "label" | "joint" | "items" | "end"> | null {
  const label = LABEL.exec(text)?.[0] ?? "";
  const body = text.slice(label.length).replace(/\.$/u, "");
  // What stands in brackets belongs to its item.
  const outside = body.replace(IN_BRACKETS, (part) => "_".repeat(part.length));
  const marks = outside.match(/[|•·]/g)?.length ?? 0;
  const separator = (marks > 1 ? /[|•·]/ : outside.includes(",") ? /[,;|•·]/ : MARK).exec(outside)?.[0];
  // "SQL, Oracle; Java, Go" are groups of their own.
  const isGrouped = marks < 2 && outside.includes(",") && outside.slice(0, -1).includes(";");
  if (!separator || isGrouped || /\.\s|[()]/.test(outside)) return null;
  const items: string[] = [];
  let begin = 0;
  for (const { index } of [...outside.matchAll(marks > 1 ? /[|•·]/g : /[,;|•·\t]/g), { index: outside.length }]) {
    const item = body.slice(begin, index).trim();
    if (item !== "") items.push(item);
    begin = index + 1;
  }
  const isProse = items.some((item) => JOINT.test(item) || IS_OPEN.test(item) || HAS_LABEL.test(item));
  const isLong = items.some((item) => item.split(" ").length > LONGEST_ITEM_WORDS);
  const fewest = label === "" ? FEWEST_ITEMS : FEWEST_LABELLED;
  if (isProse || isLong || items.length < fewest || saysOfAll(items)) return null;
  const end = text.endsWith(".") ? "." : /,\s*$/u.test(body) ? "," : "";
  return { label, joint: separator === "\t" ? "\t" : jointOf(separator), items, end };
}

function jointOf(separator: string): string {
  return /[|•·]/.test(separator) ? ` ${separator} ` : `${separator} `;
}

/** "PHP Operating systems: Windows": a part of its own begins within. */
const HAS_LABEL = /\p{L}:\s/u;

type WholeList = { text: string; from: number; to: number; isTorn: boolean };

const FEWEST_BROKEN = 4;
const ENDS_OPEN = /[,|•·]$/u;

/** The lists with the lines into which a page broke them: where one ends in the middle of an item, the next goes on. */
function wholeLists({ statements, profile }: WritingFacts): WholeList[] {
  const listed = new Set(listLines(profile));
  const found: WholeList[] = [];
  const full = fullFrom([...listed].map((line) => profile.lines[line] ?? ""));
  for (const { text: whole, hasBullet, lines } of statements) {
    if (!listed.has(lines.from)) continue;
    const text = lines.from === lines.to ? (profile.lines[lines.from] ?? "") : `${hasBullet ? "• " : ""}${whole}`;
    const last = found.at(-1);
    const { length } = last ? (profile.lines[last.to] ?? "") : "";
    const isFull = length >= full && (last?.text.split(SEPARATOR).length ?? 0) > FEWEST_BROKEN;
    const isBeside = last?.to === lines.from - 1;
    const isBelow = last && profile.lines.slice(last.to + 1, lines.from).every((line) => line.trim() === "");
    const isNext = isBelow && !hasBullet && (LABEL.exec(text)?.[0] ?? "") === "";
    if (isNext && (ENDS_OPEN.test(last.text) || (isBeside && isFull))) {
      last.text = `${last.text} ${text}`;
      last.to = lines.to;
      continue;
    }
    // Where a page ended nobody knows whether an item did.
    const isTorn = isNext === true && !isBeside && [last.text, text].every((one) => isLongList(one));
    if (isTorn) last.isTorn = true;
    found.push({ text, from: lines.from, to: lines.to, isTorn });
  }
  return found;
}

function isLongList(text: string): boolean {
  return text.split(SEPARATOR).length > FEWEST_BROKEN;
}

function saysOfAll(items: readonly string[]): boolean {
  if (items.length > MOST_OF_ONE) return false;
  const rest = items.map((item) => {
    const [found] = findSkills(item, { list: true });
    return found
      ? { before: item.slice(0, found.from).trim(), after: item.slice(found.to).replace(IN_BRACKETS, "").trim() }
      : null;
  });
  const isBare = (one: (typeof rest)[number] | undefined) => one?.before === "" && one.after === "";
  const [first, last] = [rest[0], rest.at(-1)];
  return (
    (first != null && first.before !== "" && rest.slice(1).some(isBare)) ||
    (last != null && last.after !== "" && rest.slice(0, -1).some(isBare))
  );
}

function idsIn(item: string): string[] {
  return findSkills(item, { list: true }).map(({ id }) => id);
}

function singular(text: string): string {
  return foldText(withPlurals(text)).replace(/ies$/u, "y").replace(/s$/u, "");
}

/** "K8s" as "Kubernetes (K8s)", "NodeJS" as "Node.js"; whatever is not the very same thing stays. */
function inPostingsSpelling(item: string, keywords: Keyword[]): string {
  const [found, ...others] = findSkills(item, { list: true });
  if (!found || others.length > 0 || item.slice(found.from, found.to) !== item) return item;
  const keyword = keywords.find(({ id }) => id === found.id);
  const known = keyword?.wordings.some((wording) => singular(wording) === singular(item));
  if (!keyword || known !== false) return item;
  const wording = sameWording(keyword, item);
  if (wording === null || (isDone(wording) && !isDone(item))) return item;
  // "Math" for "Mathematics" tells nobody more, and "ERP systems (ERP)" says it twice.
  const [own, theirs] = [foldText(item), foldText(wording)];
  if (own.startsWith(theirs) || theirs.startsWith(`${own} `)) return item;
  if (theirs.startsWith(own)) return wording;
  if (isShortFor(wording, item)) return `${item} (${wording})`;
  return isShortFor(item, wording) ? `${wording} (${item})` : wording;
}

/** "Manage project" is a deed, and no name for "project management". */
function isDone(name: string): boolean {
  return name.includes(" ") && readOpening(name)?.form === "base";
}

/** Each item once, also where one has its short name with it: "Public Relations (PR), PR, public relations". */
function withoutTwins(items: readonly string[]): string[] {
  const namesOf = (item: string) => {
    const short = / \((?<short>[^()]{1,60})\)$/u.exec(item);
    return [item, item.slice(0, short?.index), short?.groups?.short ?? item].map(bareName);
  };
  return items.filter((item, index) => {
    const own = bareName(item);
    const isTold = items.slice(0, index).some((one) => namesOf(one).includes(own));
    const isToldBetter = items.slice(index + 1).some((one) => namesOf(one)[1] === own && namesOf(one)[0] !== own);
    return !isTold && !isToldBetter;
  });
}

/** "MS Excel" is Excel, "Auto CAD" AutoCAD, and "proposals" are a proposal. */
function bareName(item: string): string {
  const folded = foldText(item);
  const isTool = idsIn(item).some((id) => skillById(id)?.kind === "tool");
  return isTool ? folded.replace(MAKER, "").replaceAll(" ", "") : singular(folded);
}

function isOfTools(id: string): boolean {
  const skill = skillById(id);
  return skill?.kind === "tool" || (skill?.parents.includes("databases") ?? false);
}

type Grouping = { joint: string; language: MaterialLanguage };

/** A long list as two: what one knows, and the tools that one has used; null where it is short or of one kind. */
function grouped(items: string[], { joint, language }: Grouping): string[] | null {
  if (items.length < LEAST_GROUPED) return null;
  const ids = idsOf(items);
  if (ids.filter((some) => some.length > 0).length < items.length * LEAST_KNOWN) return null;
  const isCode =
    ids.flat().filter((id) => skillById(id)?.parents.includes("programming-languages")).length > FEWEST_CODES;
  // "C" among forms and taxes is no language.
  const isTool = (index: number) => (isCode || items[index]!.length > 1) && (ids[index] ?? []).some(isOfTools);
  const [tools, others] = [items.filter((_, index) => isTool(index)), items.filter((_, index) => !isTool(index))];
  if (Math.min(tools.length, others.length) < FEWEST_IN_GROUP) return null;
  const both = [`${TOOLS[language]}: ${tools.join(joint)}`, `${OTHERS[language]}: ${others.join(joint)}`];
  return isTool(0) ? both : both.reverse();
}
