import type { LineRange, Profile, ProfileSkill } from "../../analysis/profile.ts";
import { EvidenceGate } from "../evidence/evidence-gate.ts";
import { foldText } from "../evidence/sources.ts";
import { isHead } from "../../analysis/judge-part.ts";
import { isOfKind } from "../facts/credential-kinds.ts";
import { findSkills } from "../../analysis/find-skills.ts";
import { skillById } from "../../analysis/related-skills.ts";
import { readOpening } from "../english-verbs.ts";
import { upperFirst, wordingOf } from "../skill-names.ts";
import { isNamedOnly, type WritingFacts } from "../writing-facts.ts";
import { foldForWordings, hasWording, type Keyword, lineOfOwnName, wordingIn } from "./keyword-match.ts";
import { A_YEAR, listLines } from "./list-lines.ts";
import { doneThings, heldInDeeds } from "./held-in-deeds.ts";
import { isListable, isNoWork, isOfJob, provenSkill } from "./listable-skills.ts";
import { kindNamed } from "./kind-named.ts";
import { intoGroups } from "./labelled-groups.ts";
import { extended, isList, MOST_WORDS, SKILLS, withAdded } from "./list-with-skills.ts";
import type { ResumeChange } from "./resume-change.ts";
import { withOwnCapitals } from "./own-capitals.ts";
import { withShortNames } from "./short-names.ts";
import { arranged, brokenList, tidySkillLists } from "./skill-lists.ts";
import {
  areInitialsOf,
  isPlainlyNamed,
  isShortFor,
  sameWording,
  stemOf,
  stemsOf,
  wholeWording,
} from "./skill-wordings.ts";

const MAX_ADDED = 12;
const FEWEST_OF_OWN = 2; // a section that lists a single skill says that there is no other
const BETWEEN_ITEMS = /[,;:|•·]/u;

export type SkillsChange = {
  change: ResumeChange | null;
  skillsAdded: string[];
  addedKeywords: string[];
  /** Lists that now begin with what the posting names. */
  ordered: number;
  /** Items left out that a list has twice. */
  twins: number;
};

/** The skills section as the posting's reader looks for it: nothing is listed that no line shows. */
export function skillsChange(facts: WritingFacts, keywords: Keyword[], gate: EvidenceGate): SkillsChange {
  const { lines, respelled, ordered, twins, isOnly } = tidySkillLists(facts, keywords);
  const profileText = facts.profile.lines.join("\n");
  const found = unlistedSkills(facts, keywords, respelled, gate);
  const skillsAdded = found.skillsAdded.map((name) => withOwnCapitals(name, profileText));
  const addedKeywords = found.addedKeywords.map((name) => withOwnCapitals(name, profileText));
  const added = [...skillsAdded, ...addedKeywords];
  const spelled = [...new Set(respelled)];
  const isListed = added.length > 0 && hasPlaceFor(facts, added);
  const inserted = isListed ? listSkills(facts, lines, added) : null;
  const told = isListed
    ? { skillsAdded, addedKeywords: [...spelled, ...addedKeywords], ordered, twins }
    : { skillsAdded: [], addedKeywords: spelled, ordered, twins };
  if (lines.size === 0 && inserted === null) return { change: null, ...told };
  const how = { keywords, isOnly, language: facts.resumeLanguage };
  const replaced = [...lines].map(([at, text]) => ({
    at,
    text: isListed ? text.flatMap((line) => arranged(line, how)) : text,
  }));
  return { change: { kind: "skills", about: "Skills", lines: replaced, inserted, order: null }, ...told };
}

const PROSE_WORDS = 8;

/** Whether a list takes what is added: below prose about oneself a single name stands forlorn. */
function hasPlaceFor(facts: WritingFacts, added: string[]): boolean {
  const last = lastList(facts.profile);
  if (last === null) return sectionOf(facts, added) !== null;
  const text = facts.profile.lines[last] ?? "";
  const isProse = /\.$/.test(text.trim()) && !isList(text) && text.split(" ").length >= PROSE_WORDS;
  return !isProse || added.length > 1;
}

