import { isLegalSuffix, isRegion, isTitleCase, UNITS, bestTitle } from "./judge-part.ts";
import { tellsDeed } from "./deed-parts.ts";
import type { JobLine } from "./job-lines.ts";
import {
  ACROSS_CAPITALS,
  costOfJoining,
  isStationFirst,
  isInitials,
  isTellingBehindSlash,
  isUnitBehindTitle,
  namesHouseOfTwo,
  namesOnlyHouses,
} from "./header-units.ts";
import { isNested, nestedScore } from "./nested-entries.ts";
import { isNoHouse } from "./no-house.ts";
import type { SectionKind } from "./profile.ts";
import { type HeaderPart, SLASH } from "./read-header.ts";
import { kindOf } from "./section-headings.ts";
import { foldWord, wordsOf } from "./resume-lines.ts";
import { isBeforeHouse, isAbroad, isOfEntryBelow, goesOnInSmall, isAddressOf, opensLine } from "./unlikely-heads.ts";
import { OPEN_BRACKET } from "./split-pieces.ts";

export type PartSpan = {
  line: number;
  first: number;
  last: number;
  text: string;
  title: number;
  employer: number;
  isLabelled: boolean;
};

export type JobHeader = {
  anchor: number;
  from: number;
  to: number;
  title: PartSpan | null;
  employer: PartSpan | null;
  titleSlot: string;
  employerSlot: string;
  score: number;
};

const MOST_LINES_ABOVE = 3;
const MOST_LINES_BELOW = 3;
export const LONGEST_BLANK_GAP = 3;
const MOST_PARTS = 8;
const MOST_PARTS_JOINED = 3;
const MOST_READINGS = 40;
/** All of the following are log odds, so they add up. */
const TITLE_SCORES = [-0.8, 0.4, 1.8, 3.2];
const EMPLOYER_SCORES = [0.1, 0.9, 2, 3.2];
const TITLE_LOOKS_LIKE_EMPLOYER = [0, -0.3, -1.2, -2.5];
const EMPLOYER_LOOKS_LIKE_TITLE = [0, -0.2, -1, -2.6];
const NO_TITLE = -1.6;
const NO_EMPLOYER = -1.1;
const LABELLED = 4;
const JOINED_TITLE_PART = -0.45;
const JOINED_EMPLOYER_PART = -0.7;
const JOINED_BY_DASH = -0.3;
const BEHIND_SLASH = -0.8;
const IN_OTHERS_BRACKET = -1.2;
const IN_BRACKET_BEFORE_HOUSE = -2;
const TITLE_IN_BRACKET = -3;
const OF_ENTRY_BELOW = -2;
const BRACKETED_INITIALS = 1.2;
const IDLE_PART = -0.5;
const IDLE_TELLING_PART = -1.2;
const IDLE_SURE_TITLE = -2.5;
const IDLE_BEFORE_TITLE = -1.2;
const IDLE_TOWN = -0.15;
const LONGEST_TOWN_WORDS = 3;
const BEHIND_HOUSE = -1.2;
const SURE_EMPLOYER = 3;
const SENTENCE = 2;
const UNIT = 1.5;
const UNIT_AS_TITLE = 2.5;
const UNIT_BEHIND_TITLE = 1.3;
const JOINED_UNIT = -0.1;
const NO_TITLES = 3;
const SURE_TITLE = 3;
const LEAST_SENTENCE_WORDS = 3;
const IDLE_LINE = -1.5;
const IN_SMALL_ABOVE = -5;
const IDLE_ADDRESS = -0.3; // "SM Mall of Asia Complex, Pasay City"
const BLANK_GAP = -0.15;
const LAYOUT_WEIGHT = 0.7;
const LAYOUT_ROUNDS = 2;
const UNSEEN = 0.05;
const LEAST_SCORE = -3;
const LEAST_POINT_SCORE = 1.5;

const NAMES_UNIT =
  /^(?:(?:Sub)?[Dd]irección|Departamento|Unidad|Fachbereich|Fachgebiet|Sachgebiet|Referat|Abteilung|Department) \p{L}/u;

/** Reads all dated entries together, by their words and by the layout that the entries share. */
export function chooseHeaders(lines: JobLine[]): JobHeader[] {
  const anchors = lines.flatMap((line, index) => (line.anchor ? [index] : []));
  const isUntitled = namesOnlyHouses(lines, anchors);
  const readings = anchors.map((anchor, order) =>
    readingsOf(lines, anchor, {
      from: order > 0 ? anchors[order - 1]! + 1 : 0,
      to: (anchors[order + 1] ?? lines.length) - 1,
      isNested: isNested(lines, anchors, order),
      isUntitled,
    }),
  );
  let chosen = chooseTogether(lines, anchors, readings, null);
  for (let round = 0; round < LAYOUT_ROUNDS; round++)
    chosen = chooseTogether(lines, anchors, readings, layoutOf(chosen));
  return chosen.flatMap((header) => header ?? []);
}

