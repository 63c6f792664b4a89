import { findDegree } from "./degrees.ts";
import type { Section } from "./find-sections.ts";
import { isSchoolWord, judgePart, bestEmployer, bestTitle } from "./judge-part.ts";
import { COLON_LABEL } from "./joined-lines.ts";
import { LEAVE } from "./leave.ts";
import type { SectionKind } from "./profile.ts";
import { readHeaderLine } from "./read-header.ts";
import { type ResumeLine, wordsOf } from "./resume-lines.ts";

type Held = "work" | "school" | "other";
type Signs = {
  scores: Record<Held, number>;
  isHeading: boolean;
  /** An empty line stands above. */
  isParted: boolean;
  isDegree: boolean;
  isTitle: boolean;
  hasDates: boolean;
  opensWithDate: boolean;
  /** A title with its dates stands above, and no empty line between. */
  isInEntry: boolean;
};
type Piece = { holds: Held; from: number; to: number };

const HELD: readonly Held[] = ["other", "work", "school"];
const KINDS: Record<Held, SectionKind | null> = { work: "experience", school: "education", other: null };
/** Log odds, as everywhere here: another content begins with a heading more likely than anywhere else. */
const CHANGE_AT_HEADING = -0.6;
const CHANGE_AT_CAPITALS = -1;
const CHANGE_AT_BLANK = -2.4;
const CHANGE_AT_DATE = -2;
const CHANGE = -4;
const IN_ENTRY = 0.4;
const DETAIL = /\S@\S|https?:|www\.|\+\d[\d ().-]{7,}\d|\d{6}/;
const REMARK = /\b(?:c?gpa|cum laude|first class|distinction|percentage|grade|note|mention|promedio)\b/i;
const LONGEST_HEADING = 40;
const LONGEST_HEADING_WORDS = 5;
const LONGEST_ENTRY_WORDS = 20;
const LIST_ITEMS = 3;
const LABELLED_ITEMS = 2;
const SURE = 3;

/** Finds work or education that stands under no heading, or under one that says nothing, when there is none of it. */
export function splitByContent(sections: Section[], lines: ResumeLine[], now: Date): Section[] {
  const isMissing = (kind: SectionKind) =>
    !sections.some(
      (section) =>
        section.kind === kind && lines.slice(section.contentFrom, section.lines.to + 1).some((line) => !line.isBlank),
    );
  const missing = (["work", "school"] as const).filter((held) => isMissing(KINDS[held]!));
  if (missing.length === 0) return sections;
  return sections.flatMap((section) => (section.kind === "projects" ? [section] : split(section, lines, missing, now)));
}

function split(section: Section, lines: ResumeLine[], missing: Held[], now: Date): Section[] {
  const own = lines.slice(section.contentFrom, section.lines.to + 1);
  const filled = own.filter((line) => !line.isBlank);
  const signs: Signs[] = [];
  for (const line of filled) signs.push(signsOf(line, lines[line.index - 1], signs.at(-1), now));
  const home = section.kind === "experience" ? "work" : section.kind === "education" ? "school" : "other";
  // Under "Volunteering" every entry is read as work where there is no other, not the last alone; a license is none.
  const isOwn = section.heading !== null && section.inlineText === null;
  const mayMove = ({ holds, from }: Piece) =>
    missing.includes(holds) &&
    !(section.inlineText !== null && from === 0) &&
    !(holds === "work" && isOwn && ["other", "certificates"].includes(section.kind));
  const pieces = cut(signs, home).filter(
    (piece) => mayMove(piece) && isSure(piece, signs.slice(piece.from, piece.to + 1)),
  );
  if (pieces.length === 0) return [section];
  const found: Section[] = [];
  let from = section.lines.from;
  for (const piece of pieces) {
    const first = filled[piece.from]!.index;
    const takesHeading = section.heading !== null && piece.from === 0;
    if (first > from && !takesHeading)
      found.push({ ...(found.length === 0 ? section : restOf(section, from)), lines: { from, to: first - 1 } });
    const last = (filled[piece.to + 1]?.index ?? section.lines.to + 1) - 1;
    const isHeading = signs[piece.from]!.isHeading && isHeadingOf(piece, filled, signs);
    found.push({
      kind: KINDS[piece.holds]!,
      heading: takesHeading ? section.heading : isHeading ? filled[piece.from]!.text : null,
      lines: { from: takesHeading ? from : first, to: last },
      contentFrom: isHeading && !takesHeading ? first + 1 : first,
      inlineText: null,
    });
    from = last + 1;
  }
  if (from <= section.lines.to) found.push({ ...restOf(section, from), lines: { from, to: section.lines.to } });
  return found;
}

function restOf(section: Section, from: number): Section {
  return { ...section, heading: null, contentFrom: from, inlineText: null };
}

function isSure({ holds }: Piece, signs: Signs[]): boolean {
  const hasDates = signs.some((each) => each.hasDates);
  return holds === "work" ? hasDates && signs.some(({ isTitle }) => isTitle) : signs.some(({ isDegree }) => isDegree);
}

function cut(signs: Signs[], home: Held): Piece[] {
  let best = new Map<Held, { score: number; pieces: Piece[] }>([[home, { score: 0, pieces: [] }]]);
  signs.forEach((each, at) => {
    const { scores } = each;
    const cost = costOfChange(each);
    const next: typeof best = new Map();
    for (const holds of HELD) {
      for (const [before, { score, pieces }] of best) {
        const last = pieces.at(-1);
        const goesOn = before === holds && last !== undefined;
        const change = before === holds ? 0 : cost;
        const total = score + change + scores[holds];
        if (total <= (next.get(holds)?.score ?? Number.NEGATIVE_INFINITY)) continue;
        const piece = { holds, from: goesOn ? last.from : at, to: at };
        next.set(holds, { score: total, pieces: [...(goesOn ? pieces.slice(0, -1) : pieces), piece] });
      }
    }
    best = next;
  });
  const ends = [...best.values()].sort((a, b) => b.score - a.score);
  return ends[0]?.pieces ?? [];
}