function unlistedSkills(
  facts: WritingFacts,
  keywords: Keyword[],
  respelled: string[],
  gate: EvidenceGate,
): { skillsAdded: string[]; addedKeywords: string[] } {
  const { profile } = facts;
  const listed = new Set([
    ...listLines(profile),
    ...profile.sections
      .filter(({ kind }) => kind === "languages" || kind === "certificates")
      .flatMap(({ lines: { from, to } }) => Array.from({ length: to - from + 1 }, (_, index) => from + index)),
  ]);
  const folded = foldForWordings([...profile.lines, ...respelled].join("\n"));
  const lists = foldForWordings(
    listLines(profile)
      .map((line) => profile.lines[line])
      .join("\n"),
  );
  const added = { skillsAdded: [] as string[], addedKeywords: [] as string[] };
  const done = doneThings(profile);
  const passes = (name: string) =>
    new EvidenceGate(facts.sources).passWhole(`${upperFirst(name)}.`, { subject: "person" }) !== null;
  for (const keyword of keywords) {
    if (added.skillsAdded.length + added.addedKeywords.length >= MAX_ADDED) break;
    const named = lineOfOwnName(keyword, profile);
    if (named !== null && isOfJob(named, profile) && !listed.has(named) && passes(keyword.name)) {
      added.skillsAdded.push(keyword.name);
      gate.claim(keyword.name, { from: "resume", line: named, text: (profile.lines[named] ?? "").trim() });
      continue;
    }
    const skill = provenSkill(keyword.id, profile);
    const kind = skill ? null : kindNamed(keyword, { facts, lists, listed, isNoWork });
    if (kind !== null) {
      added.addedKeywords.push(kind.name);
      gate.claim(kind.name, kind.source);
    }
    const isPlaced = kind !== null || hasWording(keyword, folded) || skill?.lines.some((at) => listed.has(at));
    const shown = isPlaced ? null : heldInDeeds(keyword, done);
    const isAsked = skill === null || keyword.wordings.includes(shown?.name ?? "");
    if (shown !== null && isAsked && !lists.includes(foldForWordings(shown.name)) && passes(shown.name)) {
      const name = upperFirst(withoutPlural(shown.name, keyword.id));
      added.addedKeywords.push(name);
      gate.claim(name, { from: "resume", line: shown.line, text: shown.text });
      continue;
    }
    if (!skill || !isListable(skill, facts) || isNamedOnly(facts, skill) || isNoWork(skill, profile)) continue;
    const line = skill.lines.find((index) => listed.has(index)) ?? skill.lines[0] ?? 0;
    const source = { from: "resume" as const, line, text: (profile.lines[line] ?? "").replace(/^•\s*/, "").trim() };
    // Only what a line calls it itself is the same under another name: "E-Verify" is no employment law.
    const written = skill.lines.flatMap((index) => wholeWording(profile.lines[index] ?? "", keyword.id) ?? []);
    const usual = usualName(skill);
    const isOnlyThing = /^\p{L}+ing$/u.test(usual) && written.every((text) => !/(?:ing|ed)$/iu.test(text));
    const isPlain = !isOnlyThing && skill.lines.some((index) => isPlainlyNamed(keyword.id, profile.lines[index] ?? ""));
    const isWhole = isPlain && usual.includes(" ");
    const name = written.find((text) => sameWording(keyword, text) !== null) ?? (isWhole ? usual : skill.name);
    const same = written.includes(name) || isWhole ? sameWording(keyword, name) : null;
    const said = skill.lines.map((index) => wordingIn(keyword, foldForWordings(profile.lines[index] ?? "")));
    const own = said.find((wording) => wording !== null && isWholeName(wording, skill)) ?? null;
    const isNamed = own !== null || isPlain;
    if (same !== null && lists.includes(foldForWordings(same))) continue;
    // "Math" tells whoever reads "Mathematics" nothing more.
    const isBeginning = same !== null && foldText(name).startsWith(foldText(same)) && same !== name;
    // "ERP" is listed, and "ERP system" says it again.
    const isLonger = same !== null && foldText(same).startsWith(`${foldText(name)} `);
    if ((isBeginning || isLonger) && skill.lines.some((at) => listed.has(at))) continue;
    if (!hasWording(keyword, folded) && same !== null) {
      const told = asThing(inFull(same, name), keyword.id, facts) ?? usual;
      added.addedKeywords.push(told);
      gate.claim(told, source);
    } else if (skill.lines.some((index) => listed.has(index)) || !skill.shown) continue;
    else if (isNamed) {
      const said = same === null ? spelledName(skill, own, facts) : inFull(same, name);
      const told = asThing(said, keyword.id, facts) ?? skill.name;
      (told === skill.name ? added.skillsAdded : added.addedKeywords).push(told);
      gate.claim(told, source);
    } else {
      // "Safety protocols" answer who asks for safety regulations, in the words that are true.
      const noun = nounOf(skill, facts);
      if (noun === null) continue;
      added.skillsAdded.push(noun);
      gate.claim(noun, source);
    }
  }
  const all = [...added.skillsAdded, ...added.addedKeywords].map(foldForWordings);
  const isWithin = (name: string) =>
    all.some((one) => one !== foldForWordings(name) && one.includes(foldForWordings(name)));
  const items = listLines(profile).flatMap((line) => (profile.lines[line] ?? "").split(BETWEEN_ITEMS));
  // "Cold calls" beside "cold calling" say nothing more.
  const stems = new Set(items.map((item) => stemsOf(foldText(item))));
  const isPaper = (name: string) => {
    const bare = name.replace(OF_PAPER, "");
    return bare !== name && stems.has(stemsOf(foldText(bare)));
  };
  const isNew = (name: string) => !isWithin(name) && !isPaper(name) && !stems.has(stemsOf(foldText(name)));
  const skillsAdded = added.skillsAdded.filter(isNew);
  const others = [...new Set(added.addedKeywords)].filter(isNew);
  return { skillsAdded, addedKeywords: others.filter((name) => !skillsAdded.includes(name)) };
}

