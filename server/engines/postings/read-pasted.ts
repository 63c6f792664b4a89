import { anyOf, anyOfLines } from "../any-of.ts";
import { familiesOfTitle } from "../analysis/title-families.ts";
import { headingUse } from "../matching/posting-sentences.ts";
import type { PostingPlace } from "../../domain/posting.ts";
import { findPlace } from "../../domain/distance.ts";
import { countryByName, countryName } from "./countries.ts";
import { tidyLine, tidyText } from "./plain-text.ts";
import { readEmployment } from "./read-employment.ts";
import { readPlaces } from "./read-places.ts";
import { foldPlace, worldCity } from "./world-cities.ts";

export type PastedPosting = { title: string; company: string; location: string };

type Field = keyof PastedPosting;

const LABELS: [Field, RegExp][] = [
  ["title", /^(job ?title|position( title)?|role|title|job|vacancy|stelle|stellenbezeichnung|poste|intitulé|puesto)$/i],
  [
    "company",
    /^(company|company name|employer|organi[sz]ation|arbeitgeber|unternehmen|firma|entreprise|société|empresa)$/i,
  ],
  [
    "location",
    /^(location|job location|work location|place|city|where|campus|duty station|ort|standort|arbeitsort|lieu|ubicación)$/i,
  ],
];
const NOISE = new RegExp(
  String.raw`^(${anyOfLines`
    skip to|sign in|log ?in|register|home|menu|search|jobs?|careers?
    apply( now| for this job)?|easy apply|save( job)?|share
  `})\b`,
  "i",
);
const NOISE_TOO = new RegExp(
  `^(${anyOfLines`
    back to|view all|see (more|all|who)|report this|promoted|reposted
    actively|over \d|be among|posted|new$|about the (job|role)$
  `})`,
  "i",
);
const NOISE_WITHIN = /\b(applicants?|ago|followers|employees|alumni|reviews|cookies|out of \d|logo for)\b|\blogo$/i;
/** Calls that stand above a posting, and buttons of the page around it. */
const NOISE_ALONE = new RegExp(
  String.raw`^(?:${[
    "(?:we(?:'|’)?re|we are|now|urgently|actively)? ?hiring",
    "join (?:us|our team|the team)",
    "(?:show|see|view|more) (?:more|less|all|options)(?: options)?",
    "(?:job|career) (?:posting|ad|alert|opening|opportunity|opportunities|offer|vacancy)",
    "(?:wir suchen(?: dich)?|stellenangebot|stellenanzeige|nous recrutons|offre d(?:'|’)emploi|buscamos|oferta de empleo)",
    "(?:message|connect|follow|like|comment|report|copy link|print|email)(?: job)?",
  ].join("|")})[\s!.:]*$`,
  "i",
);
const LABELLED = /^([\p{L} ]{2,24}?) ?: ?(\S.*)$/u;
const DOTS = /\s?[·•|]{1,2}\s?/;
const COMMA = /,\s(?!(?:inc|llc|ltd|co|corp|lp|llp|gmbh)\b)/i;
const DASHES = /\s[–—-]\s/;
const ABBREVIATED = /\b(inc|ltd|llc|co|corp|bros|jr|sr|st|e\.v|s\.a|s\.l|b\.v)\.$/i;
/** "Now hiring: Line Cook". */
const CALL_AHEAD = /^(?:(?:now|we(?:'|’)re|urgently) )?(?:hiring|wanted|gesucht)(?: an?)?(?:[:!]|\s[–-])\s/i;
const FIRST_LINE = 0.5;
const NEAR_LINES = 2;
const AT_COMPANY = /^(?<title>.{3,80}?) (?:at|@|bei|chez) (?<company>\p{Lu}[^,|]{1,60})$/u;
const HIRING = new RegExp(
  String.raw`^(?<company>\p{Lu}.{1,60}?) ${anyOfLines`
    is hiring|sucht|recherche|recrute|busca
  `} (?:an? |eine[nr]? |une? |un[ao]? )?(?<title>.{3,80}?)(?: in (?<location>\p{Lu}.{2,60}))?$`,
  "u",
);

const NAME = String.raw`\p{Lu}[\p{L}\p{N}&.'’-]{1,30}(?: (?:of|the|and|&|de|du)? ?\p{Lu}[\p{L}\p{N}&'’-]{0,30}){0,4}`;
const COMPANY_IN_TEXT = [
  new RegExp(`(?:^|[.\\n] ?)(?:At|About|Join) (${NAME})(?=[,\\n]| we\\b| is\\b)`, "u"),
  new RegExp(
    `(?:^|[.\\n] ?)(${NAME})(?:, [^.\\n]{1,80},)? is (?:looking for|seeking|hiring|currently|an?|the)\\b`,
    "u",
  ),
];
const TITLE_IN_TEXT = new RegExp(
  String.raw`\b${anyOfLines`
    looking for|seeking|hiring|searching for|recruiting
  `} (?:an?|our next|the|for an?) (?:experienced |talented |motivated |skilled )*`,
  "i",
);
const TITLE_ENDS = / (?:to|who|with|for|in|at|that|based|on|and join|with)\b|[.,;:(\n]/;
const PLACE_NAME = String.raw`\p{Lu}[\p{L}'’-]{1,20}(?: \p{Lu}[\p{L}'’-]{1,20}){0,2}`;
const PLACE_IN_TEXT = new RegExp(String.raw`(?<!\p{L})(?:in|near) (${PLACE_NAME}, ${PLACE_NAME})`, "u");
const COMMON = /^(the|our|we|this|job|us|you|it|he|she|they|there|here|who|what|why|work|additionally)$/i;
/** Headings of forms, also where the next word is glued to them: "Company OverviewAcme". */
const FORM_WORDS = new RegExp(
  String.raw`${anyOf(
    "[Dd]escription [Oo]verview [Ss]ummary [Ll]ocation [Ii]ndustry [Ss]hift [Hh]ire [Rr]equirements? [Qq]ualifications?",
  )}(?!\p{Ll})`,
  "u",
);
const FORM_WORDS_TOO = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "what why how who you your our we us this these will requires? required responsibility responsibilities duties",
    "benefits? citizenship compensation salary hours",
  )}(?!\p{L})`,
  "iu",
);
/** "The company": no name of one. */
const SOME_FIRM = new RegExp(
  `^(?:(?:our|the|this) )?${anyOf(
    "client company organi[sz]ation firm team agency employer school hospital city role position job opportunity",
  )}$`,
  "i",
);
/** "DexterityAt": a sentence glued to what stands before it. */
const GLUED_SENTENCE = /\p{Ll}(At|This|We|The|Our|You|As|In|It|If|Is)(?!\p{L})/u;
/** "Organization: Human Resources" is a part of the employer. */
const DEPARTMENT = new RegExp(
  String.raw`(?<!\p{L})(${anyOfLines`
    human resources|department|division|administration|finance|operations
    engineering|marketing|sales|information technology|it
  `})$`,
  "iu",
);

const LEGAL_FORM = new RegExp(
  String.raw`(?:\b${anyOf(
    "inc llc llp pllc ltd limited gmbh kg kgaa ohg ug mbb corp co plc group pty sarl sas s\\.a\\. sa slu s\\.l\\. ag bv nv oy company",
  )}(?!\p{L})\.?\)?)$`,
  "iu",
);
/** "Denver, CO" is in Colorado, and no company. */
const STATE_AT_END = /, [A-Z]{2}$/;
/** What firms are called by, though it is also work: "Larkfield Farms". */
const FIRM_WORDS = new RegExp(
  String.raw`(?<!\p{L})${anyOf(
    "farms foods works labs partners solutions services systems industries associates studios motors properties builders",
    "group bank hospital clinic school university college center centre church hotel foundation institute agency realty",
    "logistics studio home nursery surgery pharmacy trust council academy",
  )}$`,
  "iu",
);
const UNKNOWN_TOWN = /^\p{Lu}\p{Ll}+(?:[ -]\p{L}{2,15}){0,3}(?:, \p{Lu}[\p{L} ]{1,15})?$/u;
const PLACE_WORDS =
  "greater area metro metropolitan bay city county region remote hybrid on site onsite only based within the and or".split(
    " ",
  );
const HEAD_LINES = 14;
const LABEL_LINES = 60;
const MAX_TITLE_WORDS = 14;
const MAX_COMPANY_WORDS = 7;
const MAX_COMPANY_LENGTH = 60;
const READ_CHARACTERS = 6_000;

function isSentence(line: string): boolean {
  const words = line.split(" ").length;
  return words > MAX_TITLE_WORDS || (words > 3 && /[.!?;]$/.test(line) && !ABBREVIATED.test(line));
}

/** "Visit Anaheim" and "Elica Electric Co" are no places. */
function isOnlyPlace(line: string, { city, region, country }: PostingPlace): boolean {
  if (line.includes(",")) return !/\d{1,3}(,|\s+candidat)/.test(line);
  const known = `${city ?? ""} ${region ?? ""} ${country ? countryName(country) : ""}`;
  const names = new Set([...foldPlace(known).split(" "), foldPlace(country ?? ""), ...PLACE_WORDS]);
  const words = foldPlace(line).split(" ");
  return worldCity(line) !== null || countryByName(line) !== null || words.every((word) => names.has(word));
}

function placeOf(line: string): string {
  if (isSentence(line) || line.length > 80 || (LEGAL_FORM.test(line) && !STATE_AT_END.test(line))) return "";
  const { places, workplace } = readPlaces([line]);
  if (places.length === 0) return workplace === null ? "" : line;
  const isPlace = places.every(
    (place) => (place.city ?? place.country ?? place.region) !== null && isOnlyPlace(place.text, place),
  );
  return isPlace ? line : "";
}

const PARTS = /\s[–—-]\s|[()|]/;

/** A place behind a title is no reason against it: "Warehouse Manager - Lexington, KY". */
function titleness(line: string): number {
  if (isSentence(line)) return 0;
  if (placeOf(line) !== "") {
    const parts = line.split(PARTS).map(tidyLine);
    return Math.max(0, ...parts.map((part) => (part === line || part === "" ? 0 : titleness(part))));
  }
  return Math.min(
    1,
    familiesOfTitle(line).reduce((sum, { share }) => sum + share, 0),
  );
}

const isFirm = (name: string) => FIRM_WORDS.test(name);

function labelledFields(lines: string[]): Partial<PastedPosting> {
  const found: Partial<PastedPosting> = {};
  for (const [index, line] of lines.slice(0, LABEL_LINES).entries()) {
    const [, label = line.replace(/ ?:$/, ""), value = ""] = LABELLED.exec(line) ?? [];
    const field = LABELS.find(([, names]) => names.test(label.trim()))?.[0];
    const told = value === "" && line.endsWith(":") ? (lines[index + 1] ?? "") : value;
    const isPart = field === "company" && /^organi/i.test(label.trim()) && DEPARTMENT.test(told);
    if (field && told !== "" && told.length <= 120 && !found[field] && !isPart) found[field] = told;
  }
  return found;
}

function fieldsOfLine(line: string): Partial<PastedPosting> {
  const groups = AT_COMPANY.exec(line)?.groups ?? HIRING.exec(line)?.groups ?? listedFields(line);
  return groups && titleness(groups.title ?? "") > 0 ? { ...groups } : {};
}

/** "Staff Accountant, Lakeview Manufacturing, Grand Rapids, MI. Full-time ..." in one breath. */
function listedFields(line: string): Partial<PastedPosting> | null {
  const [title = "", company = "", ...rest] = (line.split(/[.;]\s/)[0] ?? "").split(COMMA);
  const location = rest.length === 0 ? "" : placeOf(rest.join(", "));
  return location !== "" && titleness(title) === 1 && isCompanyLike(company) ? { title, company, location } : null;
}

/** A line between the paragraphs that is a title and nothing else. */
function titleWithin(lines: string[]): Partial<PastedPosting> {
  const isTitle = (line: string) => titleness(line) === 1 && headingUse(line) === null && canBeName(line);
  const title = lines.slice(0, HEAD_LINES).find(isTitle);
  return title ? { title } : {};
}

function namesTown(line: string): boolean {
  const [{ city, region } = { city: null, region: null }] = placeOf(line) === "" ? [] : readPlaces([line]).places;
  return city !== null && (worldCity(city) !== null || findPlace(`${city}, ${region}`)?.city != null);
}

/** "Acme — Berlin, Germany", "The Rusty Anchor, Galveston TX"; a title keeps the place behind it. */
function nameAndPlace(line: string, between: RegExp): string[] | null {
  const at = between.exec(line);
  if (!at || line.split(DASHES).length > 2) return null;
  const [name, place] = [line.slice(0, at.index).trim(), line.slice(at.index + at[0].length).trim()];
  // A town that no list knows is one behind a firm: "Willow Bank Residential Home, Harrogate".
  const mayBeTown = isFirm(name) && UNKNOWN_TOWN.test(place) && !LEGAL_FORM.test(place) && !isFirm(place);
  if (!(namesTown(place) || mayBeTown) || namesTown(name) || !isCompanyLike(name)) return null;
  return titleness(name) === 0 || isFirm(name) || LEGAL_FORM.test(name) ? [name, place] : null;
}

/** "Acme | Berlin | Hybrid". */
function partsOfLine(line: string, index: number): string[] {
  const parts = line.split(DOTS);
  if (parts.length > 2 || (parts.length > 1 && !isSentence(line))) return parts;
  if (index === 0) return [line];
  return nameAndPlace(line, DASHES) ?? nameAndPlace(line, COMMA) ?? [line];
}

function headLines(lines: string[]): string[] {
  return lines
    .slice(0, HEAD_LINES)
    .filter((line) => !NOISE.test(line) && !NOISE_TOO.test(line) && !NOISE_ALONE.test(line) && line.length <= 160)
    .flatMap(partsOfLine)
    .map((part) => part.replace(CALL_AHEAD, "").trim())
    .filter((part) => part !== "" && !NOISE_WITHIN.test(part));
}

function untilText(head: string[]): string[] {
  const end = head.findIndex((line, index) => index > 0 && (isSentence(line) || headingUse(line) !== null));
  return end < 0 ? head : head.slice(0, end);
}

const SENTENCE_WORDS = 4;

/** A name is mostly written in capitals or numbers: "Able to work in teams" is none, nor is what a form asks for. */
function canBeName(line: string): boolean {
  const words = line.split(" ");
  const capital = words.filter((word) => /^[^\p{L}]*[\p{Lu}\p{N}]|^&$/u.test(word));
  const isWritten = words.length < SENTENCE_WORDS || capital.length * 2 > words.length || line.includes(",");
  const isForm = FORM_WORDS.test(line) || FORM_WORDS_TOO.test(line) || LABELS.some(([, names]) => names.test(line));
  return (
    isWritten &&
    /\p{L}/u.test(line) &&
    !isForm &&
    !GLUED_SENTENCE.test(line) &&
    !SOME_FIRM.test(line) &&
    !COMMON.test(line)
  );
}

function isCompanyLike(line: string): boolean {
  const words = line.split(" ");
  if (!canBeName(line)) return false;
  if (isSentence(line) || words.length > MAX_COMPANY_WORDS || !/^[\p{Lu}\p{N}]/u.test(line)) return false;
  if (/[$€£:]/.test(line) || SHIFT.test(line) || headingUse(line) !== null) return false;
  return readEmployment(line).length === 0 && placeOf(line) === "" && readPlaces([line]).workplace === null;
}

const SHIFT = /\b(shifts?|turnos?|schicht|horaires?)\b/i;
const FORM_LINE = /\b(location|shift|description|overview|summary|jobs?|hours|schedule|department)\b/i;

/** What stands between a title and a place is the employer, however it is written: "HireArt", "padoa", "Symbolica AI". */
function isNameBetween(line: string | undefined, next: string | undefined): line is string {
  if (line === undefined || next === undefined || /[,:$€£]/.test(line)) return false;
  if (placeOf(next) === "" || next.includes(":") || FORM_LINE.test(line)) return false;
  const isPlace = worldCity(line) !== null || countryByName(line) !== null || readPlaces([line]).workplace !== null;
  const isShort = !isSentence(line) && line.split(" ").length <= MAX_COMPANY_WORDS && line.length <= MAX_COMPANY_LENGTH;
  return isShort && !isPlace && headingUse(line) === null && readEmployment(line).length === 0;
}

/** Most pages begin with one line each, the title first or after the company. */
function fieldsOfHead(lines: string[]): Partial<PastedPosting> {
  const head = untilText(headLines(lines));
  const top = head.length === 1 ? head[0]!.split(DASHES) : head;
  const first = lines.length > 1 ? FIRST_LINE : 0;
  const isFirst = (line: string, index: number) => index === 0 && !isSentence(line) && headingUse(line) === null;
  const scores = top.slice(0, 6).map((line, index) => titleness(line) + (isFirst(line, index) ? first : 0));
  const at = scores.indexOf(Math.max(...scores));
  const title = (scores[at] ?? 0) > 0 ? top[at] : undefined;
  const location = top
    .filter((_, index) => index !== at)
    .map(placeOf)
    .find((place) => place !== "");
  const around = [...top.slice(at + 1, at + 1 + NEAR_LINES), ...top.slice(Math.max(0, at - 1), at)];
  const names = title === undefined ? [] : around.filter(isCompanyLike);
  const between = title !== undefined && isNameBetween(top[at + 1], top[at + 2]) ? top[at + 1] : undefined;
  const company = between ?? names.find((line) => titleness(line) < 1 || isFirm(line)) ?? names[0];
  return { ...(title && { title }), ...(company && { company }), ...(location && { location }) };
}

function fieldsOfText(text: string): Partial<PastedPosting> {
  const found: Partial<PastedPosting> = {};
  for (const pattern of COMPANY_IN_TEXT) {
    const name = pattern.exec(text)?.[1]?.trim() ?? "";
    if (name !== "" && canBeName(name) && (titleness(name) === 0 || isFirm(name))) found.company ??= name;
  }
  const asked = TITLE_IN_TEXT.exec(text);
  const after = asked ? text.slice(asked.index + asked[0].length, asked.index + asked[0].length + 90) : "";
  const title = after.split(TITLE_ENDS)[0]?.trim() ?? "";
  if (title !== "" && titleness(title) > 0) found.title = title;
  const place = placeOf(PLACE_IN_TEXT.exec(text)?.[1] ?? "");
  if (namesTown(place)) found.location = place;
  return found;
}

/** Prefers labelled lines, then the top of the text, then sentences; unknown fields stay empty. */
export function readPasted(text: string): PastedPosting {
  const tidy = tidyText(text).slice(0, READ_CHARACTERS);
  const lines = tidy
    .split("\n")
    .map((line) => tidyLine(line).replace(/^- /, ""))
    .filter((line) => line !== "");
  const found = {
    ...fieldsOfText(tidy),
    ...titleWithin(lines),
    ...fieldsOfHead(lines),
    ...fieldsOfLine(lines[0] ?? ""),
    ...labelledFields(lines),
  };
  return { title: found.title ?? "", company: found.company ?? "", location: found.location ?? "" };
}
