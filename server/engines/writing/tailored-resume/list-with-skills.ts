import { findSkills } from "../../analysis/find-skills.ts";
import type { MaterialLanguage } from "../language.ts";
import { skillInSentence } from "../skill-names.ts";
import type { WritingFacts } from "../writing-facts.ts";
import { hasSkillsLabel, isOfOtherThings, isOfPrograms } from "./list-lines.ts";
import { IS_OPEN, TOOLS } from "./skill-lists.ts";

export const SKILLS = { en: "Skills", de: "Kenntnisse", es: "Competencias", fr: "Compétences" } as const;
/** Stands before what is added below prose. */
const ALSO = { en: "Also", de: "Außerdem", es: "Además", fr: "Aussi" } as const;
const FEWEST_IN_SECTION = 3;
export const MOST_WORDS = 4;
const LEAST_ITEMS = 0.8;

type Around = { facts: WritingFacts; heading: string | null };

/** The lines of a list with what is added: programs beside programs, the rest below them. */
export function withAdded(present: string[], added: string[], { facts, heading }: Around): string[] {
  const [text = "", ...others] = present;
  const isTool = (name: string) => findSkills(name, { list: true }).some(({ kind }) => kind === "tool");
  const tools = added.filter(isTool);
  const rest = added.filter((name) => !tools.includes(name));
  if (others.length === 1) {
    const isOfTools = (line: string) => line.startsWith(`${TOOLS[facts.resumeLanguage]}: `);
    if (present.some(isOfTools)) return present.map((line) => extended(line, isOfTools(line) ? tools : rest));
  }
  const isOfKinds = isOfPrograms(text, heading) && rest.length > 0;
  // A list of operating systems or of languages takes nothing else.
  if (!isOfKinds && !isOfOtherThings(text)) return [...extendedBy(text, added, facts.resumeLanguage), ...others];
  const label = SKILLS[facts.resumeLanguage];
  const mark = /^• ?/u.exec(text)?.[0] ?? "";
  const named = /^[^:\p{Ll}]+:/u.test(text) ? label.toUpperCase() : label;
  const [own, below] = isOfKinds ? [extended(text, tools), rest] : [text, added];
  return [own, `${mark}${named}: ${below.join(", ")}`, ...others];
}

/** A list with more names at its end, joined and written as its own are. */
export function extended(text: string, names: readonly string[]): string {
  if (names.length === 0) return text;
  const mark = ["|", "·", "•"].find((one) => text.split(` ${one} `).length > 2);
  const joint = mark ? ` ${mark} ` : text.split("; ").length > 2 ? "; " : ", ";
  return `${text.replace(/(?<![.,;\s])[.,;\s]+$/, "")}${joint}${inListsCase(names, text).join(joint)}${/\.$/.test(text) ? "." : ""}`;
}

/** On the line of a list, before the sentence that follows it there, or below what is no list. */
function extendedBy(text: string, added: readonly string[], language: MaterialLanguage): string[] {
  const end = text.search(/\. \p{Lu}/u);
  if (end > 0 && text.slice(0, end).split(", ").length >= FEWEST_IN_SECTION)
    return [`${text.slice(0, end)}, ${inListsCase(added, text).join(", ")}${text.slice(end)}`];
  if (isList(text.replace(/\.$/u, "")) || hasSkillsLabel(text)) return [extended(text, added)];
  const isProse = /\.$/u.test(text);
  return [text, `${/^•/.test(text) ? "• " : ""}${isProse ? `${ALSO[language]}: ` : ""}${added.join(", ")}`];
}

/** Items with a sign between them; "Oracle based HRIS, budget and accounting software" is a single one. */
export function isList(text: string): boolean {
  if (text.endsWith(".") || IS_OPEN.test(text)) return false;
  if (/ [|·•] .* [|·•] /.test(text)) return true;
  const items = text.replace(/^[^:]{2,40}: /u, "").split(/[,;]/u);
  const isItem = (item: string) => item.trim().split(" ").length <= MOST_WORDS && !/ (?:and|und|et|y) /u.test(item);
  return items.length > 1 && items.filter(isItem).length >= items.length * LEAST_ITEMS;
}

const LEAST_SMALL = 0.6;

function inListsCase(added: readonly string[], list: string): string[] {
  const isTool = (item: string) => findSkills(item, { list: true }).some(({ kind }) => kind === "tool");
  const items = list
    .replace(/\([^()]*\)/gu, "")
    .split(/[,;|•·]/u)
    .slice(1)
    .map((item) => item.trim())
    .filter((item) => item !== "" && !isTool(item) && !/^[\p{Lu}\d.&/+-]+$/u.test(item));
  const small = items.filter((item) => /^\p{Ll}/u.test(item)).length;
  if (items.length === 0 || small < items.length * LEAST_SMALL) return [...added];
  return added.map((name) => {
    const [found] = findSkills(name, { list: true });
    return found?.kind === "hard" && !/\p{Lu}{2}/u.test(name) ? skillInSentence(found.id, name) : name;
  });
}