function readingsOf(
  lines: JobLine[],
  anchor: number,
  limits: { from: number; to: number; isNested: boolean; isUntitled: boolean },
): JobHeader[] {
  const near = [
    ...neighbours(lines, anchor, -1, limits.from).reverse(),
    anchor,
    ...neighbours(lines, anchor, 1, limits.to),
  ];
  const anchorAt = near.indexOf(anchor);
  const spans = near.flatMap((index) => spansOf(lines[index]!, index));
  const readings: JobHeader[] = [];
  for (const title of [null, ...spans]) {
    for (const employer of [null, ...spans]) {
      if (
        title &&
        employer &&
        title.line === employer.line &&
        title.first <= employer.last &&
        employer.first <= title.last
      )
        continue;
      const at = [anchorAt, ...[title, employer].flatMap((span) => (span ? [near.indexOf(span.line)] : []))];
      const used = near.slice(Math.min(...at), Math.max(...at) + 1);
      const slotOf = (span: PartSpan | null) => (span ? `${near.indexOf(span.line) - anchorAt}.${span.first}` : "");
      readings.push({
        anchor,
        from: used[0]!,
        to: used.at(-1)!,
        title,
        employer,
        titleSlot: slotOf(title),
        employerSlot: slotOf(employer),
        score:
          scoreHeader(lines, used, { title, employer }) +
          (limits.isNested ? nestedScore(lines, anchor, employer) : 0) -
          (limits.isUntitled && title ? NO_TITLES : 0),
      });
    }
  }
  return readings.sort((a, b) => b.score - a.score).slice(0, MOST_READINGS);
}

function neighbours(lines: JobLine[], anchor: number, step: 1 | -1, limit: number): number[] {
  const found: number[] = [];
  let gap = 0;
  const isOfEntryAbove = (index: number) =>
    gap > 0 && step < 0 && lines[index]!.head.place === null && opensWithDates(lines, index);
  const most = step < 0 ? MOST_LINES_ABOVE : MOST_LINES_BELOW;
  for (let index = anchor + step; step < 0 ? index >= limit : index <= limit; index += step) {
    const { kind } = lines[index]!;
    if (kind === "blank") {
      gap++;
      if (gap > LONGEST_BLANK_GAP) break;
      continue;
    }
    if (kind === "body" || found.length >= most || isOfEntryAbove(index)) break;
    gap = 0;
    found.push(index);
  }
  return found;
}

/** Whether a line stands below another entry's dates, without a blank between them. */
function opensWithDates(lines: JobLine[], index: number): boolean {
  let first = index;
  while (first > 0 && !lines[first - 1]!.line.isBlank) first--;
  const { anchor, head } = lines[first]!;
  return first < index && anchor !== null && anchor.isRange && head.parts.length > 1;
}

export function spansOf({ head, anchor }: JobLine, line: number): PartSpan[] {
  const parts = head.parts.slice(0, MOST_PARTS);
  const isLabelled = head.label === "title" || head.label === "employer";
  return parts.flatMap((part, first) => {
    const { title, employer } = part;
    const spans: PartSpan[] = [{ line, first, last: first, text: part.text, title, employer, isLabelled }];
    let text = part.text;
    for (let last = first + 1; last < Math.min(parts.length, first + MOST_PARTS_JOINED); last++) {
      const next = parts[last]!;
      const isPastBracket = part.joint === OPEN_BRACKET && next.joint !== OPEN_BRACKET;
      if (next.joint === null || isPastBracket || isTellingBehindSlash(part, next)) break;
      text += next.joint + next.text + (next.joint === OPEN_BRACKET ? ")" : "");
      const own = next.joint === SLASH ? Math.max(title, next.title) : title;
      const house = isUnitBehindTitle(parts, last) ? employer : Math.max(employer, next.employer);
      spans.push({ line, first, last, text, title: own, employer: house, isLabelled });
    }
    return isLabelled
      ? spans
      : spans.filter(
          ({ text, title }) => title === SURE_TITLE || (mayName(text) && (anchor || !isNoHouse(text, null))),
        );
  });
}

const HEADINGS: ReadonlySet<SectionKind | null> = new Set(["experience", "skills", "summary", "languages"]);

/** "Über mich" heads a summary, the first word without its dots is a firm. */
const FIRM_LIKE_HEADING = "Uber";

function mayName(text: string): boolean {
  return text === FIRM_LIKE_HEADING || (!tellsDeed(text) && !HEADINGS.has(kindOf(text)));
}

