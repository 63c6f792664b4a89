import { anyOf, anyOfLines } from "../any-of.ts";
import { passOverClientLists } from "./client-lists.ts";
import { type DateSpan, OPEN_CELL } from "./find-dates.ts";
import { isTitleCase, isHead, bestEmployer, bestTitle } from "./judge-part.ts";
import { namesHonour } from "./honours.ts";
import { isTerms } from "./job-terms.ts";
import { type HeaderLine, readHeaderLine } from "./read-header.ts";
import { tidyPart } from "./tidy-part.ts";
import { datesInSentences, tellsBehindDates } from "./told-since.ts";
import { takeTables } from "./job-tables.ts";
import { takeRises } from "./rises-in-titles.ts";
import { takeLateDates } from "./late-dates.ts";
import { takeHouses } from "./houses-above.ts";
import { takeForms } from "./label-forms.ts";
import { fullLineLength, type ResumeLine, wordsOf } from "./resume-lines.ts";
import { isStreetLine } from "./street-lines.ts";

export type JobLine = {
  line: ResumeLine;
  head: HeaderLine;
  kind: "blank" | "body" | "header";
  lean: number;
  anchor: DateSpan | null;
  /** Names the employer of all roles below it, with the time they took together on the next line. */
  isGroup: boolean;
  /** The name of such an employer, where more than it stands on the line. */
  house?: string;
};

const PRESENT_WORDS =
  "present|current|now|till date|date|today|ongoing|heute|jetzt|aktuell|dato|actualidad|presente|hoy|présent|aujourd['’]hui|ce jour|en cours|maintenant";
const PRESENT_ONLY = new RegExp(
  `^[\\s(–—-]*(?:(?:to|until|bis|à|a|hasta)\\s*)?(?:la )?(?:${PRESENT_WORDS})[\\s)]*$`,
  "i",
);
const BRACKET = /^ \([^()]{1,20}\)/;
export const SINCE = /^(?:since|seit|ab|depuis|(?:à partir|a partir) de|desde|from)(?!\p{L})/iu;
const IN_A_BODY = new RegExp(
  `(?:team|committee|council|board|club|panel|task force) ${anyOf("member chair secretary treasurer representative rep")}$`,
  "iu",
);
const ENDS_SHORTENED = /, \p{Lu}\p{L}{1,5}\.$/u;
const SINCE_IN_BRACKET = /\((?:since|seit|depuis|desde) (?:\p{L}+ (?:de )?)?(?:19|20)\d\d\)$/iu;
const OPEN_LIST_ITEMS = 3;
const LONGEST_HEADER = 110;
const COUNTED = /^\d[\d.,]*\+? \p{Ll}{3}/u;
/** "(bank, about 20 hours a week)", "Fachrichtung Systemintegration": more of the line above. */
const REMARK_LINE = new RegExp(
  anyOfLines`
    ^\([\p{Ll}\d][^()]*\)$
    ^(?:Fachrichtung|Schwerpunkte?|Spécialité|Especialidad)(?!\p{L})
    ^(?:Before|Prior to|Avant|Antes de|Vor) (?!that)[^,\d]{2,30}$
  `,
  "u",
);
const DETAILS = [isStreetLine, isTerms, (text: string) => REMARK_LINE.test(text)];
const POSTED = new RegExp(
  `^\\s*${anyOf("missions? eins[aä]tze? assignments? placements? projekte? projets? proyectos misiones")} ` +
    `${anyOf("chez bei at with for pour für en para")} `,
  "i",
);
const CLIENT = /^\s*(?:clients?|kunde|cliente)\b/i;
const CLIENT_REACH = 3;
const LEAST_TOLD_WORDS = 3;
const SURE_TITLE = 3;
const LONGEST_LINE_BEFORE = 60; // what is as long may go on in the next line

