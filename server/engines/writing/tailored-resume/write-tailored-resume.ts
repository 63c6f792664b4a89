import { analyseResume } from "../../analysis/analyse-resume.ts";
import { findSkills, skillById } from "../../analysis/find-skills.ts";
import type { Profile, ProfileSection } from "../../analysis/profile.ts";
import { extractResumeFacts } from "../../matching/resume-facts.ts";
import { scoreMatch } from "../../matching/score.ts";
import type { ResumeDraft } from "../draft.ts";
import { readOpening, strongerOpening } from "../english-verbs.ts";
import type { EvidenceGate } from "../evidence/evidence-gate.ts";
import { foldText, type Sources } from "../evidence/sources.ts";
import { WordIndex } from "../evidence/fact-words.ts";
import type { Statement } from "../resume-statements.ts";
import { isNamedOnly, type WritingFacts } from "../writing-facts.ts";
import { isWholeField } from "../skill-names.ts";
import { hasWording, type Keyword, keywordMatch, postingKeywords } from "./keyword-match.ts";

export type TailoredResume = {
  lines: string[];
  profile: Profile;
  keywordMatchBefore: number;
  keywordMatchAfter: number;
  skillsAdded: string[];
  addedKeywords: string[];
  matchedKeywords: string[];
  improvedSections: string[];
  contentImproved: string;
};

const MAX_ADDED = 12;

/** What the local writer would change: plainer openings, and the order of points by what the posting asks. */
export function writeResumeDraft(facts: WritingFacts): ResumeDraft {
  const rewordings = facts.statements.flatMap((statement) => {
    if (statement.isHead || statement.job === null || facts.resumeLanguage !== "en") return [];
    const isCurrent = facts.profile.jobs[statement.job]?.current ?? false;
    const text = strongerOpening(statement.text, { isCurrent });
    return text ? [{ line: statement.lines.from, text }] : [];
  });
  return { rewordings, order: facts.deeds.map(({ line }) => line) };
}

/** Builds the tailored text of a draft; adds nothing that the resume does not show and the gate does not pass. */
export function finishTailoredResume(
  draft: ResumeDraft,
  facts: WritingFacts,
  gate: EvidenceGate,
  now: Date,
): TailoredResume {
  const { profile } = facts;
  const lines = new Map<number, string[]>(profile.lines.map((text, index) => [index, [text]]));
  const changed = new Set<string>();
  const notes: string[] = [];

  const reworded = rewordLines(draft, facts, gate, lines, changed);
  if (reworded > 0) notes.push(`${reworded} ${reworded === 1 ? "line" : "lines"} reworded.`);
  const order = orderPoints(draft, facts, changed);
  if (order.moved > 0)
    notes.push(`${order.moved} ${order.moved === 1 ? "point" : "points"} moved up because the posting asks for them.`);
  const keywords = postingKeywords(facts.listing, facts.weights);
  const lists = orderSkillLists(facts, keywords, lines, changed);
  if (lists > 0) notes.push("Skill lists now begin with what the posting names.");
  const { skillsAdded, addedKeywords, text } = addKeywords(facts, keywords, lines, gate);
  if (skillsAdded.length > 0)
    notes.push(`Added to the skills section, since your text shows it: ${skillsAdded.join(", ")}.`);
  if (addedKeywords.length > 0) notes.push(`The posting's words for skills you show: ${addedKeywords.join(", ")}.`);
  if (text) changed.add(text);

  const tailored = order.lines.flatMap((index) => lines.get(index) ?? []);
  const after = analyseResume(tailored, { now });
  return {
    lines: tailored,
    profile: after,
    keywordMatchBefore: keywordMatch(profile, facts.listing, facts.weights),
    keywordMatchAfter: keywordMatch(after, facts.listing, facts.weights),
    skillsAdded,
    addedKeywords,
    matchedKeywords: scoreMatch(extractResumeFacts(after), facts.listing, facts.weights).matchedSkills,
    improvedSections: [...changed],
    contentImproved:
      notes.length > 0
        ? notes.join(" ")
        : "Nothing had to be changed: the text already puts first what the posting asks for.",
  };
}