/** Log odds that these lines head an entry with this title and employer. */
export function scoreHeader(
  lines: JobLine[],
  used: number[],
  { title, employer }: Pick<JobHeader, "title" | "employer">,
): number {
  let score = (title ? titleScore(lines, title) : NO_TITLE) + (employer ? employerScore(lines, employer) : NO_EMPLOYER);
  const holds = (span: PartSpan | null, line: number, part: number) =>
    span !== null && span.line === line && span.first <= part && part <= span.last;
  used.forEach((index, order) => {
    const { head, lean, anchor } = lines[index]!;
    const idle = head.parts.filter((_, part) => !holds(title, index, part) && !holds(employer, index, part));
    const behind = employer?.line === index ? head.parts[employer.last + 1] : null;
    const isSure = employer?.employer === SURE_EMPLOYER;
    for (const part of idle) score += idleScore(part, part === behind, isSure);
    if (title?.line === index && employer?.line !== index && opensLine(head.parts, title)) score += IDLE_BEFORE_TITLE;
    // "Driver, Wincanton (Argos contract)": what the bracket says belongs to the name before it.
    const isInBracket = employer?.line === index && head.parts[employer.first]!.joint === OPEN_BRACKET;
    if (isInBracket && !(title?.line === index && title.first === employer.first - 1)) score += IN_OTHERS_BRACKET;
    else if (isInBracket && isBeforeHouse(head.parts, employer)) score += IN_BRACKET_BEFORE_HOUSE;
    if (isAbroad(lines, { title, employer }, index)) score += TITLE_IN_BRACKET;
    if (order > 0 && isOfEntryBelow(lines, used, index)) score += OF_ENTRY_BELOW;
    const isIdle = idle.length > 0 && idle.length === head.parts.length;
    const isAddress = head.place !== null && isAddressOf(employer, index, title);
    if (!anchor) score += isIdle ? (isAddress ? IDLE_ADDRESS : IDLE_LINE) : lean;
    if (order > 0 && lines[index - 1]!.kind === "blank") score += BLANK_GAP;
    if (title && order > 0 && anchor && title.line === used[order - 1] && goesOnInSmall(lines, title.line, index))
      score += IN_SMALL_ABOVE;
  });
  return score;
}

/** Behind the employer and a comma most often stands a town. */
function idleScore(part: HeaderPart, isBehindEmployer: boolean, isSure: boolean): number {
  if (part.title === 3) return IDLE_SURE_TITLE;
  const words = wordsOf(part.text).length;
  // "Palfinger AG, Bergheim": behind a legal form even the home of a hill is a town.
  const mayBeTown = isBehindEmployer && isSure && words === 1 && part.employer < SURE_EMPLOYER;
  if (part.title >= 2 || (part.employer >= 2 && !mayBeTown)) return IDLE_TELLING_PART;
  const isTown = isBehindEmployer && part.joint === ", " && words <= LONGEST_TOWN_WORDS;
  return isTown && part.title === 0 && isTitleCase(part.text) ? IDLE_TOWN : IDLE_PART;
}

function titleScore(lines: JobLine[], span: PartSpan): number {
  const { head } = lines[span.line]!;
  const added = head.parts.slice(span.first + 1, span.last + 1);
  const units = added.filter((part) => isUnitBehindTitle(head.parts, head.parts.indexOf(part)));
  let score =
    TITLE_SCORES[span.title]! +
    TITLE_LOOKS_LIKE_EMPLOYER[span.employer]! +
    costOfJoining(added, JOINED_TITLE_PART, head.parts[span.first]!);
  score += units.length * (JOINED_UNIT - JOINED_TITLE_PART);
  if (head.label === "title") score += LABELLED;
  if (head.label === "employer" || head.label === "other") score -= LABELLED;
  const words = wordsOf(span.text);
  const before = head.parts[span.first - 1];
  const isBehindHouse = head.parts[span.first]!.joint === ", " && before !== undefined && before.employer > 0;
  if (span.title === 0 && isBehindHouse && words.length <= LONGEST_TOWN_WORDS) score += BEHIND_HOUSE;
  if (span.title === 0 && NAMES_UNIT.test(span.text)) score -= UNIT_AS_TITLE;
  if (words.length > 8) score -= 1;
  if (/\d{2}/.test(span.text)) score -= 0.5;
  if (span.title < 2 && (/^\p{Ll}/u.test(span.text) || words.length > 6)) score -= 0.8;
  return score;
}

