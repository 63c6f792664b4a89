import { anyOf } from "../any-of.ts";
import { type DateSpan, findDates, formatPoint } from "./find-dates.ts";
import { type FoundJob, monthsOf } from "./find-jobs.ts";
import { findSkills } from "./find-skills.ts";
import { isPlaceName, isSchoolWord, judgePart } from "./judge-part.ts";
import { withoutDates } from "./read-header.ts";
import { headAndDeedsAbroad, saidAbroad } from "./prose-jobs-abroad.ts";
import { type ResumeLine, wordsOf } from "./resume-lines.ts";
import { tidyPart } from "./tidy-part.ts";
import { asToldBySelf } from "./told-by-others.ts";

type ToldJob = Pick<FoundJob, "title" | "employer" | "lines"> & { span: DateSpan | null; isNow: boolean };

type Sentence = { text: string; opensLine: boolean };

const LIKELY = 2;
const MOST_ROLE_WORDS = 6;
const MOST_BARE_ROLE_WORDS = 2;
const LEAST_DEED_WORDS = 4;
const MOST_DATING_WORDS = 9;
const WRAPPED_FROM = 45;
const LONGEST_PARAGRAPH = 4_000;

const YEAR_AHEAD = String.raw`(?=(?:\p{L}{3,9} )?(?:19|20)\d\d)`;
const AROUND_DATES = new RegExp(
  String.raw`(?<!\p{L})(?:the )?(?:${anyOf("end beginning start middle")} of|early|late|mid)[ -]${YEAR_AHEAD}`,
  "giu",
);
const SENTENCE_END = new RegExp(
  String.raw`(?<=[.!?]\)?)(?<!\b${anyOf("Ltd Bros Inc Messrs Dept St Mr Mrs Ms Dr Co")}\.)\s+(?=[\p{L}\d])` +
    String.raw`|(?<=\b${anyOf("Ltd Bros Inc Co")}\.)\s+(?=${anyOf("I i From Since Then Now Before After My In")}\s)`,
  "u",
);
const OFTEN = `(?: ${anyOf("now currently also then still first later already originally previously")})?`;
const MY_JOB = String.raw`my (?:\p{L}+ ){0,2}${anyOf("job role post position")}`;
const OF_SELF = new RegExp(String.raw`(?<!\p{L})(?:i|i['’]?(?:ve|m)|${MY_JOB}) \p{L}`, "iu");
const OPENS_EARLIER = new RegExp(
  String.raw`^(?:and )?${anyOf(
    String.raw`(?:before|prior\sto|after)\s(?:that|this|then) at\spresent previously earlier currently presently today`,
  )}(?!\p{L})`,
  "iu",
);
const NOT_WORK = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "study studied studying students? pupil graduated? volunteer(?:ed)? live[ds]? living members? born married",
  )}(?!\p{L})`,
  "iu",
);
const BEHIND_NAME = anyOf(
  "at for with in on as under from since to until till where who which by near doing and\\s(?:i|was|have|did|we)",
);
const NAME_ENDS = String.raw`(?=\s*(?:$|[,;:.(\ue001–—]| ${BEHIND_NAME}(?!\p{L})))`;
const ROLE = String.raw`(?<role>\p{L}[^,;:.(\ue001–—]{2,60}?)${NAME_ENDS}`;
const ONE_OF_MANY = String.raw`(?<many>one of (?:the )?(?:\p{L}+ )?)?`;
const ARTICLE = `(?:(?:an?|the|their|that of|(?:employed|working) as) ){0,2}${ONE_OF_MANY}`;
const AM = anyOf("am was is became have\\sbeen has\\sbeen had\\sbeen");
const ROLES = [
  new RegExp(String.raw`(?<!\p{L})as ${ARTICLE}${ROLE}`, "giu"),
  new RegExp(
    String.raw`(?<!\p{L})(?:i['’]?m|i['’]?ve been|(?:i|${MY_JOB})${OFTEN} ${AM})${OFTEN} ${ARTICLE}${ROLE}`,
    "giu",
  ),
];
const EARLIER_ROLE = new RegExp(
  String.raw`^(?:and )?(?:before|prior to|after) (?:that|this|then),? (?!i )${ARTICLE}${ROLE}(?= (?:at|for|with) )`,
  "iu",
);
const THEN = / and (?:(?:then|later|afterwards) |(?=(?:stayed|worked|left|moved|have|had|did)(?!\p{L})))/iu;
const IS_NOW = new RegExp(
  String.raw`(?<!\p{L})(?:i am|i['’]?m|i${OFTEN} work|i(?: have|['’]?ve) been|${MY_JOB} is|${anyOf(
    "currently presently at\\spresent",
  )})(?!\p{L})`,
  "iu",
);
const AT = anyOf("at for with by joined moved\\sto went\\sto");
const NAME_WORD = String.raw`(?!I(?:['’]|\b))\p{Lu}[\p{L}\d'’&.-]*`;
const NAMED = String.raw`${NAME_WORD}(?: (?:(?:&|and|of|by|the|de|la) )?(?:\d+|${NAME_WORD})){0,6}`;
const AT_NAMED = new RegExp(String.raw`(?<!\p{L})(?<joint>${AT}|At) (?:the )?(?<house>${NAMED})`, "gu");
const NO_SMALL_NAME = anyOf(
  "an? the my his her their our this that about over nearly almost around home nights? least all many some several him",
  "them which \\d\\S* one two three four five six seven eight nine ten twelve years? age first last work",
);
const AT_SMALL = new RegExp(
  String.raw`(?<!\p{L})${AT} (?!${NO_SMALL_NAME}(?!\p{L}))(?<house>\p{Ll}[^,;:.(\ue001–—]{2,40}?)${NAME_ENDS}`,
  "giu",
);
const AT_SAME = new RegExp(
  String.raw`(?<!\p{L})${AT} (?:the )?same ${anyOf(
    "company firm employer place school hospital farm shop restaurant hotel garage",
  )}(?!\p{L})`,
  "iu",
);
const NO_DEED = anyOf("and where which who but until then");
const BEHIND_NAMES = new RegExp(
  String.raw`^(?<place>\)?(?: (?:in|near|at|on) [\p{L}' ]{2,40})?)[,:] ` +
    String.raw`(?:(?:and|where) (?=i )|(?:doing|mainly|mostly) )?(?<deeds>(?!${NO_DEED}(?!\p{L}))\p{L}.*)$`,
  "iu",
);
const UNTIL = new RegExp(
  String.raw`(?<!\p{L})(?:(?:until|till)(?: \p{L}+){0,4}?|(?:left|finished)(?: there| them)?(?: in)?) ${YEAR_AHEAD}`,
  "iu",
);
const WAS_THERE = String.raw`i(?: have|['’]ve)? ${anyOf("was been worked stayed")} there`;
const OF_THAT_TIME = new RegExp(`^(?:(?:that|this) was|${WAS_THERE}|i stayed|i did (?:that|this))(?!\\p{L})`, "iu");
const BEGAN = /^i (?:started|began|joined)(?!\p{L})/iu;
const BEGAN_THERE = /(?<!\p{L})i (?:first )?(?:started|began|joined|came)(?: work)? (?:there|here)(?: as)?(?!\p{L})/iu;
const SINCE_THEN = /^since \ue001|^\ue001,? i (?:have|['’]ve)(?!\p{L})/iu;
const STILL_THERE = /(?<!\p{L})(?:i am|i['’]?m|i) still (?:work(?:ing)? )?(?:there|here)(?!\p{L})/iu;

/** Jobs that a person tells in sentences, and the lines of the resume parted before each; null where none is told. */
export function proseWork(
  lines: ResumeLine[],
  { now, name, mayTell }: { now: Date; name: string | null; mayTell: (line: ResumeLine) => boolean },
): { lines: ResumeLine[]; jobs: FoundJob[] } | null {
  const parted: ResumeLine[] = [];
  const told: ToldJob[] = [];
  const add = (line: Omit<ResumeLine, "index">) => parted.push({ ...line, index: parted.length });
  const toldBySelf = asToldBySelf(lines, name);
  for (const paragraph of paragraphsOf(lines)) {
    const sentences = paragraph.every(mayTell) ? sentencesOf(paragraph) : [];
    const datings = new Set<string>();
    let job: ToldJob | null = null;
    const jobs = sentences.map(({ text }) => {
      const said = toldBySelf(text);
      const found = toldJob(said, job ?? told.at(-1) ?? null, now);
      if (!found && job && addDates(job, said, now)) datings.add(text);
      job = found ?? job;
      return found;
    });
    if (job === null) {
      for (const line of paragraph) add(line);
      continue;
    }
    let last: ToldJob | null = null;
    sentences.forEach(({ text, opensLine }, at) => {
      const found = jobs[at];
      const [head, deeds] = found ? headAndDeeds(text, found, now) : [text, ""];
      if (found || (opensLine && !datings.has(text))) add({ text: head, hasBullet: false, isBlank: false });
      else if (last && datings.has(text)) addToHead(parted[last.lines.from]!, text);
      else parted.at(-1)!.text += ` ${text}`;
      if (found) told.push({ ...found, lines: { from: parted.length - 1, to: parted.length - 1 } });
      if (deeds !== "") add({ text: deeds, hasBullet: false, isBlank: false });
      last = found ? told.at(-1)! : last;
      if (last) last.lines.to = parted.length - 1;
    });
  }
  const jobs = withSaidTitles(told).map((job) => toFoundJob(job, now));
  return jobs.length === 0 ? null : { lines: parted, jobs };
}

export function tellsOfSelf(text: string): boolean {
  return OF_SELF.test(text) || OPENS_EARLIER.test(text) || saidAbroad(text) !== null;
}

function paragraphsOf(lines: ResumeLine[]): ResumeLine[][] {
  const paragraphs: ResumeLine[][] = [];
  for (const line of lines) {
    const before = paragraphs.at(-1)?.at(-1);
    if (!before || before.isBlank || line.isBlank || line.hasBullet || before.hasBullet) paragraphs.push([line]);
    else paragraphs.at(-1)!.push(line);
  }
  return paragraphs;
}

function sentencesOf(paragraph: ResumeLine[]): Sentence[] {
  const whole: string[] = [];
  let before = "";
  for (const { text } of paragraph) {
    if (before.length >= WRAPPED_FROM && !/[.!?:]$/.test(before)) whole[whole.length - 1] += ` ${text}`;
    else whole.push(text);
    before = text;
  }
  if (whole.some((text) => text.length > LONGEST_PARAGRAPH)) return [];
  return whole.flatMap((line) => line.split(SENTENCE_END).map((text, at) => ({ text, opensLine: at === 0 })));
}

function addToHead(line: ResumeLine, dating: string): void {
  const [head = "", ...told] = line.text.split(SENTENCE_END);
  line.text = [head, dating, ...told].join(" ");
}

function toldJob(sentence: string, before: ToldJob | null, now: Date): ToldJob | null {
  const abroad = saidAbroad(sentence);
  if (abroad !== null) return jobAbroad(abroad, { sentence, before, now });
  const isEarlier = OPENS_EARLIER.test(sentence);
  if (!isEarlier && !OF_SELF.test(sentence)) return null;
  const text = sentence.replace(AROUND_DATES, "");
  const dates = findDates(text, now);
  const range = dates.find(({ isRange }) => isRange) ?? null;
  const plain = withoutDates(text, dates);
  const role = roleIn(plain) ?? (range ? bareRole(plain) : null);
  const isSame = AT_SAME.test(plain) || BEGAN_THERE.test(plain);
  const employer = employerIn(plain) ?? (isSame ? (before?.employer ?? null) : null);
  const isOfSchool = wordsOf(employer ?? "").some(isSchoolWord) && !worksAtSchools(before);
  const isOfWork = role === null ? !NOT_WORK.test(plain) && !isOfSchool : true;
  const isDated = range !== null && (!range.current || employer !== null || isDatedClause(plain, role ?? ""));
  const isTold = (role !== null && employer !== null) || ((role ?? employer) !== null && isDated);
  if (!isTold || !isOfWork) return null;
  const span = range ?? untilThen(text, dates) ?? untilLater(plain, dates, before) ?? dates[0] ?? null;
  const isNow = span?.isRange ? span.current : IS_NOW.test(plain);
  return { title: role, employer, span, isNow, lines: { from: 0, to: 0 } };
}

function worksAtSchools(job: ToldJob | null): boolean {
  return job?.title != null && wordsOf(job.employer ?? "").some(isSchoolWord);
}

type Beside = { sentence: string; before: ToldJob | null; now: Date };

function jobAbroad(
  { title, employer: named, isThere, isNow }: NonNullable<ReturnType<typeof saidAbroad>>,
  { sentence, before, now }: Beside,
): ToldJob | null {
  const dates = findDates(sentence, now);
  const span = dates.find(({ isRange }) => isRange) ?? dates[0] ?? null;
  const employer = named ?? (isThere ? (before?.employer ?? null) : null);
  if (span === null && employer === null) return null;
  return { title, employer, span, isNow: span?.isRange ? span.current : isNow, lines: { from: 0, to: 0 } };
}

function untilThen(text: string, dates: DateSpan[]): DateSpan | null {
  const last = dates.at(-1);
  if (!last || dates.length > 2 || !UNTIL.test(text)) return null;
  const first = dates.length === 2 && !/(?<!\p{L})(?:qualified|trained|born)(?!\p{L})/iu.test(text) ? dates[0]! : null;
  return { ...last, start: first?.start ?? null, isRange: true };
}

/** "I started there as a porter in 2016" lasts until the role that was told before it began. */
function untilLater(plain: string, [first, ...more]: DateSpan[], before: ToldJob | null): DateSpan | null {
  const end = before?.span?.start;
  if (!first?.start || more.length > 0 || !end || end.year <= first.start.year || !BEGAN_THERE.test(plain)) return null;
  return { ...first, end, isRange: true, current: false };
}

function isDatedClause(plain: string, role: string): boolean {
  const [first = "", ...others] = plain.split(/[,;] /u);
  return (
    first.startsWith("\ue001") || [first, ...others].some((text) => text.includes(role) && text.includes("\ue001"))
  );
}

/** "From 2011 to 2018 I was a clerk at Acme in Hull, payroll and invoices.": behind names and dates, deeds are told. */
function headAndDeeds(sentence: string, { employer, title }: ToldJob, now: Date): [head: string, deeds: string] {
  const abroad = headAndDeedsAbroad(sentence);
  if (abroad) return abroad;
  const names = [employer, title].map((name) => (name ? sentence.lastIndexOf(name) + name.length : 0));
  const at = Math.max(...names, ...findDates(sentence, now).map(({ to }) => to));
  const { place = "", deeds = "" } = BEHIND_NAMES.exec(sentence.slice(at))?.groups ?? {};
  const isTold = wordsOf(deeds).length >= LEAST_DEED_WORDS && !/(?<!\p{L})there(?!\p{L})/iu.test(deeds);
  if (!isTold) return [sentence, ""];
  return [`${sentence.slice(0, at)}${place}.`, deeds.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())];
}

function roleIn(plain: string): string | null {
  for (const expression of ROLES)
    for (const { groups } of plain.matchAll(expression)) {
      const said = groups?.role ?? "";
      const role = tidyPart(groups?.many ? said.replace(/(?<=[^s])s$/u, "") : said);
      const [first = "", then = first] = role.split(THEN);
      const title = judgePart(then).title >= LIKELY ? then : first;
      const isRole = judgePart(title).title >= LIKELY && wordsOf(title).length <= MOST_ROLE_WORDS;
      if (isRole && !NOT_WORK.test(title)) return title;
    }
  return null;
}

function bareRole(plain: string): string | null {
  const role = tidyPart(EARLIER_ROLE.exec(plain)?.groups?.role ?? "");
  const words = wordsOf(role);
  const isShort = words.length > 0 && words.length <= MOST_BARE_ROLE_WORDS;
  const isRole = isShort || judgePart(role).title >= LIKELY;
  return role !== "" && isRole && !NOT_WORK.test(role) && !words.some(isSchoolWord) && !/\d|years?$/u.test(role)
    ? role
    : null;
}

function employerIn(plain: string): string | null {
  const isSmall = /^(?:\ue001|\p{Ll})/u.test(plain);
  for (const expression of isSmall ? [AT_NAMED, AT_SMALL] : [AT_NAMED])
    for (const { groups } of plain.matchAll(expression)) {
      const house = tidyPart(groups?.house ?? "").replace(/\.$/u, "");
      const isSkill =
        groups?.joint === "with" && findSkills(house, { list: true }).length > 0 && judgePart(house).employer < LIKELY;
      const isName = /[\p{L}\d]{2}/u.test(house) && !isPlaceName(house) && !isSkill;
      if (isName) return house;
    }
  return null;
}

/** "I stayed there until 2018", "That was from 2011 to 2014" below the sentence that names the job. */
function addDates(job: ToldJob, sentence: string, now: Date): boolean {
  if (job.span?.isRange) return false;
  const text = sentence.replace(AROUND_DATES, "");
  const dates = findDates(text, now);
  const told = dates.find(({ isRange }) => isRange);
  const range = OF_THAT_TIME.test(text) ? told : undefined;
  const [began] = BEGAN.test(text) ? dates : [];
  const isSince =
    told?.current === true && job.isNow && job.span === null && SINCE_THEN.test(withoutDates(text, dates));
  const [end] = UNTIL.test(text) ? findDates(text.slice(UNTIL.exec(text)!.index), now) : [];
  const isStill = STILL_THERE.test(text);
  if (isSince) job.span = told!;
  else if (range) Object.assign(job, { span: range, isNow: range.current });
  else if (began && job.isNow) job.span ??= { ...began, end: null, isRange: true, current: true };
  else if (end) job.span = { ...end, start: job.span?.start ?? null, isRange: true, current: false };
  job.isNow ||= isStill;
  return Boolean(range ?? began ?? end) && wordsOf(text).length <= MOST_DATING_WORDS;
}

/** "I have been a security officer since 2015" says what somebody was at each house that is named for that time. */
function withSaidTitles(told: ToldJob[]): ToldJob[] {
  const [housed, general] = [told.filter((job) => job.employer), told.filter((job) => !job.employer)];
  if (housed.length === 0) return general;
  return told.flatMap((job) => {
    if (!job.employer) return job.isNow ? [] : [job];
    const said = general.find(({ span, isNow }) => isNow && startOf(span) <= startOf(job.span));
    return [{ ...job, title: job.title ?? (job.span?.start ? said?.title : null) ?? null }];
  });
}

function startOf(span: DateSpan | null): number {
  return span?.start?.year ?? Number.POSITIVE_INFINITY;
}

function toFoundJob({ title, employer, lines, span: said, isNow }: ToldJob, now: Date): FoundJob {
  const span = isNow && said ? { ...said, end: null, current: true, isRange: true } : said;
  return {
    title,
    employer,
    start: formatPoint(span?.start ?? null),
    end: span?.isRange ? formatPoint(span.end) : null,
    current: isNow,
    lines,
    headerLines: [],
    place: null,
    months: span?.isRange ? monthsOf(span, now) : null,
  };
}
