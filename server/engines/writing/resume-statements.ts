import { anyOf, anyOfLines } from "../any-of.ts";
import { DATE_WORDS } from "../analysis/lexicon/date-words.ts";
import type { LineRange, Profile, SectionKind } from "../analysis/profile.ts";
import { BULLET_SIGNS, foldWord } from "../analysis/resume-lines.ts";
import { upperFirst } from "./skill-names.ts";
import { tellsChange } from "./facts/tells-change.ts";
import { readOpening } from "./english-verbs.ts";
import { isTitleHead } from "./evidence/fact-words.ts";
import { isInstruction } from "./evidence/find-instructions.ts";
import { isOnlyAdjective } from "./evidence/meaning/wordnet.ts";
import { deedsOf } from "./evidence/meaning/lexis.ts";
import { workArticle } from "./languages/de/articles.ts";
import { materialLanguage, type MaterialLanguage } from "./language.ts";

/** A bullet point, a paragraph or the head of an entry, with its lines. */
export type Statement = {
  /** Lines joined, without the bullet. */
  text: string;
  lines: LineRange;
  section: SectionKind;
  /** Index into `Profile.jobs` and `Profile.education`. */
  job: number | null;
  education: number | null;
  isHead: boolean;
  hasBullet: boolean;
};

/** Where a heading is missing or unknown, jobs stand below another; what belongs to a job is of it. */
const NOT_OF_JOBS: ReadonlySet<SectionKind> = new Set(["contact", "summary", "skills"]);
const BULLET = /^•\s*/;
const SMALL_I = /(?<![\p{L}\d.'’/-])i(?=(?:['’](?:m|ve|d|ll))? \p{Ll})/gu;
const HEAD_LINES = 3;
const HEAD_CHARACTERS = 140;
const WRAPPED_FROM = 55;
const NEARLY_FULL = 0.9;
const LONGER_SHARE = 0.1; // of the long lines, which no page broke
const FULL_SHARE = 0.65; // letters differ in width, and some lines end early before a long word

/** The statements of a resume in its order. Headings, empty lines and lines that instruct a machine are left out. */
export function resumeStatements(profile: Profile): Statement[] {
  const statements: Statement[] = [];
  const language = materialLanguage(profile.lines.join("\n"));
  const isWrapped = hasWrapped(profile.lines);
  const page = usualWidth(profile.lines);
  const jobOf = ownerOf(profile.jobs.map(({ lines }) => untilOther(lines, profile.lines, language)));
  const educationOf = ownerOf(profile.education.map(({ lines }) => lines));
  for (const section of profile.sections) {
    // The loop below sets it, which the compiler's narrowing of null does not see.
    let before = null as { statement: Statement; text: string } | null;
    const widest = usualWidth(profile.lines.slice(section.lines.from, section.lines.to + 1));
    for (let index = section.lines.from; index <= section.lines.to; index++) {
      const raw = profile.lines[index] ?? "";
      const isHeading = index === section.lines.from && section.heading !== null && isOnlyHeading(raw, section.heading);
      if (isHeading || raw.trim() === "" || isInstruction(raw)) {
        before = null;
        continue;
      }
      const hasBullet = BULLET.test(raw);
      const job = jobOf(index);
      const tidy = tidyLine(raw.replace(BULLET, ""));
      const whole = language === "en" ? tidy.replace(SMALL_I, "I") : tidy;
      const pieces = hasBullet || job === null ? [whole] : headAndTold(profile, job, index, whole);
      for (const [order, text] of pieces.entries()) {
        const isHead: boolean =
          job !== null &&
          (isField(profile, job, text) ||
            (!hasBullet && (pieces.length > 1 ? order === 0 : isHeadLine(profile, job, index, statements))));
        const last: Statement | undefined = before?.statement;
        if (
          last &&
          before &&
          last.job === job &&
          !hasBullet &&
          last.isHead === isHead &&
          continues(before.text, text, { last, language, widest, page, isWrapped }) &&
          !(/^\p{Lu}/u.test(text) && isListed(profile.lines, index, statements))
        ) {
          last.text = `${last.text.replace(/(?<=\p{Ll})-$/u, "")}${/(?<=\p{Ll})-$/u.test(last.text) ? "" : " "}${text}`;
          last.lines = { from: last.lines.from, to: index };
          before = { statement: last, text };
          continue;
        }
        const statement: Statement = {
          text,
          lines: { from: index, to: index },
          section: job !== null && NOT_OF_JOBS.has(section.kind) ? "experience" : section.kind,
          job,
          education: educationOf(index),
          isHead,
          hasBullet,
        };
        statements.push(statement);
        before = { statement, text: order > 0 ? whole : text };
      }
    }
  }
  return statements;
}