function employerScore(lines: JobLine[], span: PartSpan): number {
  const { head } = lines[span.line]!;
  const added: HeaderPart[] = head.parts.slice(span.first + 1, span.last + 1);
  const title = Math.max(head.parts[span.first]!.title, bestTitle(added));
  let score =
    EMPLOYER_SCORES[span.employer]! +
    EMPLOYER_LOOKS_LIKE_TITLE[title]! +
    costOfJoining(added, JOINED_EMPLOYER_PART, head.parts[span.first]!);
  if (head.label === "employer") score += LABELLED;
  if (head.label === "title" || head.label === "other") score -= LABELLED;
  const words = wordsOf(span.text);
  if (title === 0 && namesHouseOfTwo(head.parts.slice(0, span.last + 1), span.first))
    score += JOINED_BY_DASH - JOINED_EMPLOYER_PART;
  if (isStationFirst(head.parts, span.first)) score += ACROSS_CAPITALS;
  if (head.parts[span.first]!.joint === SLASH) score += BEHIND_SLASH;
  if (words.length > 8) score -= 0.8;
  if (isInitials(span, head.parts[span.first]!)) score -= BRACKETED_INITIALS;
  if (span.employer < 3 && UNITS.has(foldWord(words[0] ?? ""))) score -= UNIT;
  if (isUnitBehindTitle(head.parts, span.first)) score -= UNIT_BEHIND_TITLE;
  if (/^(?!the \p{Lu})\p{Ll}(?!\p{Lu})/u.test(span.text)) score -= 1.2;
  const { anchor } = lines[span.line]!;
  const isBehindDate = anchor?.isRange && anchor.from <= 1;
  if (span.employer < 3 && !isBehindDate && isSentence(head.text)) score -= SENTENCE;
  return score;
}

function isSentence(text: string): boolean {
  const words = wordsOf(text);
  const last = words.at(-1)!;
  return /[.!]$/.test(text) && words.length >= LEAST_SENTENCE_WORDS && !isLegalSuffix(last) && !isRegion(last);
}

type Layout = { titles: Map<string, number>; employers: Map<string, number> };

function layoutOf(chosen: (JobHeader | null)[]): Layout {
  const layout: Layout = { titles: new Map(), employers: new Map() };
  const add = (slots: Map<string, number>, slot: string, weight: number) =>
    slots.set(slot, (slots.get(slot) ?? 0) + weight);
  for (const header of chosen) {
    const { title, employer, titleSlot, employerSlot } = header ?? { title: null, employer: null };
    if (title) add(layout.titles, titleSlot!, sureness(title.title));
    if (employer) add(layout.employers, employerSlot!, sureness(Math.max(employer.employer, title?.title ?? 0)));
  }
  return layout;
}

function sureness(level: number): number {
  return [0.3, 0.5, 1, 1.5][level]!;
}

/** The best set of readings without shared lines; null where an anchor heads no entry. */
function chooseTogether(
  lines: JobLine[],
  anchors: number[],
  readings: JobHeader[][],
  layout: Layout | null,
): (JobHeader | null)[] {
  type State = { end: number; score: number; chosen: JobHeader | null; before: State | null };
  let states: State[] = [{ end: -1, score: 0, chosen: null, before: null }];
  readings.forEach((options, order) => {
    const anchor = anchors[order]!;
    const next: State[] = [];
    for (const header of options) {
      const worth = worthOf(header, layout);
      const least = lines[header.anchor]!.anchor!.isRange ? LEAST_SCORE : LEAST_POINT_SCORE;
      if (worth < least) continue;
      const before = best(states, header.from - 1);
      if (before) next.push({ end: header.to, score: before.score + worth - least, chosen: header, before });
    }
    const skipped = states.map((state) => ({ ...state, chosen: null, before: state }));
    states = thin([...next, ...skipped], anchor);
  });
  let state: State | null = best(states, Number.POSITIVE_INFINITY);
  const chosen: (JobHeader | null)[] = [];
  while (state?.before) {
    chosen.unshift(state.chosen);
    state = state.before;
  }
  return chosen;
}

function worthOf(header: JobHeader, layout: Layout | null): number {
  if (!layout) return header.score;
  const { titles, employers } = layout;
  const odds = (slots: Map<string, number>, slot: string) => {
    let all = 0;
    for (const times of slots.values()) all += times;
    return LAYOUT_WEIGHT * Math.log(((slots.get(slot) ?? 0) + UNSEEN) / (all + 1));
  };
  return (
    header.score +
    (header.title ? odds(titles, header.titleSlot) : 0) +
    (header.employer ? odds(employers, header.employerSlot) : 0)
  );
}

function best<S extends { end: number; score: number }>(states: S[], lastEnd: number): S | null {
  let found: S | null = null;
  for (const state of states) if (state.end <= lastEnd && (!found || state.score > found.score)) found = state;
  return found;
}

/** Keeps only the best of equal states: no head reaches back over an anchor. */
function thin<S extends { end: number; score: number }>(states: S[], anchor: number): S[] {
  const kept = new Map<number, S>();
  for (const state of states) {
    const end = Math.max(state.end, anchor);
    const known = kept.get(end);
    if (!known || state.score > known.score) kept.set(end, state);
  }
  return [...kept.values()];
}
