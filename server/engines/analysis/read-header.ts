import { findDates, type DateSpan } from "./find-dates.ts";
import { EMPLOYER_WORDS, REGIONS, TITLE_HEADS, TITLE_LEVELS, US_STATES } from "./lexicon/resume-words.ts";
import { foldWord, type ResumeLine, wordsOf } from "./resume-lines.ts";

/** One cell of a header line, such as the title or the employer. */
export type HeaderPart = {
  text: string;
  /** 0 = no sign of a job title, 3 = surely one. */
  title: number;
  /** 0 = no sign of an organisation, 3 = surely one. */
  employer: number;
  /** True when only a comma, not a cell border or dash, parts it from the part before. */
  afterComma: boolean;
};

export type HeaderLine = {
  parts: HeaderPart[];
  dates: DateSpan[];
  place: string | null;
  /** Without the dates, and without a description that runs on behind the header. */
  text: string;
  /** True for sentences and list points, which are never headers. */
  isProse: boolean;
};

const STRONG_SUFFIXES: ReadonlySet<string> = new Set(
  "inc llc ltd limited corp corporation gmbh ag kg sarl sas srl plc llp lp pllc pvt company co".split(" "),
);
/** What anonymised resumes write instead of the employer and the place. */
const EMPLOYER_PLACEHOLDER = /\bCompany Name\b/gi;
const PLACE_PLACEHOLDER = /\bCity, ?State\b(?:, ?(?:USA|Country))?/gi;
const AFTER_COMMA = /^, ?(\p{L}[\p{L}.-]*(?: \p{Lu}[\p{L}.]+){0,2})/u;
const BEFORE_COMMA = /\p{Lu}[\p{L}.'’-]{0,40}(?: (?:(?:de|of|la|le|am|an der) )?\p{Lu}[\p{L}.'’-]{0,40}){0,5}$/u;
const TOWN_AND_STATE = /(?:^|, ?)(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,2}) (\p{Lu}{2})(?: \d{5})?$/u;
const AFTER_REGION = /^,? \d{5}(?:-\d{4})?|^, ?(?:USA|U\.S\.A\.|United States|US)\b/;
const REMOTE = /^\(?(?:(?:fully |100 ?% )?remote(?: work)?|home office|work from home|telecommute)\)?$/i;
const DURATION = /\(?\b\d{1,2}\+? ?(?:years?|yrs?|months?|mos?)\.?(?:,? (?:and )?\d{1,2} ?(?:months?|mos?)\.?)?\)?/gi;
/** Forms write "Company: Acme" and "Role: Cook". */
const LABEL =
  /^\s*(?:company(?: name)?|employer|organi[sz]ation|client|role|position|job title|title|designation|duration|period|location|dates?|place|department|firma|empresa|puesto|cargo|poste|entreprise)\s*:\s*/i;
const LONGEST_OPENING = 120;
const FIRST_PLACE_PLACEHOLDER = /\bCity, ?State\b/i;
const MAY_HOLD_PLACE = /, ?\p{Lu}(?:\p{Lu}\b|\p{L}{3})/u;
const SEPARATORS = /\t+|\ue001|\s*[|•·●▪;]\s*|\s+(?:[-–—]|::|\/|>)\s+|\s*[–—]\s*(?=\p{Lu})|\s@\s|\s{3,}/u;
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  "of and the for in to at a an & de la et und von der y del".split(" "),
);
const LONGEST_TITLE_WORDS = 12;

/** Reads a line as if it headed a job: its dates, its place, and its other parts with what each looks like. */
export function readHeaderLine(line: ResumeLine, now: Date): HeaderLine {
  const dates = findDates(line.text, now);
  let rest = withoutDates(line.text, dates).replace(DURATION, "\ue001");
  if (looksLikeProse(line, rest)) {
    const opening = line.hasBullet ? null : headOfRunOn(rest);
    if (opening === null) return { parts: [], dates, place: null, text: rest, isProse: true };
    rest = opening;
  }
  let place: string | null = null;
  let text = rest.replace(PLACE_PLACEHOLDER, (found) => {
    place ??= found;
    return "\ue001";
  });
  text = text.replace(EMPLOYER_PLACEHOLDER, (found) => `\ue001${found}\ue001`);
  const parts: HeaderPart[] = [];
  for (const cell of text.split(SEPARATORS)) {
    const located = takePlace(cell.replace(LABEL, ""));
    if (located.place) place ??= located.place;
    let isFirst = true;
    for (const atom of splitAtCommas(located.rest)) {
      for (const piece of splitAt(atom)) {
        parts.push({ text: piece, ...judgePart(piece), afterComma: !isFirst });
        isFirst = false;
      }
    }
  }
  return {
    parts: parts.filter((part) => /\p{L}{2}/u.test(part.text)).flatMap(splitRun),
    dates,
    place,
    text: rest.replaceAll("\ue001", " ").trim(),
    isProse: false,
  };
}

