import { anyOf } from "../any-of.ts";
import { type DatePoint, type DateSpan, findDates, toMonths } from "./find-dates.ts";
import { judgePart, plainWord } from "./judge-part.ts";
import { TITLE_LEVELS } from "./lexicon/resume-words.ts";
import { wordsOf } from "./resume-lines.ts";
import { tidyPart } from "./tidy-part.ts";

/** What somebody was in the same house before, "" where the line does not say; `end` is when the later role began. */
export type EarlierRole = { title: string; start: DatePoint | null; end: DatePoint };
export type Roles = { text: string; dates: DateSpan[]; earlier: EarlierRole | null };

const SINCE_YEAR = String.raw`(?:seit|ab|depuis|desde|since) (?:\p{L}{3,10}\.? (?:de )?)?(?:19|20)\d\d`;
const AND_SINCE = `,? (?:and|und|et|y|e|puis|ensuite|dann|luego|después|then),? ${SINCE_YEAR},? `;
const RISE = new RegExp(
  `${AND_SINCE}|, ${SINCE_YEAR} | ?(?:[→➔➜⇒]|[-=]>) ?|(?:,| \\/)? \\(?(?:(?:and|und|et|y|e),? |before being |was )?${anyOf(
    String.raw`then later thereafter subsequently afterwards latterly eventually now promoted\sto rising\sto moving\sup\sto`,
    String.raw`später dann zuletzt puis ensuite luego después posteriormente más\starde`,
  )}[:,]? (?:as |to |als |como |comme )?(?:an? )?`,
  "giu",
);
const ONLY_SINCE = new RegExp(`^, ${SINCE_YEAR} $`, "iu");
const BEFORE_THAT = anyOf(String.raw`before\sthat prior\sto\sthat davor avant\scela antes\sde\seso`);
const FORMERLY = new RegExp(
  String.raw`(?:, | ?\()(?:${anyOf(
    `(?:and\\s)?${BEFORE_THAT}:?`,
    String.raw`formerly previously initially originally promoted\sfrom was from started\sas began\sas before vormals früher zuvor zunächst`,
    String.raw`anciennement auparavant avant antes anteriormente`,
  )} (?:an? )?|ex[- ])(?<role>\p{L}[^,;()\t|]{2,40}?)(?: after (?:\d{1,2}|\p{L}{3,6}) (?:months?|years?))?(?=\)|[,;()\t|]|$)\)?`,
  "giu",
);
const STOP = String.raw`(?<=\p{L}{3}|\d|\))(?<!(?<!\p{L})(?:[Ss]tellv|[Ss]tv|[Tt]echn|[Kk]fm|[Dd]ipl))\.(?:\s|$)`;
const BORDER = new RegExp(String.raw`[,;|\t(:–—\ue001]|${STOP}|\s-\s`, "gu");
const OPENING = String.raw`(?:from|since|in|depuis|dès|seit|ab|desde) (?:\p{L}{3,9}\.? )?(?:19|20)\d\d`;
const END_OF_ROLE = new RegExp(String.raw`[,;|\t()–—\ue001]|${STOP}|\s-\s|\s${OPENING}`, "u");
const SINCE_THEN = new RegExp(String.raw`^,? ?\(?${OPENING}(?! ?(?:[-–—]|to\b|until\b|till\b))\)?(?:\.$)?`, "u");
const SAYS_BEFORE = new RegExp(BEFORE_THAT, "iu");
const REMARK = / ?\([^()]{1,40}\)$/u;
const SINCE = /^(?:since|depuis|seit|ab|desde) /i;
const TELLS_OF = /^(?:\d+ \p{Ll}|\d+ \p{Lu}\p{Ll}+ (?:bei|in|im)|bei|beim|in|im|at|chez|with|mit|für|for|en) /u;
const LONGEST_ROLE_WORDS = 7;
const LIKELY = 2;
const MOST_MONTHS_BETWEEN = 12;

const WHEN = String.raw`(?<when>(?:\p{L}{3,9}\.? )?(?:19|20)\d\d)`;
/** "Engineer II (promoted 2024), Engineer I", of which the later role stands first. */
const PROMOTED = new RegExp(
  String.raw` ?\((?:${anyOf("promoted appointed upgraded befördert promue? ascendid[oa]")})` +
    String.raw`(?:,? (?:in|since|to this role in|im|en))? ${WHEN}\)` +
    String.raw`(?:(?:,|;| \/)?(?: and| previously)? (?<role>\p{Lu}[^,;()\t|\d]{2,40}?)(?=$|[,;()\t|]| [-–—] ))?`,
  "iu",
);
const PROMOTED_FROM = new RegExp(
  String.raw` ?\((?:promoted|risen|up) from (?:an? )?(?<role>\p{L}[^,;()\t|\d]{2,40}?),? (?:in|since) ${WHEN}\)`,
  "iu",
);

/** Blanks what somebody was before ("Helper then fitter"), so that no character moves. */
export function latestRole(text: string, now: Date): Roles {
  const promoted = promotedRole(text, now);
  if (promoted) return promoted;
  const all = findDates(text, now);
  const { text: risen, earlier } = withoutEarlierRoles(withoutFormerRole(text), all, now);
  const dates = risen === text ? all : findDates(risen, now);
  return earlier ? { text: risen, dates, earlier } : ofTwoTimes(risen, dates);
}