export function readJobLines(lines: ResumeLine[], now: Date): JobLine[] {
  const read = lines.map(
    (line): JobLine => ({ line, head: readHeaderLine(line, now), kind: "body", lean: 0, anchor: null, isGroup: false }),
  );
  joinSplitRanges(read);
  passOverClients(read);
  takeForms(read, now);
  tellsBehindDates(read);
  takeRises(read);
  read.forEach((each, index) => {
    const isHonour = namesHonour(each.head);
    each.anchor = isHonour
      ? null
      : (anchorOf(each, read[index - 1]) ?? placementAt(read, index) ?? dateAbove(read, index));
  });
  datesInSentences(read, now);
  const full = Math.min(fullLineLength(lines), LONGEST_LINE_BEFORE);
  read.forEach((each, index) => {
    const isOpen = index > 0 && isOpenList(read[index - 1]!.line);
    const isDetail = each.head.label === "detail" || DETAILS.some((isOne) => isOne(each.line.text));
    const isHonour = namesHonour(each.head);
    const isPassedOver = each.line.isBlank || (isDetail && !each.anchor);
    each.kind = isPassedOver ? "blank" : isOpen || isHonour || !mayHead(each) ? "body" : "header";
    if (each.kind === "header") each.lean = leanOf(read, index, full);
  });
  takeLateDates(read);
  passOverClientLists(read);
  takeTables(read);
  takeProjects(read);
  takeGroups(read);
  takeHouses(read);
  passOverEarlierTitles(read);
  return read;
}

/** "Assistant Manager" right below "Manager (promoted 2022)", where both stand under the dates of their house. */
function passOverEarlierTitles(read: JobLine[]): void {
  read.forEach(({ head, anchor }, at) => {
    const below = read[at + 1];
    const isBare = below?.kind === "header" && below.head.dates.length === 0 && below.head.parts.length === 1;
    if (head.earlier?.title === "" && !anchor && isBare && bestTitle(below.head.parts) === SURE_TITLE)
      below.kind = "body";
  });
}

/** Beside "Company: ..." the client says only whom the work was for. */
function passOverClients(read: JobLine[]): void {
  const isClient = ({ head, line }: JobLine) => head.label === "employer" && CLIENT.test(line.text);
  read.forEach((each, at) => {
    if (!isClient(each)) return;
    const near = read.slice(Math.max(0, at - CLIENT_REACH), at + CLIENT_REACH + 1);
    const isLabelled = near.some((other) => other.head.label === "employer" && !isClient(other));
    if (isLabelled || isBelowHouse(read, at)) each.head.label = "detail";
  });
}

/** "Toledo Staffing, Toledo OH, 2020 - now" above "Forklift Operator" and "Client: Glass City Packaging". */
function isBelowHouse(read: JobLine[], at: number): boolean {
  const blank = read.slice(0, at).findLastIndex(({ line }) => line.isBlank);
  const above = read.slice(Math.max(blank + 1, at - CLIENT_REACH), at);
  const isHouse = ({ head, line }: JobLine) =>
    !line.hasBullet &&
    (bestEmployer(head.parts) >= 2 || head.place !== null) &&
    (bestTitle(head.parts) < SURE_TITLE || head.parts.length > 1);
  return above.some(({ head }) => head.dates.some(({ isRange }) => isRange)) && above.some(isHouse);
}

/** "Peachtree Catering" over "4 years 2 months" and several roles, as networks print it. */
function takeGroups(read: JobLine[]): void {
  let above: JobLine | null = null;
  for (const each of read) {
    if (each.line.isBlank) continue;
    const { line, head } = each;
    const isDuration = each.kind !== "blank" && /\d/.test(line.text) && head.text === "" && head.dates.length === 0;
    if (isDuration && above?.kind === "header" && !above.anchor) Object.assign(above, { isGroup: true, kind: "body" });
    above = each;
  }
}