export function withoutDates(text: string, dates: DateSpan[]): string {
  let rest = text;
  for (const span of [...dates].reverse()) rest = `${rest.slice(0, span.from)}\ue001${rest.slice(span.to)}`;
  return rest.replace(/\(\s*(?:\ue001\s*)?\)|\[\s*(?:\ue001\s*)?\]/g, "\ue001");
}

function looksLikeProse(line: ResumeLine, rest: string): boolean {
  const words = wordsOf(rest.replace(/\ue001/g, " "));
  if (words.length > 22) return true;
  const hasDates = rest !== line.text;
  if (line.hasBullet && (!hasDates || words.length > 14)) return true;
  if (words.length > 14 && !hasDates) return true;
  if (/[.;]$/.test(rest) && words.length > 5 && !/\b(?:inc|ltd|co|corp|llc|sr|jr|u\.s\.a?|st|d\.c|n\.a)\.$/i.test(rest))
    return true;
  if (/^\p{Ll}/u.test(rest) && words.length > 2 && !/^(?:e|i)[A-Z]/.test(rest)) return true;
  // "Managed a team ..." and "Responsible for ...".
  if (
    words.length > 4 &&
    /^(?:\p{Lu}\p{Ll}+(?:ed|ing)|Responsible|Duties|Worked|Led|Built|Ran|Made|Wrote|Oversaw|Taught|Sold|Grew|Kept|Held|Won|Set|Provide|Assist|Prepare|Maintain|Perform|Manage|Ensure|Develop|Create|Conduct|Coordinate|Process|Review|Work|Answer|Support|Handle|Use|Serve|Act|Operate|Monitor|Participate|Supervise|Train|Plan|Make|Help)\b(?! (?:Manager|Engineer|Specialist|Assistant|Associate|Consultant|Officer|Coordinator|Supervisor|Director|Agent|Analyst|Technician|Clerk|Teacher|Instructor|Representative))/u.test(
      rest,
    )
  ) {
    const upper = words.filter((word) => /^\p{Lu}/u.test(word)).length;
    if (upper < words.length * 0.6) return true;
  }
  return false;
}

/**
 * "Sales Representative Acme Inc, Austin, TX Compiled reports, such as ...": the header that a description runs on
 * from. It ends with the place, or with a title that follows the place.
 */
function headOfRunOn(rest: string): string | null {
  if (!MAY_HOLD_PLACE.test(rest.slice(0, LONGEST_OPENING))) return null;
  const placeholder = FIRST_PLACE_PLACEHOLDER.exec(rest);
  let end = placeholder ? placeholder.index + placeholder[0].length : -1;
  if (end < 0) {
    const opening = rest.slice(0, LONGEST_OPENING);
    const { place } = takePlace(opening);
    if (place !== null) end = opening.indexOf(place) + place.length;
  }
  if (end < 0 || end > LONGEST_OPENING) return null;
  const opening = rest.slice(0, end);
  const before = opening.replace(PLACE_PLACEHOLDER, " ").replace(EMPLOYER_PLACEHOLDER, "\ue001");
  const isTitle = (cell: string) => {
    const { title } = judgePart(tidyPart(cell.split(",")[0] ?? ""));
    return title === 3 || (title === 2 && isTitleCase(cell));
  };
  if (before.split(SEPARATORS).some(isTitle)) return opening;
  if (judgePart(tidyPart(before)).employer === 0 && !rest.slice(0, end).match(EMPLOYER_PLACEHOLDER)) return null;
  const following = wordsOf(rest.slice(end)).slice(0, 7);
  let cut = 0;
  for (let index = 0; index < following.length && /^[\p{Lu}/&-]/u.test(following[index]!); index++)
    if (isHead(following[index]!)) cut = index + 1;
  return cut > 0 ? `${opening}\ue001${following.slice(0, cut).join(" ")}` : null;
}