/** "Leadership Offsite meetings.": below a full line that ends in "Divisional" it is no point of its own. */
const ENDS_SENTENCE = /^\s*(?:[\p{L}&/-]+ ){0,3}[\p{L}-]+\.$/u;
const OPEN_AIM = / (?:in order|so as) to \p{Ll}+$/u;
const OF_COMPOUND = /-\p{Ll}+(?:ed|ing|able|wide)$/u;

/** Whether a full line ends where it cannot end: "in order to support", "headed by a world-renowned". */
function endsSentence(before: string, text: string, widest: number): boolean {
  const last = before.split(" ").at(-1) ?? "";
  const isOpen = OPEN_AIM.test(before) || (/ an? [\p{L}-]+$/u.test(before) && OF_COMPOUND.test(last));
  const asksForMore = isOpen || (ENDS_SENTENCE.test(text) && isOnlyAdjective(last.toLowerCase()));
  return asksForMore && isBroken(before, text, widest, NEARLY_FULL);
}

const [LISTED_ROOM, FEWEST_SHORT, NEAR] = [0.8, 2, 20]; // a share of the width; lines

/** Whether a line stands among others without bullets that end before the edge: points, which no page broke. */
function isListed(lines: readonly string[], at: number, statements: readonly Statement[]): boolean {
  if (OPEN_END.test(lines[at - 1] ?? "") || OPEN_FIGURE.test(lines[at - 1] ?? "")) return false;
  const isOut = (line: string) => line.trim() === "" || BULLET.test(line);
  const head = statements.findLast(({ isHead }) => isHead)?.lines.to ?? -1;
  const above = lines.slice(Math.max(head + 1, at - NEAR, 0), at);
  const below = lines.slice(at, at + NEAR);
  const end = below.findIndex(isOut);
  const run = [...above.slice(above.findLastIndex(isOut) + 1), ...below.slice(0, end < 0 ? NEAR : end)];
  const widest = Math.max(...run.map(({ length }) => length));
  const [before = "", text = ""] = lines.slice(at - 1);
  if (endsSentence(before, text, widest)) return false;
  const isShort = (line: string, next: string) => /^\p{Lu}/u.test(next) && !isBroken(line, next, widest, LISTED_ROOM);
  return run.filter((line, index) => index + 1 < run.length && isShort(line, run[index + 1]!)).length >= FEWEST_SHORT;
}

/** How wide the text is set: of the lines that are as long as the longest, not of one that was never broken. */
function usualWidth(lines: readonly string[]): number {
  const lengths = lines.map((line) => line.length).sort((a, b) => b - a);
  const full = lengths.filter((length) => length >= WRAPPED_FROM);
  return full[Math.floor(full.length * LONGER_SHARE)] ?? lengths[0] ?? 0;
}

function tidyLine(text: string): string {
  return text
    .replace(/-\u2010|\u2010-?/g, "-")
    .replace(/\s+/g, " ")
    .replace(/ (?=[.,;](?!\d))/g, "")
    .trim();
}

function ownerOf(ranges: LineRange[]): (line: number) => number | null {
  return (line) => {
    const index = ranges.findIndex(({ from, to }) => line >= from && line <= to);
    return index < 0 ? null : index;
  };
}

