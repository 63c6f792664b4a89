import type { LineRange, Profile } from "../../analysis/profile.ts";
import { printableLine, printableLines } from "./printable-text.ts";

/**
 * A part of a resume as it is laid out. `title` is the person's name, `heading` that of a section, `entry` the first
 * line of a job or a degree. Cells stand side by side.
 */
export type Block = {
  kind: "title" | "heading" | "entry" | "detail" | "bullet" | "text";
  cells: string[];
  /** Words at the start that name what follows, such as "Skills:". */
  label: string | null;
  /** Parted from the block before it by an empty line. */
  parted: boolean;
};

export type DownloadText = { content: string; profile: Profile };

type SourceLine = { text: string; kind: Block["kind"]; label: string | null; parted: boolean; section: number };

const BULLET = /^[•●▪◦‣⁃∙■□▸►➢➤○]\s*/u;
const ENTRY_HEAD_LINES = 3;
const ENTRY_HEAD_CHARACTERS = 140;
const NAME_LINES = 12;
const YEAR = /\b(?:19|20)\d\d\b/;

/** Lines count as full, and so as broken by the width of a page, from this share of the usual longest line. */
const FULL_LINE_SHARE = 0.78;
const SHORTEST_FULL_LINE = 45;

/** The lines of a resume, ready to be printed, one of plain text each. */
export function resumeLines({ content, profile }: DownloadText): string[] {
  return sourceLines({ content, profile }).map(({ text }) => text);
}

/** The numbers of the lines (of `resumeLines`) that are nothing but the heading of a section. */
export function headingLines({ content, profile }: DownloadText): Set<number> {
  const lines = sourceLines({ content, profile });
  return new Set(lines.flatMap(({ kind }, index) => (kind === "heading" ? [index] : [])));
}

/** The blocks of a resume in reading order. Lines that only the width of an earlier page broke are joined again. */
export function resumeBlocks(resume: DownloadText): Block[] {
  const lines = sourceLines(resume);
  const full = fullLineLength(lines);
  const blocks: Block[] = [];
  let previous: SourceLine | null = null;
  for (const line of lines) {
    if (line.text === "") continue;
    const last = blocks.at(-1);
    if (last && previous && continues(previous, line, full)) {
      last.cells = [joinLines(last.cells[0] ?? "", line.text)];
    } else {
      const text = line.kind === "bullet" ? line.text.replace(BULLET, "") : line.text;
      blocks.push({ kind: line.kind, cells: text.split("\t"), label: line.label, parted: line.parted });
    }
    previous = line;
  }
  return blocks;
}

function sourceLines({ content, profile }: DownloadText): SourceLine[] {
  // The places of a profile are counted in its own lines.
  const isCurrent = content === "" || content === profile.lines.join("\n");
  const raw = isCurrent ? profile.lines.map((line) => printableLine(line.replace(/\s*[\n\r\u2028\u2029]+\s*/g, " "))) : printableLines(content);
  const kinds = isCurrent ? kindsOf(raw, profile) : raw.map((_, index) => (isNameAt(raw, index, profile.name) ? "title" : null));
  let section = 0;
  return raw.map((text, index) => {
    const heading = isCurrent ? profile.sections.find((each) => each.heading !== null && each.lines.from === index) : undefined;
    if (heading) section += 1;
    const bare = text.replace(/^[\s=_*#~-]{2,}|[\s=_*#~-]{2,}$/g, "") || text;
    const isHeading = heading !== undefined && lettersOf(bare) === lettersOf(heading.heading ?? "");
    const parted = index > 0 && raw[index - 1] === "";
    if (isHeading) return { text: bare, kind: "heading", label: null, parted, section };
    const label = heading ? labelOf(text) : null;
    const kind = kinds[index] ?? (BULLET.test(text) && text.replace(BULLET, "") !== "" ? "bullet" : "text");
    return { text, kind, label, parted, section };
  });
}

function kindsOf(lines: string[], profile: Profile): (Block["kind"] | null)[] {
  const kinds = lines.map((_, index): Block["kind"] | null => (isNameAt(lines, index, profile.name) ? "title" : null));
  // The first line with the name is the title; the name in a footer or a signature is text.
  const title = kinds.indexOf("title");
  for (const [index, kind] of kinds.entries()) if (kind === "title" && index > title) kinds[index] = null;
  for (const job of profile.jobs) markEntry(kinds, lines, job.lines, [job.title, job.employer]);
  for (const degree of profile.education) markEntry(kinds, lines, degree.lines, [degree.degree, degree.institution]);
  return kinds;
}

/** Marks the lines at the start of an entry that say what, where and when. */
function markEntry(kinds: (Block["kind"] | null)[], lines: string[], range: LineRange, words: (string | null)[]): void {
  const telling = words.flatMap((word) => (word === null || word === "" ? [] : [lettersOf(word)]));
  let isFirst = true;
  for (let index = range.from; index <= Math.min(range.to, range.from + ENTRY_HEAD_LINES - 1); index += 1) {
    const text = lines[index] ?? "";
    if (text === "" || BULLET.test(text) || text.length > ENTRY_HEAD_CHARACTERS || kinds[index] === "title") return;
    const letters = lettersOf(text);
    if (!YEAR.test(text) && !telling.some((word) => letters.includes(word))) return;
    kinds[index] ??= isFirst ? "entry" : "detail";
    isFirst = false;
  }
}

function isNameAt(lines: string[], index: number, name: string | null): boolean {
  return name !== null && index < NAME_LINES && lettersOf(lines[index] ?? "") === lettersOf(name) && lettersOf(name) !== "";
}

/** What stands before the colon of a heading that has its text beside it. */
function labelOf(text: string): string | null {
  const colon = text.indexOf(":");
  return colon > 0 ? text.slice(0, colon + 1) : null;
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}

/** Null where no line is long enough to have been broken by a page. */
function fullLineLength(lines: SourceLine[]): number | null {
  const lengths = lines.map(({ text }) => text.length).filter((length) => length > 0).sort((a, b) => a - b);
  const usualLongest = lengths[Math.floor(lengths.length * 0.95)] ?? 0;
  // Lines of any length are those of a word processor, which breaks none.
  if (usualLongest > 160) return null;
  return Math.max(SHORTEST_FULL_LINE, usualLongest * FULL_LINE_SHARE);
}

function continues(before: SourceLine, line: SourceLine, full: number | null): boolean {
  if (full === null || before.section !== line.section || line.parted || line.kind !== "text" || line.label !== null) return false;
  if (before.kind !== "text" && before.kind !== "bullet") return false;
  if (before.text.includes("\t") || line.text.includes("\t") || before.text.length < full) return false;
  return /^[\p{Ll}(&]/u.test(line.text) || /[\p{L}\p{N},&/-]$/u.test(before.text);
}

function joinLines(before: string, after: string): string {
  return /\p{L}-$/u.test(before) ? `${before}${after}` : `${before} ${after}`;
}