/** "Project: ..., Duration: ..." below a job is a project of it, unless nothing else has dates. */
function takeProjects(read: JobLine[]): void {
  const projects: JobLine[] = [];
  for (let from = 0; from < read.length; ) {
    let to = from;
    while (to < read.length && (read[to]!.head.label !== null || (to > from && read[to]!.line.isBlank))) to++;
    const form = read.slice(from, to);
    const labels = form.map(({ head }) => head.label);
    const inside = insideJobs(form);
    if (inside.length > 0) projects.push(...inside);
    else if (labels.includes("project") && !labels.includes("employer")) projects.push(...form);
    from = Math.max(to, from + 1);
  }
  const inProject = new Set(projects);
  if (!read.some((each) => each.anchor && !inProject.has(each))) return;
  for (const each of projects) {
    if (!each.line.isBlank) each.kind = "body";
    each.anchor = null;
  }
}

function insideJobs(form: JobLine[]): JobLine[] {
  const lines = form.filter(({ line }) => !line.isBlank);
  const isEmployer = (each: JobLine | undefined) => each?.head.label === "employer" && !CLIENT.test(each.line.text);
  let hasTitle = false;
  let isInside = false;
  return lines.filter((each, at) => {
    const { label } = each.head;
    const opensJob = isEmployer(each) || (label === "title" && isEmployer(lines[at + 1]));
    if (opensJob && isInside) hasTitle = isInside = false;
    if (label === "title") hasTitle = true;
    if (label === "project") isInside = hasTitle;
    return isInside;
  });
}

/** "05/2018 –" on one line and "Present" or "06/2020" on one of the next two. */
function joinSplitRanges(read: JobLine[]): void {
  for (let index = 0; index < read.length; index++) {
    const { head, line } = read[index]!;
    const span = head.dates.at(-1);
    if (span?.current && OPEN_CELL.test(line.text.slice(span.to))) closeInNextRow(span, read[index + 1]);
    if (!span || span.isRange || head.isProse) continue;
    const tail = line.text.slice(span.to).trim();
    if (tail !== "" && !/^[-–—]$|^(?:to|bis|à|a|hasta)$/i.test(tail)) continue;
    let isJoined = false;
    for (let next = index + 1; next <= index + 2 && next < read.length; next++) {
      const other = read[next]!;
      const isDash = /^(?:[-–—]|to|bis)$/i.test(other.line.text.trim());
      const second = other.head.dates[0];
      const isPresent = PRESENT_ONLY.test(other.line.text);
      const isDateOnly =
        second !== undefined &&
        !second.isRange &&
        tidyPart(other.line.text.replace(/^(?:to|bis)\b/i, "").slice(0, second.from)) === "" &&
        other.line.text.length - (second.to - second.from) <= 4;
      const joins = tail !== "" || next > index + 1 || /^(?:[-–—]|to\b|bis\b)/i.test(other.line.text) || isPresent;
      if ((isPresent || isDateOnly) && joins) {
        span.isRange = true;
        span.end = isPresent ? null : (second?.start ?? null);
        span.current = isPresent;
        read.splice(index + 1, next - index);
        isJoined = true;
        break;
      }
      if (!isDash && !other.line.isBlank) break;
    }
    // "March 2020 –" goes on until now.
    if (!isJoined && /^[-–—]$/.test(tail)) Object.assign(span, { isRange: true, end: null, current: true });
  }
}

/** "05/2014 –" and below it, in the same column of a table, "02/2019". */
function closeInNextRow(span: DateSpan, below: JobLine | undefined): void {
  const second = below?.head.dates[0];
  const cell = below?.line.text.split("\t")[0] ?? "";
  if (below && PRESENT_ONLY.test(cell)) below.head.parts = below.head.parts.filter(({ text }) => text !== cell.trim());
  if (!second || second.isRange || second.from > 0 || cell.length > second.to) return;
  span.end = second.start;
  span.current = false;
  below.head.dates = below.head.dates.slice(1);
}

