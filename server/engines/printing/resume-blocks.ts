import type { LineRange, Profile, ProfileSection } from "../analysis/profile.ts";
import { anyOf } from "../any-of.ts";
import { fullLineLength, isBrokenAt } from "../analysis/resume-lines.ts";
import { printableLine, printableLines } from "./printable-text.ts";
import { tidyType } from "./tidy-type.ts";

/** `entry` is the first line of a job or degree, `detail` the next one; `letterhead` stands under a letter's name. */
type BlockKind = "title" | "letterhead" | "heading" | "entry" | "detail" | "bullet" | "text";

export type Block = {
  kind: BlockKind;
  marker: string | null;
  lines: string[][];
  /** How many characters at the start are a label, such as "Skills:". */
  labelLength: number;
  parted: boolean;
};

export type DownloadText = { content: string; profile: Profile };

type SourceLine = { text: string; kind: BlockKind; labelLength: number; parted: boolean; section: number };
type Structure = { sections: ProfileSection[]; kinds: (BlockKind | null)[] };

const MARKER = /^(?:[•·●○▪▫■□◦‣⁃∙➢➤►▶▸✓✔★❖◆◇*+»]+|[-–—](?=\s)|\d{1,2}[.)](?=\s))\s*(?=\S)/u;
const DECORATION = /^[\s=_*#~-]{2,}|(?<![\s=_*#~-])[\s=_*#~-]{2,}$/g;
const YEAR = /\b(?:19|20)\d\d\b/;
const ENTRY_HEAD_LINES = 3;
const ENTRY_HEAD_CHARACTERS = 140;
const NAME_LINES = 14;
const TITLE_CHARACTERS = 60;

export function resumeLines(resume: DownloadText): { text: string; isHeading: boolean }[] {
  return sourceLines(resume).map(({ text, kind }) => ({ text, isHeading: kind === "heading" }));
}

/** In reading order. Lines that the page's width broke become one again. */
export function resumeBlocks(resume: DownloadText): Block[] {
  const lines = sourceLines(resume);
  const full = fullLineLength(lines);
  const blocks: Block[] = [];
  let before: SourceLine | null = null;
  for (const line of lines) {
    if (line.text === "") continue;
    const last = blocks.at(-1);
    if (last && before && continues(before, line, full)) {
      const [[text = ""] = []] = last.lines;
      last.lines = [[joined(text, tidyType(line.text))]];
      before = { ...line, kind: before.kind };
      continue;
    }
    if (last && isDatesAlone(last) && line.kind === "detail" && !line.text.includes("\t")) {
      last.lines = [[tidyType(line.text), ...last.lines.flat()]];
      before = { ...line, kind: "entry" };
      continue;
    }
    const { kind, labelLength, parted } = line;
    const marker = kind === "bullet" ? (MARKER.exec(line.text)?.[0] ?? "") : "";
    const cells = tidyType(line.text.slice(marker.length)).split("\t");
    const shown = marker === "" ? null : /\d/.test(marker) ? marker.trim() : "•";
    blocks.push({ kind, marker: shown, lines: [cells], labelLength, parted: parted && blocks.length > 0 });
    before = line;
  }
  return blocks;
}

const WORDS_OF_DATES = new RegExp(
  `^${anyOf(
    "jan\\p{L}* feb\\p{L}* mar\\p{L}* apr\\p{L}* may mai june? july? aug\\p{L}* sep\\p{L}* oct\\p{L}* nov\\p{L}* dec\\p{L}*",
    "jän\\p{L}* märz juni juli okt\\p{L}* dez\\p{L}* janv\\p{L}* f[ée]v\\p{L}* avr\\p{L}* juin juil\\p{L}* août d[ée]c\\p{L}*",
    "ene\\p{L}* abr\\p{L}* ago\\p{L}* dic\\p{L}* to present current now since bis heute seit until à au a la fecha actualidad présent aujourd hui",
  )}$`,
  "iu",
);

/** "04/2017 to Current" above the title of a job stands beside it. */
function isDatesAlone({ kind, lines }: Block): boolean {
  const text = lines.flat().join(" ");
  return (
    kind === "entry" && YEAR.test(text) && (text.match(/\p{L}+/gu) ?? []).every((word) => WORDS_OF_DATES.test(word))
  );
}

/** "state-" and "of-the-art" have no blank between them. */
function joined(before: string, after: string): string {
  return `${before}${/\p{L}-$/u.test(before) && /^\p{Ll}/u.test(after) ? "" : " "}${after}`;
}

function sourceLines({ content, profile }: DownloadText): SourceLine[] {
  const lines = content === "" ? profile.lines.map(printableLine) : printableLines(content);
  const { sections, kinds } =
    lines.length === profile.lines.length ? structureOf(lines, profile) : headingsOf(lines, profile);
  const starts = new Map(sections.map((section) => [section.lines.from, section.heading]));
  const skillStarts = new Set(sections.filter(({ kind }) => kind === "skills").map(({ lines: { from } }) => from));
  let section = 0;
  let inSkills = false;
  return lines.map((text, index) => {
    const heading = starts.get(index) ?? null;
    if (heading !== null) {
      section += 1;
      inSkills = skillStarts.has(index);
    }
    const parted = lines[index - 1] === "";
    const bare = text.replace(DECORATION, "");
    if (heading !== null && lettersOf(bare) === lettersOf(heading)) {
      return { text: bare, kind: "heading", labelLength: 0, parted, section };
    }
    const labelLength = heading === null ? groupLabel(text, inSkills) : text.indexOf(":") + 1;
    return { text, kind: kinds[index] ?? (MARKER.test(text) ? "bullet" : "text"), labelLength, parted, section };
  });
}

/** The length of "Databases:" before a group of skills, 0 without one. */
function groupLabel(text: string, inSkills: boolean): number {
  return inSkills ? (/^\p{Lu}[^:,;•\t]{1,40}:(?= \S)/u.exec(text)?.[0].length ?? 0) : 0;
}

function structureOf(lines: string[], profile: Profile): Structure {
  const kinds: (BlockKind | null)[] = lines.map(() => null);
  const title = titleLine(lines, profile.name);
  if (title !== -1) kinds[title] = "title";
  for (const job of profile.jobs) markEntry(kinds, lines, job.lines, [job.title, job.employer]);
  for (const degree of profile.education) markEntry(kinds, lines, degree.lines, [degree.degree, degree.institution]);
  return { sections: profile.sections.filter(({ heading }) => heading !== null), kinds };
}

/** By words alone, because the profile was made of lines with other breaks. */
function headingsOf(lines: string[], profile: Profile): Structure {
  const letters = lines.map(lettersOf);
  const kinds: (BlockKind | null)[] = lines.map(() => null);
  const title = titleLine(lines, profile.name);
  if (title !== -1) kinds[title] = "title";
  let from = 0;
  const sections = profile.sections.flatMap((section) => {
    const line = section.heading === null ? -1 : letters.indexOf(lettersOf(section.heading), from);
    if (line === -1) return [];
    from = line + 1;
    return [{ ...section, lines: { from: line, to: line } }];
  });
  return { sections, kinds };
}

function titleLine(lines: string[], name: string | null): number {
  const wanted = lettersOf(name ?? "");
  if (wanted === "") return -1;
  const top = lines.slice(0, NAME_LINES);
  return top.findIndex((line) => line.length <= TITLE_CHARACTERS && lettersOf(line).startsWith(wanted));
}

function markEntry(kinds: (BlockKind | null)[], lines: string[], range: LineRange, words: (string | null)[]): void {
  const telling = words.map((word) => lettersOf(word ?? "")).filter((word) => word !== "");
  let kind: BlockKind = "entry";
  for (let index = range.from; index <= Math.min(range.to, range.from + ENTRY_HEAD_LINES - 1); index += 1) {
    const text = lines[index] ?? "";
    const letters = lettersOf(text);
    const isHead =
      YEAR.test(text) || telling.some((word) => letters.includes(word) || (letters !== "" && word.includes(letters)));
    if (!isHead || MARKER.test(text) || text.length > ENTRY_HEAD_CHARACTERS || kinds[index] != null) return;
    kinds[index] = kind;
    kind = "detail";
  }
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

function continues(before: SourceLine, line: SourceLine, full: number): boolean {
  if (line.kind !== "text" || line.parted || line.labelLength > 0 || before.section !== line.section) return false;
  if (before.kind !== "text" && before.kind !== "bullet") return false;
  return !before.text.includes("\t") && isBrokenAt(before.text, line.text, full);
}