function costOfChange({ isHeading, isParted, opensWithDate }: Signs): number {
  if (isHeading) return isParted ? CHANGE_AT_HEADING : CHANGE_AT_CAPITALS;
  return opensWithDate ? CHANGE_AT_DATE : isParted ? CHANGE_AT_BLANK : CHANGE;
}

function signsOf(line: ResumeLine, before: ResumeLine | undefined, above: Signs | undefined, now: Date): Signs {
  const words = wordsOf(line.text);
  const scores: Record<Held, number> = { work: 0, school: 0, other: 0.3 };
  const isParted = before === undefined || before.isBlank;
  const signs: Signs = {
    scores,
    isHeading: false,
    isParted,
    isDegree: false,
    isTitle: false,
    hasDates: false,
    opensWithDate: false,
    isInEntry: !isParted && above !== undefined && (above.isInEntry || (above.isTitle && above.hasDates)),
  };
  if (DETAIL.test(line.text) && words.length < LONGEST_ENTRY_WORDS) scores.other += 3;
  const degree = findDegree(line.text);
  const head = readHeaderLine(degree ? { ...line, hasBullet: false } : line, now);
  if (words.length > LONGEST_ENTRY_WORDS || head.isProse) {
    scores.work += 0.7;
    scores.other += 0.3;
    return signs;
  }
  const isSchool = words.some(isSchoolWord);
  addDates(signs, head.dates);
  signs.opensWithDate = head.parts.length > 0 && head.dates[0] !== undefined && head.dates[0].from <= 1;
  if (degree) scores.school += degree.level === "none" ? 1.2 : 3;
  else addWork(signs, bestTitle(head.parts), isSchool ? 0 : bestEmployer(head.parts));
  // A university is where a lecturer works, also on the next line.
  const isOfLecturer = bestTitle(head.parts) === SURE || (!isParted && !signs.hasDates && above?.isTitle === true);
  if (isSchool) scores.school += !degree && isOfLecturer ? 0.5 : 1.5;
  if (signs.hasDates && head.parts.some(({ text }) => LEAVE.test(text))) scores.work += 1.5;
  if (REMARK.test(line.text)) scores.school += 2;
  signs.isDegree = degree !== null && (degree.level !== "none" || isSchool);
  // "Servers: Windows Server 2016-2022, Ubuntu, Debian" is a list, whatever years are in it.
  const isLabelled = head.label === null && COLON_LABEL.test(line.text) && !signs.isTitle;
  const isList = line.text.split(/[,|•;]/).length > (isLabelled ? LABELLED_ITEMS : LIST_ITEMS);
  if (!isParted && above?.isTitle && signs.hasDates && !degree) signs.isInEntry = true;
  if (signs.isInEntry && !degree && !isSchool && head.dates.length === 0) scores.work += IN_ENTRY;
  else if (isList && !degree && (isLabelled || head.dates.length === 0)) {
    scores.other += 1.5;
    scores.work -= 1;
    scores.school -= 1;
  }
  signs.isHeading = !degree && !(isSchool && words.length > 1) && !signs.isTitle && isHeadingLike(line, isParted);
  return signs;
}

function addDates(signs: Signs, dates: ReturnType<typeof readHeaderLine>["dates"]): void {
  const [span] = dates;
  if (!span) return;
  signs.hasDates = true;
  signs.scores.school += span.isRange ? 0.6 : 0.9;
  signs.scores.work += span.isRange ? 0.8 : 0.2;
  if (span.current) signs.scores.work += 0.7;
  if (span.start?.month) signs.scores.work += 0.4;
}

function addWork(signs: Signs, title: number, employer: number): void {
  signs.isTitle = title >= 2;
  if (signs.isTitle) signs.scores.work += title === 2 ? 1.2 : 2;
  if (employer >= 2) signs.scores.work += 1;
}

/** The first line may also be the first employer: then the other entries begin with one too. */
function isHeadingOf({ from, to }: Piece, filled: ResumeLine[], signs: Signs[]): boolean {
  const first = filled[from]!;
  const others = filled.slice(from + 1, to + 1);
  if (first.text.endsWith(":") || (isCapitals(first.text) && !others.some((line) => isCapitals(line.text))))
    return true;
  const openings = signs.slice(from + 1, to + 1).filter(({ isParted }) => isParted);
  const [own, below, other] = [signs[from], signs[from + 1], openings.find((each) => each !== signs[from + 1])].map(
    (each) => each && kindOfLine(each),
  );
  if (other !== undefined && own !== below && (other === own || other === below)) return other === below;
  return !isName(first.text);
}

function kindOfLine({ isDegree, isTitle, hasDates }: Signs): string {
  return [isDegree, isTitle, hasDates].join();
}

/** "Academia" alone heads a section, "Academia Cervantes" is a school. */
function isName(text: string): boolean {
  return judgePart(text).employer > 0 && wordsOf(text).length > 1;
}

function isCapitals(text: string): boolean {
  return text === text.toUpperCase() && /\p{Lu}{7}|\p{Lu}{3,} \p{Lu}{3}/u.test(text);
}

function isHeadingLike({ text, hasBullet }: ResumeLine, isParted: boolean): boolean {
  const isShort = text.length <= LONGEST_HEADING && wordsOf(text).length <= LONGEST_HEADING_WORDS;
  if (hasBullet || !isShort || /[\d,.;@|\t]/.test(text)) return false;
  return isParted || isCapitals(text) || text.endsWith(":");
}
