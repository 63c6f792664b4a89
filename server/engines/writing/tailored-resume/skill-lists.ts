import { findSkills } from "../../analysis/find-skills.ts";
import { skillById } from "../../analysis/related-skills.ts";
import { foldText } from "../evidence/sources.ts";
import type { WritingFacts } from "../writing-facts.ts";
import type { Keyword } from "./keyword-match.ts";
import { listLines } from "./list-lines.ts";
import { isShortFor, sameWording } from "./skill-wordings.ts";

const SEPARATOR = /(?<!\s)\s*[,;|•·]\s*|\t+/;
const JOINT = /^(?:and|und|et|y|e|&)\s/iu;
const FEWEST_ITEMS = 3;
const LONGEST_ITEM_WORDS = 6;
const LEAST_GROUPED = 10; // a list this long is read more easily in two parts
const FEWEST_IN_GROUP = 3;
const TOOLS = { en: "Tools", de: "Werkzeuge", es: "Herramientas", fr: "Outils" } as const;

type SkillList = { line: number; to: number; label: string; joint: string; items: string[] };

export type SkillLists = { lines: Map<number, string[]>; respelled: string[]; ordered: number };

/** Skill lists as they stand: what the posting names first, in its spelling where that is the same thing. */
export function tidySkillLists(facts: WritingFacts, keywords: Keyword[]): SkillLists {
  const rank = new Map(keywords.map(({ id }, index) => [id, index]));
  const lists = listsOf(facts);
  const tidied: SkillLists = { lines: new Map(), respelled: [], ordered: 0 };
  for (const { line, to, label, joint, items } of lists) {
    const all = items.map((item) => {
      const text = inPostingsSpelling(item, keywords);
      if (text !== item) tidied.respelled.push(text);
      return text;
    });
    const spelled = all.filter((item, index) => all.findIndex((one) => foldText(one) === foldText(item)) === index);
    const rankOf = (item: string) => Math.min(...idsIn(item).map((id) => rank.get(id) ?? 1e6), 1e6);
    const sorted = spelled
      .map((item, index) => ({ item, index, rank: rankOf(item) }))
      .sort((a, b) => a.rank - b.rank || a.index - b.index);
    const isMoved = sorted.some(({ index }, position) => index !== position);
    if (isMoved) tidied.ordered += 1;
    const inOrder = sorted.map(({ item }) => item);
    const groups = lists.length === 1 && label === "" ? grouped(inOrder) : null;
    if (groups) {
      const tools = `${TOOLS[facts.resumeLanguage]}: ${groups.tools.join(joint)}`;
      const others = groups.others.join(joint);
      const isToolFirst = groups.tools.includes(inOrder[0] ?? "");
      tidied.lines.set(line, isToolFirst ? [tools, others] : [others, tools]);
    } else if (isMoved || spelled.length < all.length || spelled.some((item, index) => item !== items[index]))
      tidied.lines.set(line, [label + inOrder.join(joint)]);
    if (tidied.lines.has(line)) for (let next = line + 1; next <= to; next++) tidied.lines.set(next, []);
  }
  return tidied;
}

function listsOf({ statements, profile }: WritingFacts): SkillList[] {
  const listed = new Set(listLines(profile));
  return statements.flatMap(({ text: whole, hasBullet, lines: { from, to } }) => {
    if (!listed.has(from)) return [];
    const text = from === to ? (profile.lines[from] ?? "") : `${hasBullet ? "• " : ""}${whole}`;
    const label = /^(?:•\s*)?(?:[^:,;]{2,40}:\s*)?/u.exec(text)?.[0] ?? "";
    const body = text.slice(label.length);
    const separator = /[,;|•·\t]/.exec(body)?.[0];
    if (!separator || /\.\s|\.$|[()]/.test(body)) return [];
    const items = body
      .split(SEPARATOR)
      .map((item) => item.trim())
      .filter((item) => item !== "");
    const isProse = items.some((item) => JOINT.test(item));
    if (isProse || items.length < FEWEST_ITEMS || items.some((item) => item.split(" ").length > LONGEST_ITEM_WORDS))
      return [];
    const joint = separator === "\t" ? "\t" : /[|•·]/.test(separator) ? ` ${separator} ` : `${separator} `;
    return [{ line: from, to, label, joint, items }];
  });
}

function idsIn(item: string): string[] {
  return findSkills(item, { list: true }).map(({ id }) => id);
}

/** "K8s" as "Kubernetes (K8s)", "NodeJS" as "Node.js"; whatever is not the very same thing stays. */
function inPostingsSpelling(item: string, keywords: Keyword[]): string {
  const [found, ...others] = findSkills(item, { list: true });
  if (!found || others.length > 0 || item.slice(found.from, found.to) !== item) return item;
  const keyword = keywords.find(({ id }) => id === found.id);
  const known = keyword?.wordings.some((wording) => foldText(wording) === foldText(item));
  if (!keyword || known !== false) return item;
  const wording = sameWording(keyword, item);
  if (wording === null) return item;
  return isShortFor(item, wording) || isShortFor(wording, item) ? `${wording} (${item})` : wording;
}

function grouped(items: string[]): { tools: string[]; others: string[] } | null {
  if (items.length < LEAST_GROUPED) return null;
  const isTool = (item: string) => idsIn(item).some((id) => skillById(id)?.kind === "tool");
  const [tools, others] = [items.filter(isTool), items.filter((item) => !isTool(item))];
  return Math.min(tools.length, others.length) < FEWEST_IN_GROUP ? null : { tools, others };
}