function promotedRole(text: string, now: Date): Roles | null {
  const [found, from] = [PROMOTED.exec(text), PROMOTED_FROM.exec(text)];
  const match = from ?? found;
  const end = match && findDates(match.groups!.when!, now)[0]?.start;
  if (!end || !isRole(text.slice(0, match.index).slice(lastBorder(text.slice(0, match.index))))) return null;
  const title = tidyPart(match.groups!.role ?? "");
  if (from && !isRole(title)) return null;
  const bracket = match[0].slice(0, match[0].indexOf(")") + 1);
  const rest = filled(text, match.index, match.index + (isRole(title) ? match[0] : bracket).length, " ");
  return { text: rest, dates: findDates(rest, now), earlier: { title: isRole(title) ? title : "", start: null, end } };
}

/** "Supervisor (formerly Operator)". */
function withoutFormerRole(text: string): string {
  return text.replace(FORMERLY, (said, role: string, at: number) => {
    const before = text.slice(0, at).replace(REMARK, "");
    const isOfTwo = isRole(role) && (SAYS_BEFORE.test(said) || isRole(before.slice(lastBorder(before))));
    return isOfTwo ? " ".repeat(said.length) : said;
  });
}

function withoutEarlierRoles(text: string, dates: DateSpan[], now: Date): Omit<Roles, "dates"> {
  const ranges = dates.filter(({ from, to, isRange }) => isRange && !SINCE.test(text.slice(from, to)));
  const masked = ranges.reduce((rest, { from, to }) => filled(rest, from, to, "\ue001"), text);
  const blanks: [number, number][] = [];
  let earlier: EarlierRole | null = null;
  let risen = 0;
  for (const { 0: rise, index } of masked.matchAll(RISE)) {
    const from = Math.max(beginOfRole(masked.slice(0, index).replace(REMARK, blank)), risen);
    const to = index + rise.length;
    const before = masked.slice(from, index).replace(REMARK, "");
    const later = firstPart(masked.slice(to));
    const isInBracket = rise.includes("(") && masked[to + later.length] === ")";
    if (!isRise(rise, before, later)) continue;
    risen = to;
    const [since = ""] = SINCE_THEN.exec(masked.slice(to + later.length)) ?? [];
    const end = findDates(since || rise, now)[0]?.start ?? null;
    earlier = end && { title: tidyPart(before), start: null, end };
    blanks.push([from, to]);
    if (isInBracket) blanks.push([to + later.length, to + later.length + 1]);
    if (ranges.length > 0 || !/(?:since|depuis|seit|desde) /u.test(since))
      blanks.push([to + later.length, to + later.length + since.length]);
  }
  return { text: blanks.reduce((rest, [from, to]) => filled(rest, from, to, " "), text), earlier };
}

function blank(remark: string): string {
  return " ".repeat(remark.length);
}

function ofTwoTimes(text: string, dates: DateSpan[]): Roles {
  const alone = { text, dates, earlier: null };
  const [first, second] = dates;
  if (!first?.isRange || !second?.isRange || dates.length > 2 || !first.start || !second.start) return alone;
  const from = lastBorder(text.slice(0, first.from).replace(/ ?\($/, ""), /[,;|\t:]/gu);
  const roles = [text.slice(from, first.from), text.slice(first.to, second.from)];
  if (!roles.every(isRole)) return alone;
  const [early, late] = toMonths(first.start) <= toMonths(second.start) ? [first, second] : [second, first];
  const { start, end } = early;
  if (end === null || Math.abs(toMonths(late.start!) - toMonths(end)) > MOST_MONTHS_BETWEEN) return alone;
  const [title = "", cutFrom, cutTo] = early === first ? [roles[0], from, first.to] : [roles[1], first.to, second.to];
  return { text: filled(text, cutFrom, cutTo, " "), dates: [late], earlier: { title: tidyPart(title), start, end } };
}

function isRise(rise: string, before: string, later: string): boolean {
  const known = [before, later].filter(isRole).length;
  const isShown = !ONLY_SINCE.test(rise) && /[→➔➜⇒>\d]/u.test(rise) && [before, later].every(isShort);
  return (known === 1 && isShown) || [before, later].every((text) => isRole(text) || isLevel(text));
}

const FURTHER_LEVELS: ReadonlySet<string> = new Set(["semi", "intermediate", "apprentice", "qualified"]);

function isLevel(text: string): boolean {
  const parts = wordsOf(tidyPart(text)).flatMap((word) => plainWord(word).split("-"));
  return parts.length > 0 && parts.every((part) => TITLE_LEVELS.has(part) || FURTHER_LEVELS.has(part));
}

function isShort(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !/\d/.test(text) && wordsOf(text).length <= LONGEST_ROLE_WORDS;
}

function isRole(text: string): boolean {
  const plain = tidyPart(text);
  if (TELLS_OF.test(plain)) return false;
  return wordsOf(plain).length <= LONGEST_ROLE_WORDS && judgePart(plain).title >= LIKELY;
}

function lastBorder(text: string, border = BORDER): number {
  let end = 0;
  for (const { 0: sign, index } of text.matchAll(border)) end = index + sign.length;
  return end;
}

/** Of "Machinist, 2nd shift" the role stands before what it is told with. */
function beginOfRole(text: string): number {
  const last = lastBorder(text);
  const before = text.slice(0, last).replace(/, ?$/u, "");
  const from = lastBorder(before);
  return before.length < last && !isRole(text.slice(last)) && isRole(before.slice(from)) ? from : last;
}

function firstPart(text: string): string {
  const border = text.search(END_OF_ROLE);
  return border < 0 ? text : text.slice(0, border);
}

function filled(text: string, from: number, to: number, sign: string): string {
  return text.slice(0, from) + sign.repeat(to - from) + text.slice(to);
}