/** "Editor, student magazine, 2024": below an empty line it heads an entry of its own, though nobody read a job in it. */
const HEADS_OTHER =
  /^\p{Lu}[^:;!?•]{4,80}, (?:\p{L}{3,9}\.? )?(?:19|20)\d\d(?: ?[-–—] ?(?:\p{L}{2,9}\.?|(?:\p{L}{3,9}\.? )?(?:19|20)\d\d))?$/u;

function isBelowPoints(line: string, before: string): boolean {
  const isOwn = /^[\p{Lu}\d]/u.test(line) && YEAR.test(line) && before.length < WRAPPED_FROM;
  return isOwn && BULLET.test(before) && !BULLET.test(line);
}

const MONTH_NAME = `(?:${DATE_WORDS.months})`;
const MONTHS = new RegExp(String.raw`(?<!\p{L})${MONTH_NAME} ?(?:[-–]|to) ?${MONTH_NAME}(?!\p{L})`, "iu");
/** "Public Relations Intern: Oak Braves May - September" */
const POST_OF_MONTHS = /^(?<title>(?:\p{Lu}[\p{L}&'’-]* ){1,4}\p{Lu}[\p{L}-]*)(?:,|:| [-–]) .{0,60}$/u;
const SMALL_LETTERS = /\p{Ll}{2}/u;
const SHOUTED_POST = /^(?<title>(?:\p{Lu}[\p{Lu}&/-]* ){1,5}\p{Lu}[\p{Lu}&/.-]*), \p{Lu}[\p{Lu} ,.]+$/u;

/** Whether a line is the head of another post, of which nobody read when it was: written as the one above it is. */
function isOtherPost(line: string, { headsAreShouted }: { headsAreShouted: boolean }): boolean {
  const shouted = headsAreShouted ? SHOUTED_POST.exec(line)?.groups?.title : undefined;
  const title = shouted ?? (MONTHS.test(line) ? POST_OF_MONTHS.exec(line)?.groups?.title : undefined) ?? "";
  const isNamed = title.split(" ").some((word) => isTitleHead(word.toLowerCase()));
  return isNamed && readOpening(upperFirst(title.toLowerCase())) === null;
}

function untilOther({ from, to }: LineRange, lines: readonly string[], language: MaterialLanguage): LineRange {
  const [head = "", ...below] = lines.slice(from, to + 1);
  const headsAreShouted = !SMALL_LETTERS.test(head) && below.some((line) => SMALL_LETTERS.test(line));
  const isOther = (line: string, index: number) => {
    const before = lines[index - 1] ?? "";
    if (index <= from || index > to) return false;
    if (language === "en" && isOtherPost(line, { headsAreShouted })) return true;
    return (before.trim() === "" && HEADS_OTHER.test(line)) || (language !== "en" && isBelowPoints(line, before));
  };
  const other = lines.findIndex(isOther);
  return { from, to: other < 0 ? to : other - 1 };
}

function isOnlyHeading(line: string, heading: string): boolean {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return letters(line) === letters(heading);
}

const AFTER_SENTENCE =
  /(?<=\p{L}{3}|\d|\))(?<!(?<!\p{L})(?:[Ss]tellv|[Ss]tv|[Kk]fm|[Tt]echn|[Dd]ipl|[Ii]ng|[Aa]dm))\.\s+(?=\p{Lu})/u;
const BEFORE_COUNT = /(?<= \p{Lu}{2}|\p{Ll}{5}|\))\.\s+(?=\d+ \p{Ll}|(?<= \p{Lu}{2}\. )\p{Lu}\p{Ll})/u;
const YEAR = /\b(?:19|20)\d\d\b/;
const MONTH =
  /^(?:jan|feb|fév|mär|mar|apr|avr|abr|ma[iy]|jui?n|jui?l|ago|aug|août|sep|o[ck]t|nov|de[cz]|dic|déc|ene)/iu;

/** "Driver, Acme, 2012 to 2018. Quarry runs.": what follows the names and dates on their line is told of the job. */
function headAndTold(profile: Profile, index: number, line: number, text: string): string[] {
  const job = profile.jobs[index]!;
  const sentences = text.split(AFTER_SENTENCE).flatMap((one) => one.split(BEFORE_COUNT));
  if (line > job.lines.from + HEAD_LINES - 1) return [text];
  const names = [job.title, job.employer].filter((name) => name !== null).filter((name) => text.includes(name));
  if (sentences.length < 2) return headAndDeed(text, names);
  const last = sentences.findLastIndex(
    (one, at) => names.some((name) => one.includes(name)) || (at < 2 && YEAR.test(one)),
  );
  const head = sentences.slice(0, last + 1).join(". ");
  const told = sentences.slice(last + 1).join(". ");
  const isHead = YEAR.test(head) && head.length <= HEAD_CHARACTERS;
  return isHead && told !== "" ? [head, told] : [text];
}

const DATES = /\b(?:19|20)\d\d(?:\D{1,20}(?:19|20)\d\d)?\b/u;
const FEWEST_TOLD = 5; // words
const MAY_BEGIN = /(?<=[\p{L}\d)]\.? )(?=\p{Lu}\p{Ll}+,? [\p{Ll}\d]|I \p{Ll})/gu;
const OF_DUTIES = / (?:(?:Key|Main) )?(?:Responsibilities|Duties|Accomplishments|Achievements)(?: ?: ?| )(?=\p{Lu})/u;

