import { findSkills } from "../../analysis/find-skills.ts";
import { skillById } from "../../analysis/related-skills.ts";
import { foldText } from "../evidence/sources.ts";
import type { WritingFacts } from "../writing-facts.ts";
import type { Keyword } from "./keyword-match.ts";
import { listLines } from "./list-lines.ts";
import { isShortFor, sameWording } from "./skill-wordings.ts";
import { fullFrom } from "./full-lines.ts";

const SEPARATOR = /(?<!\s)\s*[,;|•·]\s*|\t+/;
const JOINT = /^(?:and|und|et|y|e|&)\s/iu;
/** A column broke it. */
export const IS_OPEN = /(?:[&/-]|\s(?:and|or|of|for|with|und|et|y|de))$/u;
const FEWEST_ITEMS = 3;
const MOST_OF_ONE = 6;
const LONGEST_ITEM_WORDS = 6;
const LEAST_GROUPED = 10; // a list this long is read more easily in two parts
const FEWEST_IN_GROUP = 3;
export const TOOLS = { en: "Tools", de: "Werkzeuge", es: "Herramientas", fr: "Outils" } as const;
const OTHERS = { en: "Core skills", de: "Fachkenntnisse", es: "Conocimientos", fr: "Savoir-faire" } as const;
const LEAST_KNOWN = 0.6; // who sorts words that nobody knows sorts them wrongly

type SkillList = { line: number; to: number; label: string; joint: string; items: string[] };

export type SkillLists = { lines: Map<number, string[]>; respelled: string[]; ordered: number; twins: number };

/** Skill lists as they stand: what the posting names first, in its spelling where that is the same thing. */
export function tidySkillLists(facts: WritingFacts, keywords: Keyword[]): SkillLists {
  const lists = listsOf(facts);
  const tidied: SkillLists = { lines: new Map(), respelled: [], ordered: 0, twins: 0 };
  for (const { line, to, label, joint, items } of lists) {
    const all = items.map((item) => {
      const text = inPostingsSpelling(item, keywords);
      if (text !== item) tidied.respelled.push(text);
      return text;
    });
    const spelled = withoutTwins(all);
    tidied.twins += all.length - spelled.length;
    const inOrder = byPosting(spelled, keywords);
    const isMoved = inOrder.some((item, index) => item !== spelled[index]);
    if (isMoved) tidied.ordered += 1;
    const groups = lists.length === 1 && label === "" ? grouped(inOrder) : null;
    if (groups) {
      const tools = `${TOOLS[facts.resumeLanguage]}: ${groups.tools.join(joint)}`;
      const others = `${OTHERS[facts.resumeLanguage]}: ${groups.others.join(joint)}`;
      const isToolFirst = groups.tools.includes(inOrder[0] ?? "");
      tidied.lines.set(line, isToolFirst ? [tools, others] : [others, tools]);
    } else if (isMoved || spelled.length < all.length || spelled.some((item, index) => item !== items[index]))
      tidied.lines.set(line, [label + inOrder.join(joint)]);
    if (tidied.lines.has(line)) for (let next = line + 1; next <= to; next++) tidied.lines.set(next, []);
  }
  return tidied;
}

/** A line that lists skills with those first that the posting names; any other line as it is. */
export function inPostingsOrder(text: string, keywords: readonly Keyword[]): string {
  const list = readList(text);
  return list === null ? text : list.label + byPosting(list.items, keywords).join(list.joint);
}

function byPosting(items: readonly string[], keywords: readonly Keyword[]): string[] {
  const rank = new Map(keywords.map(({ id }, index) => [id, index]));
  const rankOf = (item: string) => Math.min(...idsIn(item).map((id) => rank.get(id) ?? 1e6), 1e6);
  return items
    .map((item, index) => ({ item, index, rank: rankOf(item) }))
    .sort((a, b) => a.rank - b.rank || a.index - b.index)
    .map(({ item }) => item);
}