function sectionName(section: ProfileSection | undefined): string {
  const names: Partial<Record<ProfileSection["kind"], string>> = {
    experience: "Experience",
    skills: "Skills",
    summary: "Summary",
    projects: "Projects",
  };
  return (section && names[section.kind]) ?? section?.heading ?? "Text";
}

function sectionOf(profile: Profile, line: number): ProfileSection | undefined {
  return profile.sections.find(({ lines }) => line >= lines.from && line <= lines.to);
}

/** Only one statement as the source: a line in other words may say what it said, nothing from elsewhere. */
function onlyStatement(sources: Sources, statement: Statement): Sources {
  const statements = sources.resume.statements.filter(({ line }) => line === statement.lines.from);
  const skills = findSkills(statement.text, { list: true }).map(({ id }) => id);
  return {
    ...sources,
    resume: {
      statements,
      words: new WordIndex([statement.text]),
      skills: new Set(skills),
      folded: [` ${foldText(statement.text)} `],
    },
    // A reworded line must not take words from the posting.
    posting: { statements: [], words: new WordIndex([]), skills: new Set(), folded: [] },
    jobTitle: "",
    company: "",
    place: "",
  };
}

function rewordLines(
  draft: ResumeDraft,
  facts: WritingFacts,
  gate: EvidenceGate,
  lines: Map<number, string[]>,
  changed: Set<string>,
): number {
  let count = 0;
  const done = new Set<number>();
  for (const { line, text } of draft.rewordings) {
    const statement = facts.statements.find((one) => one.lines.from === line);
    if (!statement || done.has(line)) continue;
    done.add(line);
    if (
      statement.isHead ||
      statement.section === "contact" ||
      statement.education !== null ||
      statement.section === "certificates"
    ) {
      gate.drop(text, "Titles, employers, dates, degrees and certificates stay as you wrote them.");
      continue;
    }
    if (foldText(text) === foldText(statement.text)) continue;
    const passed = gate.passRewording(text, { text: statement.text, line }, onlyStatement(facts.sources, statement));
    if (passed === statement.text) continue;
    const stop = /[.]$/.test(statement.text) && !/[.!?]$/.test(passed) ? "." : "";
    lines.set(line, [`${statement.hasBullet ? "• " : ""}${passed}${stop}`]);
    for (let index = line + 1; index <= statement.lines.to; index++) lines.set(index, []);
    changed.add(sectionName(sectionOf(facts.profile, line)));
    count += 1;
  }
  return count;
}

