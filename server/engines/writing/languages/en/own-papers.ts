import { findDates } from "../../../analysis/find-dates.ts";
import { isPlaceName } from "../../../analysis/judge-part.ts";
import { studyFieldsIn } from "../../../analysis/lexicon/study-fields.ts";
import { findSkills } from "../../../analysis/find-skills.ts";
import type { Profile } from "../../../analysis/profile.ts";
import { degreeAsked } from "../../../matching/years-and-degrees.ts";
import { anyOf } from "../../../any-of.ts";
import { isTitleHead } from "../../evidence/fact-words.ts";
import { joinNames } from "../../pick-phrase.ts";
import { hedgedParts } from "../../evidence/hedged-words.ts";
import { unknownWords } from "./known-words.ts";
import { saysNotYet } from "../../facts/under-way.ts";
import { hasRunOut, type Month, runOutFrom } from "../../facts/credential-kinds.ts";

/** A part of a resume that may name a paper: `isListed` where its list is one of papers, each of which is a `noun`. */
export type OwnPaper = { text: string; line: string; isListed: boolean; isSchooling: boolean; noun: string | null };

const HEADS = anyOf(
  "tickets? licen[cs]es? licen[cs]ure certifications? certificates? certs? certified qualifications? quals training trainings checks",
  String.raw`accreditations? credentials? registrations? courses? diplomas? cards? permits? hrwl`,
);
const LABEL = new RegExp(String.raw`^\P{L}*(?:\p{L}+ )?${HEADS}(?:(?:,| and| &) ?\p{L}+){0,3} ?[:–-] ?`, "iu");
const HEADING = new RegExp(String.raw`(?<!\p{L})${HEADS}(?!\p{L})`, "iu");
const PAPER = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "licen[cs]es? certificates? certifications? cert registrations? registered register cards? permits? tickets? endorsements? accreditation",
    String.raw`accredited certified chartered designations? diplomas? degrees? awards? [ns]vq hnc hnd btec (?:notary\spublic) trained checks? dbs pass badge`,
    String.raw`level\s\d qualifications? qualified vetted cleared belts? journeyman red\sseal first\said (?:[bm]\.?[aes]|b\.?sc|m\.?sc|b\.?tech|b\.?com|beng|meng|mba)\.?`,
    String.raw`ll\.?[bm]\.? b\.l\.? screening category\s\d cat(?:egory|\.)?\s[b-d]1?(?:\+e)?`,
  )}(?!\p{L})`,
  "iu",
);
/** "CPC valid to 2029" is a paper, whatever it stands between. */
const IN_DATE = /^[\p{Lu}\d][^.:;]{1,40}? (?:valid|current|exp(?:ires|iry)?|in date)(?!\p{L})/u;
const NUMBERED_PAPER = /^(?:\d{1,2}(?:st|nd|rd|th) Edition(?!\p{L})|\d{4}(?:-\d{2})? \p{Lu}\p{Ll}{3})/u;
const OPEN = anyOf(
  String.raw`expected anticipated booked enrolled started part-qualified candidate in\sprogress pursuing ongoing scheduled planned`,
  String.raw`studying working\stowards? pending awaiting applied\sfor applied\s(?:in\s)?(?:\p{L}{3,9}\s)?20\d\d due exam underway under\sway to\sbe not\syet`,
  String.raw`in\spreparation preparing resit failed inactive renewal\sdue part\squalified revoked suspended`,
);
const UNDER_WAY = new RegExp(String.raw`(?<!\p{L})${OPEN}(?!\p{L})`, "iu");
const BEGINS_OPEN = new RegExp(
  String.raw`^\P{L}*(?:(?:exam|course|currently|now|is|still|but|graduation) )?${OPEN}(?!\p{L})`,
  "iu",
);
const STILL_LEARNING = /^\P{L}*(?:currently|now|at present|in training|studying) ?[:–—-]/iu;
const STILL = /^\P{L}*(?:present|now|today|ongoing|current)\P{L}*$/iu;
const SENTENCE = /(?<=\p{Ll}{2}|\d|\)|\p{Lu}{2}|\+\p{Lu})\. (?=\p{Lu}|\d|\()/u;
const SEGMENT = /[;|•·]| \/ /u;
const ITEM = /,(?![^()]{0,80}\))/u;
const GRADE = anyOf(
  "associate professional foundations? expert specialty practitioner fundamentals advanced basic level",
);
const PART = new RegExp(`\\s[-–—]\\s(?!${GRADE}(?!\\p{L}))|--|(?<!certified):\\s|\\t`, "iu");
const OF_MORE_THAN_PAPERS = /qualif|training|courses?|education/iu;
const NAMED_PAPER =
  /^(?:[\p{Lu}\d][\p{L}\d&+/.-]*|of|in|and|for|&)(?: (?:[\p{Lu}\d][\p{L}\d&+/.-]*|of|in|and|for|&))*$/u;
const OF_TALKS = /(?<!\p{L})(?:webinars?|workshops?|seminars?|master ?class(?:es)?|boot ?camp)(?!\p{L})/iu;
const UNFINISHED = new RegExp(`(?<!\\p{L})${anyOf("in of for with and the to at by from")}$`, "iu");
/** "MS Office proficient" and "organized MS Excel expert" are no papers; "Microsoft Office Specialist Expert" is one. */
const OF_SKILL =
  /(?<!\p{L})(?:[Pp]roficient|proficiency|expert|Expert (?:in|at|with|on)|skilled|savvy|knowledgeable)(?!\p{L})/u;
const OF_SHORT_WORD = /^[BM][AES] (?!in |of |with |degree|hons?(?!\p{L})|from )\p{Ll}/u;
const SCHOOL = /(?<!\p{L})(?:university|college|institute|school|academy|polytechnic)(?!\p{L})/iu;
const NOUNS: readonly [RegExp, string][] = [
  [/tickets/iu, "ticket"],
  [/certif/iu, "certificate"],
  [/licences/iu, "licence"],
  [/licenses/iu, "license"],
];
const OF_LANGUAGES = /^\P{L}*(?:\p{L}+ )?languages?(?: \p{L}+)? ?[:–-]/iu;
const OTHER_LABEL =
  /^\P{L}*(?:computer|software|skills|tools|systems|hobbies|interests|references|it)(?: \p{L}+)? ?[:–-]/iu;
const LONGEST = 11; // in words
const LONGEST_ALONE = 7;
const WHOLE_NAME = new RegExp(
  String.raw`^(?:Level \d )?(?:\p{Lu}\S{1,20} ){0,4}${anyOf("Diploma Certificate Award Degree")} in \p{Lu}`,
  "u",
);
const OF_YEAR = /^[^\p{L}\d]*(?:(?:19|20)\d\d ?[-–] ?)?(?<year>(?:19|20)\d\d)(?:\s?[:–-]\s?|\s+)(?=\p{Lu})/u;
/** What a colon or a comma may part from its field. */
export const TAKES_FIELD = anyOf(String.raw`Diploma Certificate Degree B\.?Tech B\.?Com [BM]\.?Sc`);
const FIELD_APART = new RegExp(
  String.raw`(?<=(?<!\p{L})${TAKES_FIELD})(?<sign>[:,]) ` +
    String.raw`(?=(?<field>\p{Lu}[\p{L} &]{3,60}?)(?:[,;|(]|$)(?<behind>[^,;|]{0,60}))`,
  "gu",
);
const LONGEST_LINE = 22;
const NAME_IN_PROSE =
  /(?<![\p{L}\d])\p{Lu}[\p{L}\d&/-]{0,24}(?: (?:(?:of|in|and|for|to) )?(?:\p{Lu}[\p{L}\d&/-]{0,24}|\d{1,2}(?!\d))){1,7}/gu;

const LONGEST_OF_WORDS = 4;

/** "Business Management Scheduling Development OSHA" was several entries whose ends were lost. */
function isRunOfWords(text: string): boolean {
  const words = text.split(" ");
  const isNamed = PAPER.test(text) || /(?<!\p{L})(?:training|course|program(?:me)?|workshop)(?!\p{L})/iu.test(text);
  return (
    words.length > LONGEST_OF_WORDS &&
    !isNamed &&
    !/ (?:of|for|in|with|and|to|&) /u.test(text) &&
    !/\d/u.test(text) &&
    words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).every((word) => unknownWords(word.toLowerCase()).length === 0)
  );
}

/** "Accounting Missouri State University B.S.", of a line that says a degree twice. */
const SCHOOL_AND_DEGREE = /(?<!\p{L})(?:University|College)(?!\p{L})[^,;]{0,60} [ABM]\.?(?:[AS]|Sc|Ed)\.?$/u;

const MOST_LINES = 40; // more are another column that ran into the papers

/** The parts of an English resume that name what somebody holds, without what has run out or is not reached yet. */
export function ownPapers({ sections, lines }: Pick<Profile, "sections" | "lines">, today: Month): OwnPaper[] {
  return sections.flatMap(({ kind, lines: { from, to } }) => {
    const head = lines[from] ?? "";
    const isHeaded = kind !== "experience" && kind !== "summary" && HEADING.test(head);
    const isSure = !OF_MORE_THAN_PAPERS.test(head);
    const isList = kind === "certificates" || (isHeaded && isSure);
    const isOfPapers = (text: string) =>
      (isList && to - from <= MOST_LINES) ||
      ((isList || isHeaded) && PAPER.test(text)) ||
      (!isList && isHeaded && isNamedByCode(text));
    const isWork = kind === "experience" || kind === "projects" || kind === "languages";
    return lines.slice(from, to + 1).flatMap((line, index) => {
      const united = withUnits(kind === "education" ? withField(line) : line);
      const label = LABEL.exec(united)?.[0] ?? "";
      if (OF_LANGUAGES.test(line) || STILL_LEARNING.test(line) || isOfJob(line, today)) return [];
      const noun = nounOf(label === "" ? head : label);
      const isLabelled = label !== "";
      if (isWork && !isLabelled && !WHOLE_NAME.test(line)) return [];
      const isSchooling = kind === "education";
      const next = lines[from + index + 1] ?? "";
      if (saysNotYet(next) || (isSchooling && BEGINS_OPEN.test(next))) return [];
      return partsHeld(united.slice(label.length), { isSchooling, today })
        .map((text) => ({
          text,
          line,
          isListed: (isOfPapers(text) && !OTHER_LABEL.test(line)) || isLabelled,
          isSchooling,
          noun,
        }))
        .filter(
          ({ text, isListed }) =>
            text !== head &&
            !SCHOOL_AND_DEGREE.test(text) &&
            !isRunOfWords(text) &&
            (!isWork || isLabelled || (WHOLE_NAME.test(text) && NAMED_PAPER.test(text))) &&
            (isListed ||
              (isShort(text) &&
                (PAPER.test(text) ||
                  IN_DATE.test(text) ||
                  NUMBERED_PAPER.test(text) ||
                  (isSchooling && isKnown(text))))),
        );
    });
  });
}

function isOfJob(line: string, { year, month }: Month): boolean {
  const [dates] = findDates(line, new Date(year, month - 1));
  const title = dates?.isRange ? line.slice(0, dates.from) : "";
  const head = title.match(/\p{L}+/gu)?.at(-1) ?? "";
  return isTitleHead(head.toLowerCase()) && !PAPER.test(title);
}

const CODE = /(?<![\p{L}\d])(?:\p{Lu}{3,6}|\p{Lu}{1,2}\d{1,3})(?!\p{L})/u;

/** Whether a line of papers names one, by its words or by a code such as "IRTEC". */
export function namesPaper(line: string): boolean {
  return line.split(" ").length <= LONGEST_LINE && (PAPER.test(line) || CODE.test(line));
}

function isNamedByCode(text: string): boolean {
  if (/(?<!\p{L})(?:GPA|University|College|School|City(?! &)|State|USA?)(?!\p{L})/u.test(text)) return false;
  if (findSkills(text, { list: true }).some(({ kind }) => kind === "tool") && !PAPER.test(text)) return false;
  return (CODE.test(text) || /(?<!\d)\d{3,4}(?!\d)/u.test(text)) && NAMED_PAPER.test(text);
}

function isKnown(text: string): boolean {
  const [first] = findSkills(text, { list: true });
  return first?.kind === "certificate" && first.to - first.from === text.length;
}

function nounOf(heading: string): string | null {
  return NOUNS.find(([pattern]) => pattern.test(heading))?.[1] ?? null;
}

function isShort(text: string): boolean {
  const bare = text.replace(/\([^()]*\)/gu, "").trim();
  if (WHOLE_NAME.test(bare)) return true;
  return (
    bare.split(" ").length <= LONGEST_ALONE &&
    !/(?<!\p{L})(?:years?|I|me|my|with \p{L}+ (?:of|in))(?!\p{L})/iu.test(bare)
  );
}

const UNITS = /^(?<label>\P{L}*\p{Lu}{2,6}): (?<units>\p{Lu}{2,}\d*\p{Lu}*(?:, \p{Lu}{2,}\d*\p{Lu}*)*)/u;
const HELD_TOGETHER = "\u0001";
const HELD_COLON = "\u0002";
const NUMBERED = new RegExp(
  String.raw`^(?<label>\P{L}*\p{Lu}{2,6})(?: certified| certifications?)?:? ` +
    String.raw`(?<units>\p{Lu}\d{1,2}(?:(?:, |,? and |,? & )\p{Lu}\d{1,2})+)(?!\d)`,
  "iu",
);

/** "National Diploma: Chemistry" and "College Certificate, Supply Chain, Vale College" name their fields apart. */
function withField(line: string): string {
  return line.replace(FIELD_APART, (all, ...found) => {
    const { sign, field, behind }: Record<string, string> = found.at(-1);
    const isField = studyFieldsIn(field ?? "").length > 0 || SCHOOL.test(behind ?? "");
    if (!isField || SCHOOL.test(field ?? "") || isPlaceName(field ?? "")) return all;
    return `${sign === ":" ? HELD_COLON : HELD_TOGETHER} `;
  });
}

function withUnits(segment: string): string {
  const joined = (_: string, label: string, units: string) =>
    `${label} ${joinNames(units.split(/, (?:and |& )?| and | & /u), "and").replaceAll(",", HELD_TOGETHER)}`;
  return segment.replace(UNITS, joined).replace(NUMBERED, joined);
}

/** With `isOfWhole`, what the rest of its line leaves open is not held. */
type Where = { isSchooling: boolean; today?: Month; isOfWhole?: boolean };

/** The parts of a line of papers that are held. */
export function heldPartsIn(line: string): string[] {
  return partsHeld(line.replace(LABEL, ""), { isSchooling: false, isOfWhole: true });
}

function partsHeld(line: string, { isSchooling, today, isOfWhole = false }: Where): string[] {
  const year = isSchooling ? Number(OF_YEAR.exec(line)?.groups?.year ?? 0) : 0;
  if (today && year > today.year) return [];
  const sentences = (isSchooling ? withField(line.replace(OF_YEAR, "")) : line)
    .replace(/, (?=(?:current|valid|active|in date)(?:[.;]|$))/giu, " ")
    .replace(/(?<!\p{L})(?:exp|no)\. /giu, (short) => short.replace(".", ""))
    .split(SENTENCE)
    .flatMap((sentence) => sentence.split(SEGMENT));
  return sentences.flatMap((sentence) => {
    const whole = withUnits(sentence);
    const open = isOfWhole ? hedgedParts(whole).filter(({ hedge }) => hedge === "open") : [];
    const items = whole.split(ITEM);
    return items.flatMap((item, at) => {
      const from = items.slice(0, at).join(",").length + Math.min(at, 1);
      const isInOpen = open.some((part) => part.from <= from + 1 && part.to >= from + item.trim().length);
      const next = items.slice(at + 1).find((one) => one.trim() !== "") ?? "";
      const isStill = isSchooling && items.slice(at).some((one) => one.split(PART).some((part) => STILL.test(part)));
      const isOver =
        hasRunOut(item, today) || saysRunOut(next, today) || (!isSchooling && wasHeldUntil(item, next, today));
      const isHedged = hedgedParts(item).some(({ hedge }) => hedge === "denied" || hedge === "open");
      const isAhead = isSchooling && isDegreeAhead(items.slice(at));
      const isIssuer =
        BODY.test(item.trim()) && TITLED.test(items[at - 1] ?? "") && /^\s*(?:(?:since |in )?\d{4}.*)?$/u.test(next);
      const isOpen =
        isIssuer ||
        (at > 0 && ISSUER.test(item.trim())) ||
        IN_PARTS.test(item) ||
        OF_BODY.test(item.trim()) ||
        isStill ||
        isAhead ||
        isInOpen ||
        isHedged ||
        UNDER_WAY.test(item) ||
        BEGINS_OPEN.test(next);
      const [first = "", ...others] = item.split(PART);
      const named = TITLED.test(first) ? others.filter((one) => !BODY.test(one.trim())) : others;
      return isOver || isOpen ? [] : [first, ...named].flatMap(namesIn);
    });
  });
}

const OF_STATUS = new RegExp(
  `^(?:(?:${anyOf("but it they this has have is was are since now all both I let and so sadly")}) )*$`,
  "iu",
);

/** "..., have not renewed", "..., but it has lapsed": what was named before is not held. */
function saysRunOut(next: string, today: Month | undefined): boolean {
  const text = next.trim();
  const from = runOutFrom(text, today);
  return from >= 0 && OF_STATUS.test(text.slice(0, from));
}

const YEARS = String.raw`(?:19|20)\d\d ?(?:to|until|[-–]) ?(?<end>(?:19|20)\d\d)\s*$`;
const ONLY_YEARS = new RegExp(`^${YEARS}`, "u");
const HELD_UNTIL = new RegExp(
  String.raw`(?:^\s*\p{Lu}{2,6}|(?<!\p{L})(?:[Ll]icen[cs]e|[Pp]ermit|[Rr]egistration|[Tt]icket)),? ${YEARS}`,
  "u",
);

/** A code or a licence with years holds as long as they do; a certificate or a degree with years took so long. */
function wasHeldUntil(item: string, next: string, today: Month | undefined): boolean {
  const years = HELD_UNTIL.exec(ONLY_YEARS.test(next.trim()) ? `${item},${next}` : item);
  const end = Number(years?.groups?.end ?? 0);
  return today !== undefined && end > 0 && end < today.year;
}

const IN_PARTS = new RegExp(
  String.raw`^[^:]{2,40}: (?:\d{1,2}|${anyOf("two three four five six seven eight nine ten")})` +
    String.raw`(?: of (?:the )?\d{1,2})? ${anyOf("papers? modules? exams? units? credits? parts?")}(?!\p{L})`,
  "iu",
);
const OF_BODY = new RegExp(
  String.raw`^(?:the )?(?:${anyOf("Royal Chartered American British National")} )?` +
    String.raw`${anyOf("Institute Institution Association Society Federation Council")} (?:of|for) `,
  "u",
);
const BODY = /^\p{Lu}{3,6}$/u;
const ISSUER = /^(?:\p{Lu}[\p{L}'’-]+ (?:(?:of|for|and) )?){1,6}(?:Board|Council|Commission|Authority|Association)$/u;
const TITLED = /(?<!\p{L})(?:certified|chartered|registered|licen[cs]ed) \p{L}/iu;

function isDegreeAhead([degree = "", ...rest]: string[]): boolean {
  const next = rest.findIndex((one) => PAPER.test(one));
  const own = next < 0 ? rest : rest.slice(0, next);
  return degreeAsked(degree) !== null && own.some((one) => UNDER_WAY.test(one));
}

function namesIn(part: string): string[] {
  const text = part.trim().replaceAll(HELD_TOGETHER, ",").replaceAll(HELD_COLON, ":");
  if (!/\p{L}{2}|\p{L}\d/u.test(text) || UNFINISHED.test(text) || ONLY_YEARS.test(text)) return [];
  if (OF_TALKS.test(text)) return [];
  if (OF_SKILL.test(text) || OF_SHORT_WORD.test(text)) return [];
  const words = text
    .replace(/\([^()]*\)/gu, "")
    .trim()
    .split(" ").length;
  const beside = (text.match(/(?<=\()[^()]{3,40}(?=\))/gu) ?? []).filter((one) => PAPER.test(one));
  return [...(words <= LONGEST ? [text] : (text.match(NAME_IN_PROSE) ?? [])), ...beside];
}