const LABEL = /^(?:•\s*)?(?:[^:,;–—]{2,40}(?:: ?| [–—-] ))?/u;
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
function readList(text: string): Pick<SkillList, "label" | "joint" | "items"> | null {
  const label = LABEL.exec(text)?.[0] ?? "";
  const body = text.slice(label.length);
  // What stands in brackets belongs to its item.
  const outside = body.replace(IN_BRACKETS, (part) => "_".repeat(part.length));
  const marks = outside.match(/[|•·]/g)?.length ?? 0;
  const separator = (marks > 1 ? /[|•·]/ : MARK).exec(outside)?.[0];
  // "SQL, Oracle; Java, Go" are groups of their own.
  const isGrouped = marks < 2 && outside.includes(",") && outside.slice(0, -1).includes(";");
  if (!separator || isGrouped || /\.\s|\.$|[()]/.test(outside)) return null;
  const items: string[] = [];
  let begin = 0;
  for (const { index } of [...outside.matchAll(marks > 1 ? /[|•·]/g : /[,;|•·\t]/g), { index: outside.length }]) {
    const item = body.slice(begin, index).trim();
    if (item !== "") items.push(item);
    begin = index + 1;
  }
  const isProse = items.some((item) => JOINT.test(item) || IS_OPEN.test(item) || HAS_LABEL.test(item));
  const isLong = items.some((item) => item.split(" ").length > LONGEST_ITEM_WORDS);
  if (isProse || isLong || items.length < FEWEST_ITEMS || saysOfAll(items)) return null;
  return { label, joint: separator === "\t" ? "\t" : jointOf(separator), items };
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
    return found ? { before: item.slice(0, found.from).trim(), after: item.slice(found.to).trim() } : null;
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
  return foldText(text).replace(/ies$/u, "y").replace(/s$/u, "");
}

/** "K8s" as "Kubernetes (K8s)", "NodeJS" as "Node.js"; whatever is not the very same thing stays. */
function inPostingsSpelling(item: string, keywords: Keyword[]): string {
  const [found, ...others] = findSkills(item, { list: true });
  if (!found || others.length > 0 || item.slice(found.from, found.to) !== item) return item;
  const keyword = keywords.find(({ id }) => id === found.id);
  const known = keyword?.wordings.some((wording) => singular(wording) === singular(item));
  if (!keyword || known !== false) return item;
  const wording = sameWording(keyword, item);
  if (wording === null) return item;
  // "Math" for "Mathematics" tells nobody more, and "ERP systems (ERP)" says it twice.
  const [own, theirs] = [foldText(item), foldText(wording)];
  if (own.startsWith(theirs) || theirs.startsWith(`${own} `)) return item;
  if (theirs.startsWith(own)) return wording;
  if (isShortFor(wording, item)) return `${item} (${wording})`;
  return isShortFor(item, wording) ? `${wording} (${item})` : wording;
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

const MAKER = /^(?:ms|microsoft|adobe|apache) (?=\S)/u;

/** "MS Excel" is Excel, "Auto CAD" AutoCAD, and "proposals" are a proposal. */
function bareName(item: string): string {
  const folded = foldText(item);
  const isTool = idsIn(item).some((id) => skillById(id)?.kind === "tool");
  return isTool ? folded.replace(MAKER, "").replaceAll(" ", "") : singular(folded);
}

function grouped(items: string[]): { tools: string[]; others: string[] } | null {
  if (items.length < LEAST_GROUPED) return null;
  if (items.filter((item) => idsIn(item).length > 0).length < items.length * LEAST_KNOWN) return null;
  const isTool = (item: string) => idsIn(item).some((id) => skillById(id)?.kind === "tool");
  const [tools, others] = [items.filter(isTool), items.filter((item) => !isTool(item))];
  return Math.min(tools.length, others.length) < FEWEST_IN_GROUP ? null : { tools, others };
}