/** Points of one job in the order of the draft, where it is sure where each begins and ends. */
function orderPoints(
  draft: ResumeDraft,
  facts: WritingFacts,
  changed: Set<string>,
): { lines: number[]; moved: number } {
  const rank = new Map<number, number>();
  for (const [index, line] of draft.order.entries()) if (!rank.has(line)) rank.set(line, index);
  const next = facts.profile.lines.map((_, index) => index);
  let moved = 0;
  for (const group of pointGroups(facts)) {
    const sorted = [...group].sort(
      (a, b) => (rank.get(a.lines.from) ?? 1e6) - (rank.get(b.lines.from) ?? 1e6) || a.lines.from - b.lines.from,
    );
    const ups = sorted.filter((statement, index) => group.indexOf(statement) > index);
    if (ups.length === 0) continue;
    moved += ups.length;
    const first = group[0]!;
    const from = first.lines.from;
    const to = group.at(-1)!.lines.to;
    const order = sorted.flatMap(({ lines }) => range(lines.from, lines.to));
    // Empty lines between points stay at the end, so that no line is lost.
    const rest = range(from, to).filter((index) => !order.includes(index));
    next.splice(from, to - from + 1, ...order, ...rest);
    changed.add(sectionName(sectionOf(facts.profile, from)));
  }
  return { lines: next, moved };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function pointGroups({ statements }: WritingFacts): Statement[][] {
  const groups: Statement[][] = [];
  let group: Statement[] = [];
  const close = () => {
    if (group.length > 1) groups.push(group);
    group = [];
  };
  for (const statement of statements) {
    const isPoint =
      statement.job !== null &&
      !statement.isHead &&
      (statement.hasBullet || (/[.;]$/.test(statement.text) && readOpening(statement.text) !== null));
    const last = group.at(-1);
    const fits =
      last &&
      last.job === statement.job &&
      last.hasBullet === statement.hasBullet &&
      statement.lines.from <= last.lines.to + 2;
    if (!isPoint || (last && !fits)) close();
    if (isPoint) group.push(statement);
  }
  close();
  return groups;
}

const SEPARATOR = /(?<!\s)\s*[,;|•·]\s*|\t+/;

/** Items of one-line skill lists, those the posting names first. Returns how many lists changed. */
function orderSkillLists(
  facts: WritingFacts,
  keywords: Keyword[],
  lines: Map<number, string[]>,
  changed: Set<string>,
): number {
  const rank = new Map(keywords.map(({ id }, index) => [id, index]));
  let count = 0;
  for (const statement of facts.statements) {
    if (statement.section !== "skills" || statement.lines.from !== statement.lines.to) continue;
    const [text] = lines.get(statement.lines.from) ?? [];
    const label = /^(?:•\s*)?(?:[^:,;]{2,40}:\s*)?/u.exec(text ?? "")?.[0] ?? "";
    const body = (text ?? "").slice(label.length);
    const separator = /[,;|•·\t]/.exec(body)?.[0];
    if (!separator || /\.\s|\.$|[()]/.test(body)) continue;
    const items = body
      .split(SEPARATOR)
      .map((item) => item.trim())
      .filter((item) => item !== "");
    if (items.length < 3 || items.some((item) => item.split(" ").length > 6)) continue;
    const rankOf = (item: string) =>
      Math.min(...findSkills(item, { list: true }).map(({ id }) => rank.get(id) ?? 1e6), 1e6);
    const sorted = items
      .map((item, index) => ({ item, index, rank: rankOf(item) }))
      .sort((a, b) => a.rank - b.rank || a.index - b.index);
    if (sorted.every(({ index }, position) => index === position)) continue;
    const joint = separator === "\t" ? "\t" : /[|•·]/.test(separator) ? ` ${separator} ` : `${separator} `;
    lines.set(statement.lines.from, [label + sorted.map(({ item }) => item).join(joint)]);
    changed.add("Skills");
    count += 1;
  }
  return count;
}

/** Adds skills, and the posting's wording of skills, that the resume shows elsewhere. */
function addKeywords(
  facts: WritingFacts,
  keywords: Keyword[],
  lines: Map<number, string[]>,
  gate: EvidenceGate,
): { skillsAdded: string[]; addedKeywords: string[]; text: string | null } {
  const { profile } = facts;
  const listLines = new Set(
    profile.sections
      .filter(({ kind }) => kind === "skills" || kind === "languages" || kind === "certificates")
      .flatMap(({ lines: { from, to } }) => range(from, to)),
  );
  const folded = ` ${foldText(profile.lines.join("\n"))} `;
  const skillsAdded: string[] = [];
  const addedKeywords: string[] = [];
  for (const keyword of keywords) {
    if (skillsAdded.length + addedKeywords.length >= MAX_ADDED) break;
    const skill = profile.skills.find(({ id }) => id === keyword.id);
    if (
      !skill ||
      isWholeField(skill.name) ||
      skill.kind === "soft" ||
      skill.kind === "language" ||
      isNamedOnly(facts, skill)
    )
      continue;
    const line = skill.lines.find((index) => listLines.has(index)) ?? skill.lines[0] ?? 0;
    const source = { from: "resume" as const, line, text: (profile.lines[line] ?? "").replace(/^•\s*/, "").trim() };
    const wording = bestWording(keyword, skill.name);
    if (!hasWording(keyword, folded) && wording && isOtherName(wording, keyword.id)) {
      addedKeywords.push(wording);
      gate.claim(wording, source);
    } else if (
      !skill.lines.some((index) => listLines.has(index)) &&
      skill.shown &&
      skill.lines.some((index) => isPlainlyNamed(keyword.id, profile.lines[index] ?? ""))
    ) {
      const name = wording && isOtherName(wording, keyword.id) ? wording : skill.name;
      (name === skill.name ? skillsAdded : addedKeywords).push(name);
      gate.claim(name, source);
    }
  }
  const added = [...skillsAdded, ...addedKeywords];
  if (added.length === 0) return { skillsAdded, addedKeywords, text: null };
  appendToSkills(profile, lines, added);
  return { skillsAdded, addedKeywords, text: "Skills" };
}

function bestWording(keyword: Keyword, own: string): string | null {
  const [wording] = keyword.wordings
    .filter((text) => foldText(text) !== foldText(own))
    .sort((a, b) => b.length - a.length);
  if (!wording) return null;
  return /\p{Lu}/u.test(wording) ? wording : wording.charAt(0).toUpperCase() + wording.slice(1);
}

/** Only names that mean the very same thing: the lexicon's own name of it, or its initials. */
function isOtherName(wording: string, id: string): boolean {
  const name = skillById(id)?.name ?? "";
  const words = name.split(/[\s-]+/).filter((word) => /^\p{Lu}/u.test(word));
  const initials = words.map((word) => word[0]).join("");
  const [given, known] = [foldText(wording), foldText(name)];
  return (
    given === known ||
    (words.length > 1 && given === initials.toLowerCase()) ||
    given.replaceAll(" ", "") === known.replaceAll(" ", "") ||
    coreOf(given) === coreOf(known) ||
    stemsOf(given) === stemsOf(known) ||
    areInitialsOf(known, given)
  );
}

const BESIDES =
  /^(?:skills?|experience|knowledge|software|systems?|tools?|services?|process(?:es)?|procedures?|duties|techniques?)$/;

/** The words of a name that tell it, in the singular: "customer service skills" is "customer service". */
function coreOf(folded: string): string {
  const words = folded.split(" ").filter((word) => !BESIDES.test(word));
  return words.length === 0 ? folded : words.map((word) => word.replace(/(?<=\p{L}{3})s$/u, "")).join(" ");
}

/** "reconcile accounts" and "account reconciliation" have the same words. */
function stemsOf(folded: string): string {
  const words = folded.split(" ").filter((word) => !/^(?:of|and|the|for|with|in)$/.test(word));
  return words.map(stemOf).sort().join(" ");
}

const STEM = 6;

function areInitialsOf(short: string, long: string): boolean {
  const words = long.split(" ").filter((word) => !/^(?:of|and|the|for)$/.test(word));
  return words.length > 1 && words.map((word) => word[0]).join("") === short;
}

/** Whether a line has the words of a skill's name, in whatever form: "reconciled intercompany accounts". */
function isPlainlyNamed(id: string, line: string): boolean {
  const words = foldText(skillById(id)?.name ?? "")
    .split(" ")
    .filter((word) => word !== "" && !BESIDES.test(word));
  const stems = new Set(foldText(line).split(" ").map(stemOf));
  return words.length > 0 && words.every((word) => stems.has(stemOf(word)));
}

/** "reconciliation" and "reconciled" begin alike; short words must be the same. */
function stemOf(word: string): string {
  return word.length > STEM ? word.slice(0, STEM) : word.replace(/(?<=\p{L}{3})s$/u, "");
}

/** At the end of the last skill list, or in a section of its own before the first long part. */
function appendToSkills(profile: Profile, lines: Map<number, string[]>, added: string[]): void {
  const section = profile.sections.filter(({ kind, heading }) => kind === "skills" && heading !== null).at(-1);
  if (section) {
    let last = section.lines.to;
    while (last > section.lines.from && (profile.lines[last] ?? "").trim() === "") last--;
    const [text = ""] = lines.get(last) ?? [];
    const isList = last > section.lines.from && /,/.test(text) && !/[.]$/.test(text);
    if (isList) lines.set(last, [`${text.replace(/(?<![,\s])[,\s]+$/, "")}, ${added.join(", ")}`]);
    else lines.set(last, [...(lines.get(last) ?? []), `${/^•/.test(text) ? "• " : ""}${added.join(", ")}`]);
    return;
  }
  const body = profile.sections.find(({ kind }) => kind === "experience" || kind === "education");
  const at = body?.lines.from ?? profile.lines.length - 1;
  const heading = profile.sections.some(({ heading: own }) => own !== null && own === own.toUpperCase())
    ? "SKILLS"
    : "Skills";
  lines.set(at, [heading, added.join(", "), "", ...(lines.get(at) ?? [])]);
}