function takePlace(cell: string): { place: string | null; rest: string } {
  if (REMOTE.test(cell.trim())) return { place: cell.trim(), rest: "" };
  for (let comma = cell.indexOf(","); comma > 0; comma = cell.indexOf(",", comma + 1)) {
    const after = AFTER_COMMA.exec(cell.slice(comma));
    const before = BEFORE_COMMA.exec(cell.slice(Math.max(0, comma - 60), comma));
    if (!after || !before) continue;
    const region = regionAtStart(after[1] ?? "");
    if (region === null) continue;
    // "Instructor, Georgia Tech" and "Manager, State of Ohio" are no places; "Austin, TX Prepared ..." is one.
    const regionFollower = cell.slice(comma + after[0].length - (after[1] ?? "").length + region.length);
    if (region.length > 2 && /^ (?:\p{L}|&)/u.test(regionFollower)) continue;
    const townWords = wordsOf(before[0]);
    // "Payroll Clerk Bank of Ohio Dayton, OH": only the last words can be the town.
    const town = townWords.slice(-townLength(townWords)).join(" ");
    const start = comma - town.length;
    const regionStart = comma + after[0].length - (after[1] ?? "").length;
    const tail = AFTER_REGION.exec(cell.slice(regionStart + region.length));
    const end = regionStart + region.length + (tail?.[0].length ?? 0);
    return { place: cell.slice(start, end).trim(), rest: `${cell.slice(0, start)}\ue002${cell.slice(end)}` };
  }
  // "Walmart, Lexington KY": the comma before the state is often left out.
  const bare = TOWN_AND_STATE.exec(cell);
  if (bare?.[1] && bare[2] && US_STATES.has(bare[2])) {
    return { place: `${bare[1]}, ${bare[2]}`, rest: cell.slice(0, bare.index) };
  }
  return { place: null, rest: cell };
}

function regionAtStart(text: string): string | null {
  const words = text.split(" ");
  for (let count = Math.min(3, words.length); count > 0; count--) {
    const region = words.slice(0, count).join(" ");
    if (isRegion(region)) return region;
  }
  return null;
}

/** First words of towns of two or three words. */
export const TOWN_STARTS: ReadonlySet<string> = new Set(
  "new san tel santa los las st st. saint fort ft. mount mt. el la le north south east west grand palm salt lake long little big baton des corpus colorado kansas oklahoma virginia daytona myrtle newport redondo bowling college cedar council overland rio sioux winston coral boca west upper lower great key ann port rancho silver walnut santa thousand costa chula huntington garden jersey iowa atlantic carson panama rapid".split(
    " ",
  ),
);

function townLength(words: string[]): number {
  const count = words.length;
  if (count <= 2 && !words.slice(0, -1).some((word) => isHead(word) || EMPLOYER_WORDS.has(plainWord(word))))
    return count;
  const second = words[count - 2];
  const third = words[count - 3];
  if (third && TOWN_STARTS.has(foldWord(third)) && second && TOWN_STARTS.has(foldWord(second))) return 3;
  return second && TOWN_STARTS.has(foldWord(second)) ? 2 : 1;
}

export function isRegion(text: string): boolean {
  const trimmed = text.replace(/[.]$/, "");
  if (US_STATES.has(trimmed.toUpperCase()) && trimmed === trimmed.toUpperCase()) return true;
  const folded = foldWord(trimmed).replace(/ /g, "-");
  if (trimmed.length <= 3 && trimmed !== trimmed.toUpperCase()) return false;
  if (REGIONS.has(folded) || REGIONS.has(foldWord(text))) return true;
  for (const name of US_STATES.values()) if (name.toLowerCase() === trimmed.toLowerCase()) return true;
  return false;
}

function splitAtCommas(text: string): string[] {
  const atoms: string[] = [];
  for (const raw of text.split(/\ue002|,/)) {
    const atom = tidyPart(raw);
    if (atom === "") continue;
    const last = atoms.at(-1);
    if (last !== undefined && STRONG_SUFFIXES.has(plainWord(atom))) atoms[atoms.length - 1] = `${last}, ${atom}`;
    else atoms.push(atom);
  }
  return atoms;
}

/** Heads that are as often part of an organisation's name. */
const WEAK_HEADS: ReadonlySet<string> = new Set(
  "tech lead support contractor principal partner president student provider model".split(" "),
);

/** "Engineer at Google": parted only when the left side is a title. */
function splitAt(atom: string): string[] {
  const match = /^(.{2,90}?) (?:at|bei|chez|with|@) (?=[\p{Lu}\d])(.+)$/u.exec(atom);
  if (match?.[1] && match[2] && wordsOf(match[1]).some(isHead)) return [tidyPart(match[1]), tidyPart(match[2])];
  return [atom];
}

