import { anyOf, anyOfLines } from "../any-of.ts";
import { atFullStop, beforeTelling, endsSentence, openingSentences, saidJob, workedAs } from "./entry-sentences.ts";
import { openDatedBracket } from "./dated-brackets.ts";
import { isFieldOfWork } from "./fields-of-work.ts";
import { findDates, type DateSpan } from "./find-dates.ts";
import {
  FUNCTION_WORDS,
  isHead,
  isLegalSuffix,
  isOrganisationWord,
  isOwnBusiness,
  isPlaceName,
  isTitleCase,
  judgePart,
  mayBeName,
  type PartEvidence,
  plainWord,
} from "./judge-part.ts";
import { HOURS, isTerms, ON_TERMS } from "./job-terms.ts";
import { LABELS, type LabelKind } from "./lexicon/resume-words.ts";
import { type EarlierRole, latestRole, type Roles } from "./promotions.ts";
import { looksLikeProse } from "./prose.ts";
import { isPlace, takePlace } from "./read-place.ts";
import { OPEN_BRACKET, type Piece, PRIVATE_FAMILY, splitAt, splitAtCommas } from "./split-pieces.ts";
import { mayBeSurname } from "./trade-names.ts";
import { foldWord, type ResumeLine, wordsOf } from "./resume-lines.ts";
import { tidyPart } from "./tidy-part.ts";

export type HeaderPart = PartEvidence & {
  text: string;
  /** The separator before this part if both may be one ("Director, Sales"); null for a border. */
  joint: string | null;
};

export type HeaderLine = {
  parts: HeaderPart[];
  dates: DateSpan[];
  place: string | null;
  label: LabelKind | null;
  text: string;
  isProse: boolean;
  earlier: EarlierRole | null;
};

/** Anonymised resumes write this instead of the employer and the place. */
const EMPLOYER_PLACEHOLDER = /\bCompany Name\b/gi;
const PLACE_PLACEHOLDER = /\bCity, ?State\b(?:, ?(?:USA|Country))?/gi;
const DURATION_UNIT =
  "(?:years?|yrs?|months?|mos?|jahren?|monate?n?|wochen|ans?|mois|semaines|años?|meses|semanas)(?!\\p{L})\\.?";
const DURATION = new RegExp(
  `[(·]?\\s?\\b\\d{1,2}\\+? ?${DURATION_UNIT}(?:,? (?:and |et |y |und )?\\d{1,2} ?${DURATION_UNIT})?\\)?`,
  "giu",
);
const FOR_SO_LONG = new RegExp(` (?:de|von|of|über) \\d{1,2} ?${DURATION_UNIT}(?= (?:chez|bei|at|en|à) )`, "giu");
const OF_AGE = new RegExp(
  `(?<!\\p{L})${anyOf(
    "groupes? enfants? section salle grupos? aula sala niñ[oa]s clase gruppe kinder children classroom room",
  )}(?: (?:d[eu]s?|de los|de las|von|der|of|aged|à|a|y|et|\\d{1,2})){0,4}\\s?$`,
  "iu",
);
const OF_GROUP = new RegExp(
  anyOfLines`
    ^(?:groupe|section) (?:des|de|du) (?:\d|\p{Ll})|^[Gg]ruppe der \p{L}+jährigen
    ^(?:grupo|aula|sala) de (?:los )?\d|^turno (?:de )?(?:noche|mañana|tarde)$
    ^(?:équipe|quart) d[eu] (?:soir|nuit|jour|matin)$
  `,
  "u",
);
const MESSRS = /(?<!\p{L})(?:M\/s\.?|Messrs\.?) (?=\p{Lu})/gu;
const TELLS_WHERE = new RegExp(
  anyOfLines`
    ^(?:at|in|near|on|based) (?:an? |the |in |at )?\p{Ll}
    ^(?:région|métropole|agglomération|secteur|zona|área) \p{L}|^(?:Großr|R)aum \p{Lu}
  `,
  "u",
);
const ASIDE =
  /^(?:zuletzt|davon|darunter|dont|notamment|of wh(?:ich|om)|including|incl\.?|latterly|mostly|entre ellos)(?!\p{L})/u;
const ALTOGETHER =
  /(?:(?:about|around|approx\.?|roughly) )?\b\d{1,2} (?:weeks|months)(?:,? (?:all ?together|in total|in all))?(?!\p{L})/giu;
