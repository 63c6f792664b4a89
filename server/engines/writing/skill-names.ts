import { anyOf } from "../any-of.ts";
import { findSkills } from "../analysis/find-skills.ts";
import { skillById } from "../analysis/related-skills.ts";
import { lowerFirst, readOpening } from "./english-verbs.ts";

/** The words a text has for a skill; null when it does not name it. */
export function wordingOf(text: string, id: string): string | null {
  const found = findSkills(text, { list: true }).find((skill) => skill.id === id);
  return found ? text.slice(found.from, found.to).replace(/\s+/g, " ") : null;
}

/** "In compliance with recipes" says how something is done, and names no skill. */
export function isManner(text: string, { from, to }: { from: number; to: number }): boolean {
  return /(?<!\p{L})in $/iu.test(text.slice(0, from)) && /^ with(?!\p{L})/iu.test(text.slice(to));
}

/** Whether a word is a tool's name as it is written: "Go" and "Swift", which are words of every day in small letters. */
export function isNamedTool(word: string): boolean {
  const skill = skillById(word.toLowerCase());
  return skill?.kind === "tool" && skill.name === word;
}

/** With a capital first letter, for badges. */
export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const WHOLE_FIELDS = new RegExp(
  `^${anyOf(
    String.raw`accounting agriculture culinary architecture aviation banking business construction customer\sservice`,
    String.raw`design education electronics engineering fashion finance fitness healthcare health\scare`,
    String.raw`hospitality human\sresources information\stechnology insurance law literacy logistics management manufacturing marketing`,
    String.raw`medicine nursing research retail sales social\smedia teaching technology training transportation`,
  )}$`,
  "i",
);

/** Whether a skill's name is that of a whole field, such as "Healthcare". */
export function isWholeField(name: string): boolean {
  return WHOLE_FIELDS.test(name);
}

const EVERYDAY = new RegExp(
  `^${anyOf(
    String.raw`accounting analysis background\schecks truck\sdriving negotiation budgeting cashiering`,
    String.raw`client\srelations databases? drug\stesting computer\sscience computer\sskills consulting coordination data\sanalysis data\sentry documentation editing email`,
    String.raw`filing forecasting inventory leadership mentoring microsoft\soffice office outlook pharmacy`,
    String.raw`dentistry culinary\sarts cooking mathematics planning powerpoint presentations? programming\slanguages proofreading`,
    String.raw`public\sspeaking quality\sassurance recruiting reporting reports sales scheduling spreadsheets?`,
    "supervision support testing training typing word writing",
  )}$`,
  "i",
);

/** Whether a skill's name says too little to speak of alone: a whole field, or what nearly every job asks for. */
export function isGeneral(name: string): boolean {
  return isWholeField(name) || EVERYDAY.test(name);
}

/** "in design" is no InDesign, and a word of the company's name or of the title is no skill to ask for. */
export function isTrustedName(
  id: string,
  wording: string | null,
  { title, company }: { title: string; company: string },
): boolean {
  const skill = skillById(id);
  if (!skill || wording === null) return false;
  const isProduct = skill.kind === "tool" && /\p{Ll}\p{Lu}|^\p{Lu}\p{Ll}+$/u.test(skill.name);
  if (isProduct && wording === wording.toLowerCase() && wording !== skill.name.toLowerCase()) return false;
  const names = ` ${company} `.toLowerCase();
  const isOfCompany = wording
    .toLowerCase()
    .split(" ")
    .some((word) => word.length > 3 && names.includes(` ${word} `));
  return !isOfCompany && title.toLowerCase() !== wording.toLowerCase();
}

const CAPITALS = /^\p{Lu}{3,}$/u;

/** A skill's name as a sentence takes it: no capitals throughout, and a thing instead of "reconcile accounts". */
export function skillInSentence(id: string, name: string): string {
  if (/[+#]|^\P{L}|^\p{L}$/u.test(name)) return name;
  const isShouted = name.length > 5 && name === name.toUpperCase() && /^\p{L}[\p{L} ]+$/u.test(name);
  const skill = skillById(id);
  if (isShouted) {
    // "SAP EWM" is written so, "PROJECT MANAGEMENT" only shouted.
    const usual = skill?.name ?? name.toLowerCase();
    return usual === name || usual === usual.toLowerCase() ? usual : skillInSentence(id, usual);
  }
  const isVerb = readOpening(`${lowerFirst(name)} `)?.form === "base";
  if (skill && skill.kind !== "tool" && isVerb) return skill.name.toLowerCase();
  const isName = (skill?.kind !== "hard" && skill?.kind !== "soft") || CAPITALS.test(skill.name);
  if (/^\p{Lu}\p{Ll}+(?: (?:and|of|or) \p{Lu}\p{Ll}+|[ -]\p{Lu}\p{Ll}+)*$/u.test(name))
    return isName ? name : name.toLowerCase();
  // "IT Support" is no name either.
  if (!isName && / \p{Lu}\p{Ll}/u.test(name))
    return lowerFirst(name.replace(/(?<= )\p{Lu}(?=\p{Ll}+(?: |$))/gu, (letter) => letter.toLowerCase()));
  // "Java EE" and "Vue.js" are names.
  if (skill?.kind === "tool" && /[\p{Lu}.]/u.test(name.slice(1))) return name;
  return lowerFirst(name);
}