/** "Payroll Accountant Acme Bank": the title ends with its last head word, the employer follows. */
function splitRun(part: HeaderPart): HeaderPart[] {
  const words = wordsOf(part.text);
  let cut = -1;
  for (let index = 0; index < words.length; index++) {
    if (WEAK_HEADS.has(plainWord(words[index]!))) continue;
    if (cut >= 0 && EMPLOYER_WORDS.has(plainWord(words[index]!)) && !isHead(words[index]!)) break;
    if (isHead(words[index]!)) cut = index;
  }
  if (cut < 0 || cut >= words.length - 2) return [part];
  const rest = words.slice(cut + 1);
  if (FUNCTION_WORDS.has(rest[0]!.toLowerCase()) || !/^\p{Lu}/u.test(rest[0]!)) return [part];
  const isOrganisation =
    rest.some((word) => STRONG_SUFFIXES.has(plainWord(word))) || EMPLOYER_WORDS.has(plainWord(rest.at(-1)!));
  if (!isOrganisation) return [part];
  return [words.slice(0, cut + 1).join(" "), rest.join(" ")].map((text, index) => ({
    text,
    ...judgePart(text),
    afterComma: index === 0 && part.afterComma,
  }));
}

export function judgePart(text: string): { title: number; employer: number } {
  if (/^company name$/i.test(text)) return { title: 0, employer: 3 };
  const words = wordsOf(text).slice(0, 20);
  if (words.length > LONGEST_TITLE_WORDS || !/\p{L}{2}/u.test(text)) return { title: 0, employer: 0 };
  const clause = words.findIndex(
    (word, index) => index > 0 && FUNCTION_WORDS.has(word.toLowerCase()) && word !== "&" && word !== "and",
  );
  const main = clause > 0 ? words.slice(0, clause) : words;
  const bare = main.filter((word) => !/^(?:[ivx]+|\d+|[a-c])[.)]?$/i.test(word) && !/^\(.*\)$/.test(word));
  const lastWord = bare.at(-1) ?? "";
  const hasHead = words.some(isHead);
  const organisation = words.filter((word) => EMPLOYER_WORDS.has(plainWord(word))).length;
  const hasSuffix = words.some((word, index) => index > 0 && STRONG_SUFFIXES.has(plainWord(word)));
  let title = 0;
  if (hasHead) title = 1;
  if (hasHead && organisation === 0) title = 2;
  if (isHead(lastWord)) title = 3;
  else if (TITLE_LEVELS.has(foldWord(words[0] ?? "")) && hasHead) title = Math.max(title, 2);
  if (/^(?:head|chief|vice president|vp) of? ?\p{L}/iu.test(text)) title = 3;
  let employer = organisation > 0 ? 1 : 0;
  if (organisation > 1 || EMPLOYER_WORDS.has(plainWord(words.at(-1) ?? ""))) employer = 2;
  if (hasSuffix) {
    employer = 3;
    title = Math.min(title, 1);
  }
  if (title < 3 && employer === 2 && title > 0 && !isHead(lastWord)) title = 1;
  return { title, employer };
}

/** Endings that make a word a trade: psychologist, technician, bookkeeper, toolmaker. */
const AGENT_ENDING = /(?:ologist|ician|keeper|maker|grapher|smith|path|onomist|apist|worker|woman|person)$/;

export function isHead(word: string): boolean {
  const plain = plainWord(word);
  if (TITLE_HEADS.has(plain)) return true;
  if (plain.length > 6 && AGENT_ENDING.test(plain)) return true;
  const last = plain.split(/[/-]/).at(-1) ?? "";
  if (last !== plain && TITLE_HEADS.has(last)) return true;
  return plain.length > 5 && plain.endsWith("s") && TITLE_HEADS.has(plain.slice(0, -1)) && !EMPLOYER_WORDS.has(plain);
}

function plainWord(word: string): string {
  return foldWord(word).replace(/^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}])[^\p{L}\p{N}]+$/gu, "");
}

/** Without the separators that stay at the edges when dates and places are taken out. */
export function tidyPart(text: string): string {
  return text
    .replace(/[\ue001\ue002]/g, " ")
    .replace(/\s+/g, " ")
    .replace(/\([^)]{0,200}$/, "")
    .replace(/^(?:[\s,;:|/()–—"“”-]|\.(?!\p{L}|$))+|(?<![\s,;:|/(–—"“”-])[\s,;:|/(–—"“”-]+$/gu, "")
    .replace(/^(?:from|in|at)\s*$/i, "")
    .trim();
}

/** Most long words begin with a capital: how titles and names of employers are written. */
export function isTitleCase(text: string): boolean {
  const words = wordsOf(text).filter((word) => /^\p{L}/u.test(word) && !FUNCTION_WORDS.has(word.toLowerCase()));
  if (words.length === 0 || words.length > 10) return false;
  return words.filter((word) => /^\p{Lu}/u.test(word)).length >= words.length * 0.7;
}