const OF_SERVICE = /\b\d{1,2} years?['’]? (?:of )?service(?!\p{L})/giu;
const FOR_THE_LAST = / for the last (?:[\p{L}\d]{1,6} )?(?:years?|months?)(?!\p{L})/giu;
/** "(Client: MetLife)", "(This is a federal job)": neither title nor employer. */
const REMARK = new RegExp(
  anyOfLines`
    \((?:(?:end )?clients?|mandant|kunde|cliente|account|project) ?: ?[^()]{1,60}\)
    , (?:clients?|account|campaign|project) ?: ?[^,;\t()]{1,40}|\(this is [^()]{1,40}\)
    \((?:during|while|alongside|throughout) [^()]{1,40}\)
  `,
  "gi",
);
/** "(via Hays)", "(über Randstad)": who sent somebody there is not the employer. */
const SENT_BY = /\((?:via|vía|through|über|durch|par|a través de|por medio de) [^()]{2,40}\)/giu;
/** "(PME, 45 salariés)", "(11-16, 840 pupils)": how large an employer is is no part of its name. */
const SIZE = new RegExp(
  String.raw`\(\d[\d.,]* \p{Ll}{4,14}(?: \p{Ll}{3,14})?\)|\((?:[^()]{0,40}[\s,])?\d[\d.,]*\+?[\s-]${anyOf(
    "pupils students children (?:bed)?rooms beds residents covers seats staff employees people members stores patients lawyers",
    "salariés personnes élèves lits couverts chambres Mitarbeiter(?:innen)? Mitarbeitende Beschäftigte Betten Schüler Plätze",
    "empleados trabajadores personas plazas camas alumnos habitaciones",
  )}(?!\p{L})[^()]{0,60}\)`,
  "giu",
);
/** "(dispatched to three sites)" tells more, "(Hotel Astoria)" names. */
const TELLING =
  /\([Ww]hile [^()]{3,40}\)|\(\p{Ll}{2,}(?:,? [^\s()]+){2,12}\)|(?<=\ue001) ?\([\p{Ll}\d][^()]{2,60}\)$/gu;
const ALSO = "auch zusätzlich zudem also plus additionally aussi également además también";
/** "(promoted to senior in 2021)", "; relief charge from 2019": the year is not when the job began. */
const TOLD = new RegExp(
  anyOfLines`
    \(\p{Ll}{3,}(?: [^()\s]+){1,7} (?:19|20)\d\d\)
    ; \p{L}[^;()\d]{2,40} (?:from|since|in|ab|seit) (?:19|20)\d\d(?: \([^()]{1,30}\))?$
    , (?:from|since|in|ab|seit|dès|depuis|desde) (?:19|20)\d\d (?:\d{1,3} ?%|${anyOf(ALSO)} [^,;\t()]{2,40})
  `,
  "gu",
);
const PROMOTION = /^\((?:promoted|appointed|risen) (?:(?:in )?(?:\p{Lu}\p{Ll}+ )?\d|from |to \p{Lu}\p{L}+ \p{Lu})/u;
export const EARLIER = /^(?:earlier|before that|prior to that|previous(?:ly)?|formerly|before): /i;
const AGENCY_AHEAD = /^via (?=\p{Lu})/u;
const MAIL = /(?<=^|\s)[^\s@]{1,64}@[^\s@]{3,120}(?=\s)/gu;
const DATES_BEFORE_CELL = /\t\ue001\t(?=[^\t\ue001]*$)/;
const LEAST_DUTY_WORDS = 3;
const MOST_NAMING_CELLS = 2;
/** "Position Held:", "Name of the Organisation:". */
const IN_LABELS: ReadonlySet<string> = new Set(
  "held of the name last current my de la del l' oder or and und".split(" "),
);
const LABEL = /^\s*(\p{L}[\p{L}' ]{1,22}?)(?:\s?:\s*|\t)(?=\S)/u;
const SURE_TITLE = 3;
const SURE_EMPLOYER = 2; // of three: "at" behind a title says as much as "Hospital" in a name
const LONGEST_OPENING = 120;
export const SAME_HOUSE = new RegExp(
  `^(?:the )?same ${anyOf(
    "company employer firm institution organi[sz]ation school hospital university place house shop store site office garage farm clinic",
  )}(?: as above)?$|^as above$|^ditto$`,
  "i",
);
const FIRST_PLACE_PLACEHOLDER = /\bCity, ?State\b/i;
const MAY_HOLD_PLACE = /, ?\p{Lu}(?:\p{Lu}\b|\p{L}{3})/u;
const SEPARATORS = /\t+|\ue001|\s*[|•·●▪;]\s*|\s+(?:::|>)\s+|\s{3,}/u;
const IN_ONE_NAME = String.raw`(?:University|College) (?:of|at) \p{L}{2,20}|(?<!\p{L})[A-H]\*`;
const DASHES = new RegExp(String.raw`(?<!\s)\s+(?:[-–—]{1,2}|\/)\s+|(?<!\s|${IN_ONE_NAME})\s*[–—]\s*(?=\p{Lu})`, "u");
const SHORT_PAIR = /\b(\p{Lu}{2,5}) \/ (?=\p{Lu}{2,5}\b)/gu;
const ALL_DASHES = new RegExp(DASHES, "gu");
export const DASH = " - ";
export const SLASH = " / ";

const SINCE_IN_BRACKET = /\((?:from|since|seit|ab|depuis|desde) [^()]{4,20}\)/u;

function rolesOf({ text, hasBullet }: ResumeLine, told: string, now: Date): Roles {
  if (hasBullet) return { text: told, dates: findDates(told, now), earlier: null };
  // "Nurse, then Team Leader (from Feb 2019)": here the bracket says when the first role ended.
  const whole = told !== text && SINCE_IN_BRACKET.test(text) ? latestRole(text, now) : null;
  return whole?.earlier ? whole : latestRole(told, now);
}

export function readHeaderLine(line: ResumeLine, now: Date): HeaderLine {
  const told = line.text.replace(TOLD, (found) =>
    isLonePoint(found, now) && !PROMOTION.test(found) ? " ".repeat(found.length) : found,
  );
  const { text: source, dates, earlier } = rolesOf(line, told, now);
  let rest = withoutDates(source, dates)
    .replace(MAIL, "\ue001")
    .replace(EARLIER, "")
    .replace(AGENCY_AHEAD, "")
    .replace(SEASON, "\ue001")
    .replace(FOR_SO_LONG, "")
    .replace(ALTOGETHER, "\ue001")
    .replace(OF_SERVICE, "\ue001")
    .replace(FOR_THE_LAST, "")
    .replace(DURATION, (all, at: number, whole: string) => (OF_AGE.test(whole.slice(0, at)) ? all : "\ue001"))
    .replace(REMARK, "\ue001")
    .replace(SENT_BY, "\ue001")
    .replace(MESSRS, "")
    .replace(ON_TERMS, "\ue001")
    .replace(HOURS, "\ue001")
    .replace(SIZE, "")
    .replace(TELLING, "\ue001");
  rest = beforeList(saidJob(withoutDuties(openDatedBracket(rest))));
  if (dates[0]?.isRange) rest = workedAs(rest);
  if (!line.hasBullet && dates[0]?.isRange)
    rest = rest.startsWith("\ue001") ? openingSentences(rest) : beforeTelling(rest);
  if (!line.hasBullet) rest = atFullStop(rest);
  const label = labelOf(rest);
  if (looksLikeProse(line, rest)) {
    const opening = line.hasBullet ? null : headOfRunOn(rest);
    if (opening === null) return { parts: [], dates, place: null, label: null, text: rest, isProse: true, earlier };
    rest = opening;
  }
  let place: string | null = null;
  let text = (label ? rest.slice(label.length) : rest).replace(PLACE_PLACEHOLDER, (found) => {
    place ??= found;
    return "\ue001";
  });
  text = text.replace(EMPLOYER_PLACEHOLDER, (found) => `\ue001${found}\ue001`);
  const parts: HeaderPart[] = [];
  text = text.replace(SHORT_PAIR, "$1/");
  for (const cell of text.split(SEPARATORS)) {
    const joints = (cell.match(ALL_DASHES) ?? []).map((sign) => (sign.includes("/") ? SLASH : DASH));
    cell.split(DASHES).forEach((section, order) => {
      const located = takePlace(section);
      if (located.place) place ??= located.place;
      let joint = order > 0 ? joints[order - 1]! : null;
      for (const atom of splitAtCommas(located.rest)) {
        if (TELLS_WHERE.test(atom) || ASIDE.test(atom) || OF_GROUP.test(atom)) continue;
        if (isPlace(withoutRemark(atom)) || isWorkplace(atom, parts)) {
          place ??= withoutRemark(atom);
          continue;
        }
        for (const piece of splitAt(atom, dates.length > 0)) {
          const text = piece.text.replace(/(?<=\p{Ll}{5})\.$/u, "");
          const judged = judgePart(text);
          parts.push({
            text,
            title: judged.title,
            employer: employerOf(piece, text, judged.employer),
            joint: piece.joint === undefined ? joint : piece.joint,
          });
          joint = ", ";
        }
      }
    });
  }
  return {
    parts: withoutOwnBusiness(withoutTerms(parts)).flatMap(splitRun),
    dates,
    place,
    label: label?.kind ?? null,
    text: rest.replaceAll("\ue001", " ").trim(),
    isProse: false,
    earlier,
  };
}

/** "Driver, interim (Randstad)": what stands in brackets behind terms is no part of the title before them. */
function withoutTerms(parts: HeaderPart[]): HeaderPart[] {
  return parts.flatMap((part, at) => {
    if (!mayBeName(part.text) || isTerms(part.text)) return [];
    const isBehindTerms = part.joint === OPEN_BRACKET && isTerms(parts[at - 1]?.text ?? "");
    return [isBehindTerms ? { ...part, joint: null } : part];
  });
}

function withoutRemark(atom: string): string {
  const [, before = "", remark = ""] = /^([^()]{3,40}) \(([^()]{2,40})\)$/u.exec(atom) ?? [];
  const { title, employer } = judgePart(remark);
  if (/^\p{Ll}[\p{Ll} ]{2,30}$/u.test(remark) && isPlaceName(before)) return before;
  return before !== "" && title === 0 && employer === 0 && /\d/.test(remark)
    ? before
    : atom.replace(/(?<=\p{Ll}{4})\.$/u, "");
}

const NAMED_AFTER_OWNER = /['’]s(?!\p{L})| (?:by|von|par|de) \p{Lu}/u;

/** "Self-employed, Gardens by Jo": the firm is one's own, and has a name. */
function withoutOwnBusiness(parts: HeaderPart[]): HeaderPart[] {
  const isNamed = parts.some(({ text, title, employer }) => {
    const isName = employer > 0 || NAMED_AFTER_OWNER.test(text);
    return title < 2 && isName && !isOwnBusiness(text) && /^\p{Lu}/u.test(text);
  });
  return isNamed ? parts.filter(({ text }) => !isOwnBusiness(text)) : parts;
}

function employerOf({ isEmployer }: Piece, text: string, judged: number): number {
  if (SAME_HOUSE.test(text)) return 3;
  return isEmployer || PRIVATE_FAMILY.test(text) ? Math.max(judged, SURE_EMPLOYER) : judged;
}

const WORKPLACE = new RegExp(
  String.raw`^\p{Lu}.* ${anyOf(
    String.raw`airport terminal(?:\s\d)? station port harbour shopping\s(?:centre|center) mall flughafen`,
    "park estate island offices wharf quay docks",
  )}$|^port (?!authority|services|operations)\p{L}{4,12}$|^\p{Lu}\p{L}+ (?:county|province|district)$`,
  "iu",
);

/** "Ramp Agent, Atlantic Aer, Dublin Airport": behind a house, where it works. */
function isWorkplace(atom: string, before: HeaderPart[]): boolean {
  const house = before.at(-1);
  return house !== undefined && house.title < 2 && WORKPLACE.test(atom) && !isFieldOfWork(house.text);
}

function isLonePoint(told: string, now: Date): boolean {
  const dates = findDates(told, now);
  return dates.length === 1 && (!dates[0]!.isRange || told.startsWith(","));
}

function labelOf(text: string): { kind: LabelKind; length: number } | null {
  const match = LABEL.exec(text);
  const words = match ? wordsOf(foldWord(match[1]!)) : [];
  const kind = LABELS.get(words.join("-")) ?? LABELS.get(words.filter((word) => !IN_LABELS.has(word)).join("-"));
  return match && kind ? { kind, length: match[0].length } : null;
}

export function withoutDates(text: string, dates: DateSpan[]): string {
  let rest = text;
  for (const span of [...dates].reverse()) rest = `${rest.slice(0, span.from)}\ue001${rest.slice(span.to)}`;
  return rest.replace(/\(\s*(?:\ue001\s*)?\)|\[\s*(?:\ue001\s*)?\]/g, "\ue001");
}

const SEASON = new RegExp(
  `(?<!\\p{L})${anyOf("temporadas? campañas? veranos? inviernos? saisons? étés? hivers? sommer(?:saison)? winter(?:saison)?")}` +
    "(?: (?:de|del|des|en|von))?\\s*\ue001",
  "giu",
);

/** "Stadtgärtnerei Speyer: Pflege, Kontrolle, Winterdienst" */
const HOUSE_LISTED = /^(?<house>\ue001?[^:\ue001]{4,60}): [^:,]{3,60}, [^:,]{3,60}, /u;
function isHouse(text: string): boolean {
  const { title, employer } = judgePart(text.split(",")[0] ?? "");
  return employer > 0 && title < SURE_TITLE;
}

const LISTED = /^(?<title>[^:,]{3,40}?) ?: \p{Ll}[^:]*, /u;

function beforeList(rest: string): string {
  const house = HOUSE_LISTED.exec(rest)?.groups?.house ?? "";
  if (house !== "" && isHouse(tidyPart(house))) return house;
  const { title = "" } = LISTED.exec(rest)?.groups ?? {};
  return title !== "" && judgePart(tidyPart(title)).title === SURE_TITLE ? title : rest;
}

/** In a table the cell behind the dates tells what was done. */
function withoutDuties(rest: string): string {
  const cells = rest.split("\t");
  const [above = "", last = ""] = cells.length > MOST_NAMING_CELLS ? cells.slice(-2) : [];
  const isSmall = /^\p{Lu}/u.test(above) && /^\p{Ll}.*(?:,|ing$)/u.test(last);
  if (isSmall && judgePart(last.split(",")[0]!).title < SURE_TITLE) return cells.slice(0, -1).join("\t");
  const [before = "", duties] = rest.split(DATES_BEFORE_CELL);
  if (duties === undefined || before.split("\t").length < 2) return rest;
  const words = wordsOf(duties);
  const small = words.filter((word) => /^\p{Ll}/u.test(word));
  return words.length >= LEAST_DUTY_WORDS && small.length * 2 >= words.length ? before : rest;
}

/** Cuts a description that follows on the same line, after the place or the title. */
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
  if (endsSentence(opening)) return null;
  const before = opening.replace(PLACE_PLACEHOLDER, " ").replace(EMPLOYER_PLACEHOLDER, "\ue001");
  const isTitle = (cell: string) => {
    const { title } = judgePart(tidyPart(cell.split(",")[0] ?? ""));
    return title === 3 || (title === 2 && isTitleCase(cell));
  };
  if (before.split(SEPARATORS).some((cell) => cell.split(DASHES).some(isTitle))) return opening;
  if (judgePart(tidyPart(before)).employer === 0 && !rest.slice(0, end).match(EMPLOYER_PLACEHOLDER)) return null;
  const following = wordsOf(rest.slice(end)).slice(0, 7);
  let cut = 0;
  for (let index = 0; index < following.length && /^[\p{Lu}/&-]/u.test(following[index]!); index++)
    if (isHead(following[index]!)) cut = index + 1;
  return cut > 0 ? `${opening}\ue001${following.slice(0, cut).join(" ")}` : null;
}

const WEAK_HEADS: ReadonlySet<string> = new Set(
  "tech lead support contractor principal partner president student provider model marine pilot ranger".split(" "),
);

/** "Payroll Accountant Acme Bank": the employer follows the title's last head word. */
function splitRun(part: HeaderPart): HeaderPart[] {
  const words = wordsOf(part.text);
  let cut = -1;
  for (let index = 0; index < words.length; index++) {
    // "Velammal Matric Hr. Sec. School" shortens a word of its name.
    if (WEAK_HEADS.has(plainWord(words[index]!)) || words[index]!.endsWith(".")) continue;
    if (cut >= 0 && isOrganisationWord(words[index]!) && !isHead(words[index]!)) break;
    if (isHead(words[index]!)) cut = index;
  }
  if (cut < 0 || cut >= words.length - 2 || (cut === 0 && mayBeSurname(words[0]!))) return [part];
  const rest = words.slice(cut + 1);
  if (FUNCTION_WORDS.has(rest[0]!.toLowerCase()) || !/^\p{Lu}/u.test(rest[0]!)) return [part];
  if (!rest.some(isLegalSuffix) && !isOrganisationWord(rest.at(-1)!)) return [part];
  return [words.slice(0, cut + 1).join(" "), rest.join(" ")].map((text, index) => ({
    text,
    ...judgePart(text),
    joint: index === 0 ? part.joint : null,
  }));
}