function anchorOf({ line, head }: JobLine, before: JobLine | undefined): DateSpan | null {
  const span = head.dates[0];
  if (!span || head.isProse || head.dates.length > 2) return null;
  const isAside = head.dates.length > 1 && head.dates.every(({ from }) => isInBracket(line.text, from));
  if (isAside && !(span.isRange && isOneBracket(line.text, span.from))) return null;
  const hasTitle = bestTitle(head.parts) >= 2;
  const hasEmployer = bestEmployer(head.parts) >= 2;
  const isTelling = hasTitle || hasEmployer;
  // "Member of the safety committee. Injuries 6.8 to 4.1 (2022–24)" tells of the job above.
  const isSecond =
    before !== undefined && !before.line.isBlank && /\p{Ll}{3}\. \p{Lu}/u.test(line.text.slice(0, span.from));
  if (isSecond && isInBracket(line.text, span.from) && /\d /u.test(line.text.slice(0, span.from))) return null;
  // "Year 9 coordinator since 2022: rewrote the plans" tells of the job that it stands in.
  const isOfJob = line.hasBullet || /^ ?: \p{Ll}/u.test(line.text.slice(span.to));
  // "Member of the Joint Safety Committee since 2022", too, where the other points of that job stand above it.
  const isAmongPoints = line.hasBullet && before?.line.hasBullet === true && before.head.dates.length === 0;
  const mayBeOfJob = !hasEmployer || isAmongPoints;
  if (
    span.end === null &&
    mayBeOfJob &&
    (span.from > 1 || isAmongPoints) &&
    SINCE.test(line.text.slice(span.from)) &&
    isOfJob
  )
    return null;
  const isAlone = head.earlier === null && bestTitle(head.parts) === SURE_TITLE;
  const isOfHouseAbove = isAlone && bestTitle(before?.head.parts ?? []) < 2;
  if (SINCE_IN_BRACKET.test(line.text) && before?.head.dates[0]?.isRange === true && !isOfHouseAbove) return null;
  // The dot of a timeline stands before dates alone.
  const mayOpen = isTelling || !line.hasBullet || head.text === "";
  if (isAmongPoints && (/^ ?:/.test(line.text.slice(span.to)) || IN_A_BODY.test(head.text))) return null;
  if (isAmongPoints && span.from === 0 && !(hasTitle && hasEmployer)) return null;
  if (span.isRange) return mayOpen && (isTelling || !isTold(line.text, span)) ? span : null;
  const words = wordsOf(line.text).length;
  if (span.start?.month !== null) return isTelling && words <= 12 ? span : null;
  const isAtEdge = span.from <= 1 || line.text.slice(span.to).replace(BRACKET, "").length <= 2;
  const followsRange = before?.head.dates.some((other) => other.isRange) ?? false;
  return !line.hasBullet && hasTitle && isAtEdge && words <= 10 && !followsRange ? span : null;
}