/** "Harbor Foods Hull 2012 to 2018 Managed two depots": on one line with the names and dates, what was done begins anew. */
function headAndDeed(text: string, names: string[]): string[] {
  const dates = DATES.exec(text);
  if (!dates) return [text];
  const from = Math.max(dates.index + dates[0].length, ...names.map((name) => text.indexOf(name) + name.length));
  const duties = OF_DUTIES.exec(text.slice(from));
  const starts = [...text.matchAll(MAY_BEGIN)].map(({ index }) => index).filter((index) => index >= from);
  const begin = starts.find((index) => beginsDeed(text.slice(index)));
  const end = duties ? from + duties.index : begin;
  if (end === undefined || end > HEAD_CHARACTERS) return [text];
  const told = text.slice(duties ? end + duties[0].length : end);
  return told.split(" ").length < FEWEST_TOLD ? [text] : [text.slice(0, end).trim(), told];
}

function beginsDeed(text: string): boolean {
  return /^(?:I \p{Ll}|Responsible for )/u.test(text) || readOpening(text)?.form === "past";
}

function isHeadLine(profile: Profile, index: number, line: number, before: Statement[]): boolean {
  const job = profile.jobs[index];
  const text = profile.lines[line] ?? "";
  const isEarlierRole = profile.jobs.some(
    ({ lines }, other) => other > index && lines.from <= line && line <= lines.to,
  );
  if (job && isEarlierRole) return true;
  if (!job || line > job.lines.from + HEAD_LINES - 1 || text.length > HEAD_CHARACTERS) return false;
  if (before.some((statement) => statement.job === index && !statement.isHead)) return false;
  const names = [job.title, job.employer].filter((name) => name !== null);
  const isPlace = line < job.lines.from + HEAD_LINES - 1 && isShort(text) && isOfDates(profile.lines[line + 1] ?? "");
  return line === job.lines.from || names.some((name) => text.includes(name)) || isOfDates(text) || isPlace;
}