/** "Gas Safe registration" beside "Gas Safe" says it again, or more than is known. */
const OF_PAPER = / (?:registration|certification|certificate|licen[cs]e)$/iu;

/** A skill's name as a list has it; null where it is a deed: "administer medications", unlike "care plans". */
function asThing(name: string, id: string, { resumeLanguage }: WritingFacts): string | null {
  const [first, known] = [name, skillById(id)?.name ?? ""].map((text) => stemOf(foldText(text).split(" ")[0] ?? ""));
  const isDone = resumeLanguage === "en" && name.includes(" ") && readOpening(name)?.form === "base";
  return isDone && first !== known ? null : withoutPlural(name, id);
}

/** "Business development" for a posting's "business developments". */
function withoutPlural(name: string, id: string): string {
  const usual = skillById(id)?.name ?? name;
  return `${foldText(usual)}s` === foldText(name) ? usual : name;
}

function usualName({ id, name }: ProfileSkill): string {
  return skillById(id)?.name ?? name;
}

function inFull(wording: string, name: string): string {
  return /^\p{Lu}{2}$/u.test(wording) && isShortFor(wording, name) ? `${name} (${wording})` : wording;
}

/** As the resume spells it where that is no mere plural of the usual name; in other languages always in its words. */
function spelledName({ id, name, lines }: ProfileSkill, own: string | null, facts: WritingFacts): string {
  if (facts.resumeLanguage !== "en" && skillById(id)?.kind === "hard") {
    const said = lines.map((line) => wordingOf(facts.profile.lines[line] ?? "", id)).find((text) => text !== null);
    return upperFirst(said ?? own ?? name);
  }
  const isSpelled = own !== null && foldForWordings(own) !== foldForWordings(name) && !/^\p{Ll}+s$/u.test(own);
  return isSpelled ? upperFirst(own) : name;
}

const LONGEST_NOUN = 40;

function lastOf(text: string): string {
  return text.toLowerCase().split(" ").at(-1) ?? "";
}

/** The words of the resume for a skill where they name a thing; null where they tell of a deed. */
function nounOf(skill: ProfileSkill, { profile, statements }: WritingFacts): string | null {
  const heads = new Set(statements.filter(({ isHead: isTop }) => isTop).map(({ lines }) => lines.from));
  // Above the work there are names of places and parts of them.
  const at = [...skill.lines].sort((a, b) => Number(heads.has(a)) - Number(heads.has(b)));
  const words = at.flatMap((index) => wholeWording(profile.lines[index] ?? "", skill.id) ?? []);
  const noun = words.find(
    (text) =>
      text.includes(" ") &&
      /\p{Ll}/u.test(text) &&
      text.length <= LONGEST_NOUN &&
      readOpening(`${text} `) === null &&
      !isHead(lastOf(text)),
  );
  if (noun !== undefined) return upperFirst(noun);
  const name = usualName(skill);
  const short = words.find((text) => text === text.toUpperCase() && areInitialsOf(foldText(text), foldText(name)));
  return short === undefined ? null : `${name} (${short})`;
}