const PLACEMENT = new RegExp(
  String.raw`^(?:${anyOf(
    String.raw`stages? stagiaire alternance (?:schul|pflicht)?praktikum praxissemester prácticas becari[oa]`,
    String.raw`internship (?:work|clinical|student)?\s?placement`,
  )})(?!\p{L})`,
  "iu",
);
const PLACEMENT_ASIDE = /\((?:stage|prácticas|praktikum|alternance|internship|placement)(?!\p{L})/iu;
const LONGEST_PLACEMENT = 16; // in words

/** "Stage – Hôpital de Morlaix – 10 semaines en 2019" and "Prácticas de empresa" above its house and year end the job before. */
function placementAt(read: JobLine[], index: number): DateSpan | null {
  const { line, head } = read[index]!;
  const [span] = head.dates;
  if (!span || line.hasBullet || head.dates.length > 1 || wordsOf(line.text).length > LONGEST_PLACEMENT) return null;
  if (PLACEMENT.test(line.text) || PLACEMENT_ASIDE.test(line.text)) return span;
  const above = read[index - 1];
  const isHeading = above !== undefined && above.head.dates.length === 0 && !above.line.hasBullet;
  return isHeading && PLACEMENT.test(above.line.text) && !/[.:;]$/u.test(above.line.text) ? span : null;
}

function dateAbove(read: JobLine[], index: number): DateSpan | null {
  const { line, head } = read[index]!;
  const [span] = head.dates;
  const below = read[index + 1]?.head;
  const isParted = read[index - 1]?.line.isBlank !== false;
  const isPoint = span?.start != null && (span.start.month !== null || isParted);
  const isAlone = head.dates.length === 1 && head.text === "" && !line.hasBullet && isPoint;
  if (!isAlone || below === undefined || below.isProse || below.dates.length > 0) return null;
  const isEntry = bestTitle(below.parts) === SURE_TITLE && (below.place !== null || bestEmployer(below.parts) >= 2);
  return isEntry ? span : null;
}

/** "Courchevel (winters 2017 to 2019), Avignon (summer 2018)" tells where, each place with its time. */
function isInBracket(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return before.lastIndexOf("(") > before.lastIndexOf(")");
}

/** "Team Leader (2014 to present, four days a week since 2020)": the one bracket says when. */
function isOneBracket(text: string, from: number): boolean {
  return text[from - 1] === "(" && text.indexOf(")", from) === text.length - 1;
}

/** "Audits without remarks since 2019": a sentence runs into the date. */
function isTold(text: string, { from, end }: DateSpan): boolean {
  const words = wordsOf(text.slice(0, from));
  const small = words.filter((word) => /^\p{Ll}/u.test(word)).length;
  return (
    end === null &&
    words.length >= LEAST_TOLD_WORDS &&
    small * 2 >= words.length &&
    /[\p{L}\d] $/u.test(text.slice(0, from))
  );
}

/** "Eclipse, GitHub, Heroku, Adobe Photoshop,": the next line continues it. */
function isOpenList({ text }: ResumeLine): boolean {
  return text.endsWith(",") && text.split(",").length > OPEN_LIST_ITEMS;
}

function mayHead({ line, head, anchor }: JobLine): boolean {
  if (anchor) return true;
  const isDated = !head.dates.every(
    ({ from, isRange }) => (!isRange || SINCE_IN_BRACKET.test(line.text)) && isInBracket(line.text, from),
  );
  if (line.hasBullet || head.isProse || isDated || head.label === "body" || head.label === "project") return false;
  if (
    POSTED.test(line.text) ||
    /[:：]$/.test(line.text) ||
    head.text.length > LONGEST_HEADER ||
    (COUNTED.test(line.text) && bestTitle(head.parts) < SURE_TITLE) ||
    /^(?:https?:|www\.)|\S@\S/i.test(head.text)
  )
    return false;
  return head.parts.length > 0 || head.place !== null;
}

function leanOf(read: JobLine[], index: number, full: number): number {
  const { line, head } = read[index]!;
  const words = wordsOf(head.text);
  const title = bestTitle(head.parts);
  let lean = words.length <= 6 ? 0.3 : words.length <= 9 ? -0.3 : -1.5;
  if (/[.;]$/.test(line.text) && !ENDS_SHORTENED.test(line.text) && title < 3 && bestEmployer(head.parts) < 3)
    lean -= 1.5;
  if (/,$/.test(line.text)) lean -= 1;
  if (/^\p{Ll}/u.test(head.text) && !/^\p{Ll}\p{Lu}/u.test(head.text)) lean -= title >= 2 ? 0.3 : 1.5;
  else if (isTitleCase(head.text.replace(/\t/g, " "))) lean += 0.5;
  else if (title < 2) lean -= 0.7;
  if (title < 2 && head.parts.slice(1).some(({ text, joint }) => joint === ", " && /^\p{Ll}/u.test(text))) lean -= 1.5;
  const before = read[index - 1];
  const isText = before && !before.line.isBlank && before.head.isProse && !/[.;:!)]$/.test(before.line.text);
  const goesOn = isText && (before.line.text.length >= full || /[,&]$/.test(before.line.text));
  if (goesOn && !(isHead(words.at(-1) ?? "") && isTitleCase(head.text))) lean -= 1.5;
  return lean;
}