const LABELLED = /^(?<label>\p{L}[\p{L} /()'’-]{1,30}?) ?:\s*(?=\S)/u;
const OF_FORM = new RegExp(
  `^${anyOfLines`
    location|place|address|industry|sector|period|duration|dates?|department|supervisor|reports? to|reporting to|reason for leaving
    ort|zeitraum|dauer|branche|abteilung|vorgesetzter?|lieu|durée|période|secteur|service|dates
    lugar|ubicación|periodo|período|duración|fechas?|departamento|motivo de salida|jefe inmediato
  `}$`,
  "iu",
);

/** "Position: Shipping Executive" and "Period: 2019 to now" are fields of a form and tell no work. */
function isField(profile: Profile, index: number, text: string): boolean {
  const { title, employer } = profile.jobs[index]!;
  const [all = "", label = ""] = LABELLED.exec(text) ?? [];
  const value = text.slice(all.length);
  const isName = [title, employer].some((name) => name !== null && value.startsWith(name));
  return all !== "" && (isName || OF_FORM.test(label));
}

function isShort(text: string): boolean {
  return !BULLET.test(text) && text.split(" ").length <= MOST_BESIDE_DATES;
}

const MOST_BESIDE_DATES = 6; // words, as a town and its state

/** A line with a year and little beside it. */
function isOfDates(text: string): boolean {
  const others = text.match(/\p{L}{2,}/gu)?.filter((word) => !MONTH.test(word)) ?? [];
  return YEAR.test(text) && others.length <= MOST_BESIDE_DATES && !tellsChange(text) && !tellsDeedDated(text);
}

const OF_SERVICE =
  /^(?:employed|hired|promoted|seconded|contracted|transferred|appointed|started|joined|left|retired) /iu;

/** "Raised $1.9M in 2024" tells of work, "Employed from 2019 to 2024" only of its time. */
function tellsDeedDated(text: string): boolean {
  return beginsDeed(text) && !OF_SERVICE.test(text);
}

const GOES_ON = /^(?:und|sowie|and|et|ainsi que|y) \p{Ll}/u;
const BEGINS_DATED = /^(?:\d{1,2}[./])?(?:19|20)\d\d(?!\d)/u;
const OPEN_END = new RegExp(
  String.raw`(?:[,&/-]|\s${anyOf(
    "an? the of for with and or to in at by from that which who whose their our its",
    "und mit für der die das et de des les y con para el la",
  )})$`,
  "iu",
);
const OPEN_WORD = / (?:an?|the|of|for|with|to|in|at|by|from|than)$/iu;
const LEAST_BEFORE_FIGURE = 20;
const OPEN_SHORT = /(?<![\p{L}.])(?:Rte?|Nos?|vs|approx|i\.e|e\.g|Dr|Mrs?|Ms)\.$/u;
const BEFORE_SMALL = /(?<!\p{L})(?:U\.S|Dept|etc)\.$/u;
const IS_BRAND = /^\p{Ll}{1,2}\p{Lu}/u;
const OPEN_BRACKET = /\([^()]{0,160}$/u;
const CLOSES_BRACKET = /^[^()]{0,160}\)/u;
const OPEN_FIGURE = new RegExp(
  String.raw` (?:${anyOf("to of with for by than over about least nearly approximately and")}) \$?\d[\d,.]*$`,
  "u",
);
/** Licences and languages begin a line of their own, also behind a list that ends without a sign. */
const BEGINS_LIST = new RegExp(
  `^${anyOf("Führerschein Fahrerlaubnis Staplerschein Sprachen Permis CACES Langues Carn[eé]t? Idiomas Languages")}(?!\\p{L})`,
  "u",
);
/** "Registration: HCPC", "Summer 2024: labourer": what is named before a colon begins anew. */
const LABEL = /^[\p{Lu}\d][\p{L}\d &/+-]{1,28}:\s/u;
const WORK_NAMED = /(?:ung|ition|ation|pflege|arbeit|hilfe|führung|aufbau|einkauf|verkauf)$/u;
/** "Kosten um 5 % gesenkt", "Kosten gesenkt durch neue Verträge" */
const GERMAN_DEED = new RegExp(
  [
    String.raw`^\p{Lu}.* ${anyOf(
      String.raw`\p{Ll}{0,12}ge\p{Ll}{2,12}(?:t|en) (?:be|ver|er|ent)\p{Ll}{3,15}(?:t|en) \p{Ll}{3,15}iert`,
    )}`,
    "(?:$| (?:durch|mit) )",
  ].join(""),
  "u",
);
const GERMAN_NOUN = /(?:ung|ion|keit|heit|schaft|en|er|nis|tät)$/u;

type Around = { last: Statement; language: MaterialLanguage; widest: number; page: number; isWrapped: boolean };

/** Whether lines go on in the next one anywhere: among so many words some begin small. */
function hasWrapped(lines: readonly string[]): boolean {
  return lines.some((line, index) => {
    const before = (lines[index - 1] ?? "").trim();
    return /^\s*\p{Ll}/u.test(line) && before.length >= WRAPPED_FROM && !/[.!?:;]$/u.test(before);
  });
}

function continues(before: string, text: string, { last, language, widest, page, isWrapped }: Around): boolean {
  if (last.isHead || (last.section === "contact" && !isProse(before)) || BEGINS_LIST.test(text) || LABEL.test(text))
    return false;
  // "... for support tickets." fills its line below a bullet, and what stands under it has none: it goes on.
  const isFull = last.hasBullet && language === "en" && isBroken(before, text, page, NEARLY_FULL);
  if (isFull && /\p{Ll}{2}\.$/u.test(before) && /^\p{Lu}\p{Ll}.*\p{Ll}{3}/u.test(text)) return true;
  if (GOES_ON.test(text) && /[\p{Ll},]$/u.test(before)) return true;
  if (BEFORE_SMALL.test(before) && /^[\p{Ll}\d]/u.test(text)) return true;
  if (/^\d/u.test(text) && OPEN_WORD.test(before) && before.length > LEAST_BEFORE_FIGURE) return true;
  if (OPEN_SHORT.test(before) || (OPEN_BRACKET.test(last.text) && CLOSES_BRACKET.test(text))) return true;
  if (/^\p{Ll}+frei$/u.test(text)) return false;
  // "found a leak" below a line that had room for it is a point of its own, written small.
  const isDeed = language === "en" && !OPEN_END.test(before) && readOpening(text)?.form === "past";
  if (isDeed && /^\p{Ll}/u.test(text) && !isBroken(before, text, page, NEARLY_FULL)) return false;
  if (language === "de" && [before, text].every((line) => GERMAN_DEED.test(upperFirst(line)))) return false;
  if (/^[\p{Ll}(&]/u.test(text) && !/[.!?]$/.test(before))
    return before.length > 20 && (OPEN_END.test(before) || (!isSmall(last) && isBroken(before, text, widest)));
  const isOpen = /[\p{Ll},&/-]$/u.test(before) || (OPEN_FIGURE.test(before) && isBroken(before, text, widest));
  if (before.length < WRAPPED_FROM || !isOpen || /^\p{Lu}\p{Ll}+(?:ed|ing)\b/u.test(text)) return false;
  if (OPEN_END.test(before)) return true;
  if (language === "en" && endsSentence(before, text, widest)) return readOpening(text) === null;
  if (BEGINS_DATED.test(text) || (language === "de" && /^\p{Lu}/u.test(text) && GERMAN_DEED.test(before))) return false;
  // A line that had room for the next word ends where it ends.
  const hasRoom = !isWrapped || (language === "en" && !isBroken(before, text, widest, NEARLY_FULL));
  const isAnew = (isWrapped ? /^\p{Lu}\p{L}/u : /^[\p{Lu}\d]/u).test(text) && hasRoom;
  return !isAnew && !opensWithDeed(text, before, language);
}

const FEWEST_OF_PROSE = 9; // words

function isProse(line: string): boolean {
  return (
    line.length >= WRAPPED_FROM && line.split(" ").length >= FEWEST_OF_PROSE && !/[@|•\t]|\d{5}|\d \d{3}/u.test(line)
  );
}

/** Some write each point small and without a bullet. */
function isSmall({ text, hasBullet }: Statement): boolean {
  return !hasBullet && /^\p{Ll}/u.test(text) && !/[.!?] \p{Lu}/u.test(text);
}

/** "improve outcomes" below "Inform members about services that": it goes on from a line that has not ended. */
export function goesOnFromBefore({ text, hasBullet, lines: { from } }: Statement, lines: readonly string[]): boolean {
  const before = (lines[from - 1] ?? "").trim();
  if (hasBullet || !/^\p{Ll}/u.test(text) || before === "") return false;
  if (/[.!?]$/u.test(before)) return /^\p{Lu}/u.test(before) && readOpening(text) === null && !IS_BRAND.test(text);
  if (before.length < WRAPPED_FROM || /[:;]$/u.test(before)) return false;
  return OPEN_END.test(before) || /^[•\p{Lu}]/u.test(before);
}

/** A page breaks a line where the next word has no room. */
function isBroken(before: string, text: string, widest: number, share = FULL_SHARE): boolean {
  const [next = ""] = text.split(" ");
  return before.length + next.length >= widest * share;
}

/** A capital before a deed begins a line of its own; German writes its nouns with capitals, too. */
function opensWithDeed(text: string, before: string, language: MaterialLanguage): boolean {
  const [first = ""] = /^\p{Lu}[\p{Ll}-]+(?=[\s,]|$)/u.exec(text) ?? [];
  if (first === "") return false;
  if (language === "en") return readOpening(text) !== null || deedsOf(first.toLowerCase(), "en").length > 0;
  // In these a capital within a sentence is a name's, and few lines are wrapped before one.
  if (language !== "de") return true;
  if (GERMAN_DEED.test(text) && !/ (?:\p{Ll}+|\d+)$/u.test(before)) return true;
  const isWork = WORK_NAMED.test(first) || workArticle(first) !== null;
  if (isWork && /(?<!\p{L})\p{Lu}\p{Ll}+$/u.test(before)) return true;
  return deedsOf(foldWord(first), "de").length > 0 && !GERMAN_NOUN.test(first);
}

const SENTENCE_END = new RegExp(
  anyOfLines`
    (?<=[.!?;])(?<!(?<![\p{L}\d])(?:jede[rnms]? \d{1,2}|[AaIi]m \d{1,2}|zum \d{1,2}|Mio|Mrd|Tsd|ca|bzw|inkl|Nr|Abs|Art|Ziff|Kl|max|mind|stellv|[bcdfghjklmnpqrstvwxz]{2,5}|techn|ehem|gem|Dipl|Ing|Abt|Fa|Lic|staatl|Stv|\d{1,2}(?=\.\s+(?:Lehrjahr|Ausbildungsjahr|Schuljahr|Semester|Klasse|Quartal|Platz|Stock|Liga))|i\. ?d(?:\. ?R)?|v\. ?a|u\. ?a|d\. ?h|z\. ?B|p\. ?ej|(?:Jan|Feb|Mar|Apr|Aug|Sept?|Oct|Nov|Dec)(?=\.\s+\d)|env|aprox|núm|St|Dr|Prof|Rte?|approx|vs|z\.B|e\.g|i\.e|c|U\.[SK]|Rs|No|Mrs?|Ms|Co|Ltd|Inc|avg|est|B\.?Sc|M\.?Sc|Ph\.?D)\.)\s+(?=[\p{Lu}\d"“(])
    (?<=\p{Ll}[.!?]["”])\s+(?=\p{Lu}\p{Ll}+ \p{Ll})|;\s+| (?:[${BULLET_SIGNS}−]|\*) ?(?=\p{Lu})|(?<=(?:\p{Ll}{3}|\d)[.!?])(?=\p{Lu}\p{Ll})|(?<=\p{Ll}{3}),\s+(?=\p{Lu}\p{Ll}+ed \p{Ll})
  `,
  "u",
);

/** The sentences of a statement, each short enough to be quoted. */
export function sentencesOf(text: string): string[] {
  return outsideBrackets(text)
    .map((sentence) => sentence.replace(/(?<![\s;.])[\s;.]+$/, "").trim())
    .filter((sentence) => sentence !== "");
}

function outsideBrackets(text: string): string[] {
  const pieces: string[] = [];
  let from = 0;
  for (const piece of text.split(SENTENCE_END)) {
    const at = text.indexOf(piece, from);
    const before = pieces.at(-1);
    if (before !== undefined && OPEN_BRACKET.test(before) && CLOSES_BRACKET.test(text.slice(at)))
      pieces.splice(-1, 1, before + text.slice(from, at + piece.length));
    else pieces.push(piece);
    from = at + piece.length;
  }
  return pieces;
}