/** "Shipping" of a feature is no shipping and receiving, where "hairdressing" surely is hair styling. */
function isWholeName(wording: string, { id, name }: Pick<ProfileSkill, "id" | "name">): boolean {
  const isSure = skillById(id)?.aliases.some(
    ({ use, text }) => use === "always" && foldText(text) === foldText(wording),
  );
  return isSure === true || wording.includes(" ") || !name.includes(" ") || /\p{Lu}.*\p{Lu}|[&+#/]/u.test(wording);
}

const LANGUAGES = /^\P{L}*(?:languages?|sprachen|sprachkenntnisse|langues|idiomas)(?!\p{L})/iu;

/** Languages, licences and what was passed in a year are lists of their own within a section of skills. */
function isOtherList(line: string): boolean {
  const named = findSkills(line, { list: true });
  const isOfLanguages = named.length > 0 && named.every(({ kind }) => kind === "language");
  const items = line.split(/[,;|•·]/u);
  const isOfPapers = items.filter(isOfKind).length * 2 > items.length;
  return line.trim() === "" || LANGUAGES.test(line) || isOfLanguages || isOfPapers || A_YEAR.test(line);
}

/** At the end of the last skill list; else a section of its own before the first long part, which is returned. */
function listSkills(facts: WritingFacts, lines: Map<number, string[]>, names: string[]): ResumeChange["inserted"] {
  const { profile } = facts;
  const added = addToGroups(facts, lines, withShortNames(facts, lines, names));
  if (added.length === 0) return null;
  const last = lastList(profile);
  if (last !== null) {
    let at = last;
    while (at > 0 && lines.get(at)?.length === 0) at--;
    const broken = lines.has(at) ? null : brokenList(facts, at);
    if (broken) {
      for (let next = broken.from; next <= at; next++) lines.set(next, next === broken.from ? [broken.text] : []);
      at = broken.from;
    }
    const first = firstOfColumn(at, profile);
    if (first !== null && !lines.has(first)) {
      const text = inColumn(added, profile.lines[first] ?? "");
      // Above "Python, 5 years" a name alone would be the first of all.
      return { at: /\d/.test(profile.lines[first] ?? "") ? at + 1 : first, text };
    }
    const { heading = null } = profile.sections.findLast(({ lines: own }) => own.from <= at && at <= own.to) ?? {};
    lines.set(at, withAdded(lines.get(at) ?? [profile.lines[at] ?? ""], added, { facts, heading }));
    return null;
  }
  const text = sectionOf(facts, added);
  if (text === null) return null;
  const at = firstLongPart(facts);
  // Jobs without a heading would stand below this one.
  const isHeaded = profile.sections.some(({ heading, lines: { from } }) => heading !== null && from === at);
  const [heading = "", list = ""] = text;
  return isHeaded ? { at, text } : { at: profile.lines.length, text: ["", heading, list] };
}

/** Adds what belongs to a group of a list in groups to its line; returns the others. */
function addToGroups({ profile }: WritingFacts, lines: Map<number, string[]>, names: string[]): string[] {
  const groups = listLines(profile)
    .filter((line) => isOfSkills(line, profile) && lines.get(line)?.length !== 0)
    .map((line) => ({ line, text: lines.get(line)?.[0] ?? profile.lines[line] ?? "" }))
    .filter(({ text }) => !isOtherList(text) && isList(text));
  const { placed, left } = intoGroups(names, groups);
  for (const { line, text } of groups)
    if (placed.has(line)) lines.set(line, [extended(text, placed.get(line)!), ...(lines.get(line)?.slice(1) ?? [])]);
  return left;
}

const FEWEST_IN_COLUMN = 3;

/** The first line of a skills section that has each skill in a line of its own, the last of them this one; else null. */
function firstOfColumn(last: number, { sections, lines }: Profile): number | null {
  const part = sections.find(({ kind, lines: { from, to } }) => kind === "skills" && from < last && last <= to);
  if (!part || part.heading === null) return null;
  const { from, to } = part.lines;
  const places = Array.from({ length: to - from }, (_, index) => from + 1 + index);
  const filled = places.filter((at) => (lines[at] ?? "").trim() !== "");
  const isItem = (text: string) => text.split(" ").length <= MOST_WORDS && !/[,;:|·.]/u.test(text);
  const own = filled.filter((at) => !isOtherList(lines[at] ?? ""));
  const isColumn = own.length >= FEWEST_IN_COLUMN && own.every((at) => isItem(lines[at] ?? ""));
  return isColumn ? (filled[0] ?? null) : null;
}

function inColumn(added: readonly string[], line: string): string[] {
  const mark = /^• ?/u.exec(line)?.[0] ?? "";
  return added.map((name) => mark + name);
}

function sectionOf(facts: WritingFacts, added: string[]): string[] | null {
  const { profile, resumeLanguage } = facts;
  const all = [...added, ...ownSkills(facts, added)];
  if (all.length < FEWEST_OF_OWN) return null;
  const isUpper = profile.sections.some(({ heading: own }) => own !== null && own === own.toUpperCase());
  const name = SKILLS[resumeLanguage];
  return [isUpper ? name.toUpperCase() : name, all.join(", "), ""];
}

function lastList(profile: Profile): number | null {
  const known = listLines(profile).filter((line) => !isOtherList(profile.lines[line] ?? ""));
  const goesOn = (line: number) => {
    const next = profile.lines[line + 1] ?? "";
    return isOfSkills(line + 1, profile) && next.trim() !== "" && !/[•:]/.test(next);
  };
  const plain = known.findLast(
    (line) => isOfSkills(line, profile) && isList(profile.lines[line] ?? "") && !goesOn(line),
  );
  if (plain !== undefined) return plain;
  const isOneLine = ({ from, to }: LineRange) =>
    profile.lines.slice(from + 1, to + 1).every((line) => line.trim() === "");
  const hasList = ({ from, to }: LineRange) => profile.lines.slice(from + 1, to + 1).some((line) => !isOtherList(line));
  const section = profile.sections
    .filter(
      ({ kind, heading, lines: own }) => kind === "skills" && heading !== null && (hasList(own) || isOneLine(own)),
    )
    .at(-1);
  if (!section) return known.at(-1) ?? null;
  let last = section.lines.to;
  while (last > section.lines.from && isOtherList(profile.lines[last] ?? "")) last--;
  return last;
}

function isOfSkills(line: number, { sections }: Profile): boolean {
  return sections.some(({ kind, lines: { from, to } }) => kind === "skills" && from <= line && line <= to);
}

const MOST_OF_OWN = 5;

function ownSkills(facts: WritingFacts, added: readonly string[]): string[] {
  const { profile } = facts;
  const told = foldForWordings(added.join("\n"));
  return profile.skills
    .filter(
      (skill) => skill.shown && isListable(skill, facts) && !isNamedOnly(facts, skill) && !isNoWork(skill, profile),
    )
    .flatMap((skill) => {
      const isNamedIn = (text: string) =>
        facts.resumeLanguage === "en" ? isPlainlyNamed(skill.id, text) : wordingOf(text, skill.id) !== null;
      const line = skill.lines.find((index) => isNamedIn(profile.lines[index] ?? ""));
      return line === undefined ? [] : spelledName(skill, null, facts);
    })
    .filter((name) => !told.includes(foldForWordings(name)))
    .slice(0, MOST_OF_OWN);
}

function firstLongPart({ profile, statements }: WritingFacts): number {
  const body = profile.sections.find(({ kind }) => kind === "experience" || kind === "education");
  const [job] = profile.jobs;
  if (!body) return profile.lines.length;
  const isBelowText = statements.some(
    ({ job: index, lines }) => index === null && lines.from > body.lines.from && job && lines.to < job.lines.from,
  );
  return body.kind === "experience" && isBelowText && job ? job.lines.from : body.lines.from;
}
