import { judgePart } from "../analysis/judge-part.ts";
import { textLanguage } from "../analysis/text-language.ts";
import { anyOfLines } from "../any-of.ts";
import { headingUse } from "../matching/posting-sentences.ts";
import { countryByName } from "../places/countries.ts";
import { chooseEmployer, isBesideSector, isOrganisation, isPlaceOf } from "./choose-employer.ts";
import { canBeName, GENDERS, isCompanyLike, isUnit, isWorker, MAX_COMPANY_WORDS, titleness } from "./head-names.ts";
import { isLabel, labelledFields, withoutGlue } from "./labelled-fields.ts";
import { beginsAsFirm, hasLegalForm, isFirm, isSentence } from "./name-lines.ts";
import { isCall, isChrome, isCount, withoutCall, withoutPictures } from "./page-chrome.ts";
import { isTownLine, isTownOfRegion, mayBeTown, namesPlace, namesTown, placeOf } from "./place-lines.ts";
import { tidyLine, tidyText } from "../tidy-text.ts";
import { isDescription } from "./described-house.ts";
import { employerOfHead, employersInText, tidyEmployer } from "./employer-in-text.ts";
import { restoreBreaks } from "./lost-breaks.ts";
import { hiringFields } from "./hiring-line.ts";
import { endsAsQuarter, houseBelowTitle, houseOfTitle, isOfSeveral, listedHouse } from "./house-beside-title.ts";
import { isHouse, isNamedAsHouse, readOneLineHead } from "./one-line-head.ts";
import { isContract, namesContract, readEmployment } from "./read-employment.ts";
import { withoutRecruiter } from "./recruiters.ts";
import { fieldsOfText } from "./text-fields.ts";
import { readPlaces } from "../places/read-places.ts";
import { worldCity } from "../places/world-cities.ts";

export type PastedPosting = { title: string; company: string; location: string };

const DOTS = /\s?(?:[•|]|·(?!(?<=\p{L}·)\p{Ll})){1,2}\s?/u;
/** "Bäckerei Hinrichs, Filiale Oldenburg". */
const BRANCH =
  /^(?:filiale|standort|niederlassung|betriebsstätte|werk|agence(?: de)?|sucursal(?: de)?|branch|site|near) /i;
const COMMA = /,\s(?!(?:inc|llc|ltd|co(?!\.? \p{L})|corp|lp|llp|gmbh)(?!\p{L}))/iu;
const TWICE = 2;
const OF_DEPARTMENT = / \(\d{2,3}\)$/u;
const DAYS_BEHIND = /, \d(?: ?[-–à] ?\d)? (?:jours?|days?|Tage?|días?)(?: [^,]{1,40})?$/iu;
const DASHES = /\s[–—-]\s/;
const FIRST_LINE = 0.65;
const LIKE_A_HOUSE = 0.4;
const NEAR_LINES = 2;
const AT_COMPANY = /^(?<title>.{3,80}?) (?:at|@|bei|chez) (?<company>\p{Lu}[^,|]{1,60})$/u;
const LOGO = /^(?:(?:company )?logo (?:for|of) (\p{Lu}.{1,59})|(\p{Lu}.{1,59}?)(?:['’]s)? logo)$/iu;
const HEAD_LINES = 14;
const PAGE_LINES = 60;
const MAX_HEAD_LINE = 160;
const MAX_COMPANY_LENGTH = 60;
const READ_CHARACTERS = 6_000;

/** The first line that is the posting's own may say all of it. */
function fieldsOfFirst(lines: string[]): Partial<PastedPosting> {
  const own = lines.filter((line) => !isChrome(line)).map(withoutCall);
  const below = hiringFields(own[0] ?? "", own[1] ?? "");
  if (below !== null) return below;
  const [first = "", ...rest] = own;
  const isTold = isSentence(first) && (first.length > MAX_HEAD_LINE || /[.!?;]/u.test(first) || !DASHES.test(first));
  return isTold ? fieldsOfLine(first) : (readOneLineHead(first, rest.join("\n")) ?? fieldsOfLine(first));
}

function fieldsOfLine(line: string): Partial<PastedPosting> {
  const groups = AT_COMPANY.exec(line)?.groups ?? listedFields(line);
  return groups && titleness(groups.title ?? "") > 0 ? { ...groups } : {};
}

/** "Staff Accountant, Lakeview Manufacturing, Grand Rapids, MI. Full-time ..." in one breath. */
function listedFields(line: string): Partial<PastedPosting> | null {
  const [title = "", company = "", ...rest] = (line.split(/[.;]\s/)[0] ?? "").split(COMMA);
  const location = rest.length === 0 ? "" : placeOf(rest.join(", "));
  return location !== "" && titleness(title) === 1 && isCompanyLike(company) ? { title, company, location } : null;
}

function isTitle(line: string): boolean {
  return (
    titleness(line) === 1 && headingUse(line) === null && (GENDERS.test(line) || canBeName(line)) && !isChrome(line)
  );
}

/** A line between the paragraphs that is a title and nothing else. */
function titleWithin(lines: string[]): Partial<PastedPosting> {
  const asks = lines.findIndex((line) => ["required", "wanted"].includes(headingUse(line) ?? ""));
  const title = lines.slice(0, asks < 0 ? HEAD_LINES : Math.min(asks, HEAD_LINES)).find(isTitle);
  return title ? { title } : {};
}

const STATE_BEHIND = /,? [A-Z]{2}(?: \d{5})?$|, /u;
const BEFORE_TOWN = /^(?:\d{4,5}|Co\.?) (?=\p{Lu})/u;
/** "Acme — Berlin, Germany", "The Rusty Anchor, Galveston TX"; a title keeps the place behind it. */
function nameAndPlace(line: string, between: RegExp, text: string, isBelowTitle = false): string[] | null {
  const at = between.exec(line);
  if (!at || line.split(DASHES).length > 2) return null;
  const [name, place] = [
    line.slice(0, at.index).trim(),
    line
      .slice(at.index + at[0].length)
      .replace(BRANCH, "")
      .replace(/ \([^()\d]{1,40}\)$/u, "")
      .trim(),
  ];
  // A town that no list knows is one behind a firm: "Willow Bank Residential Home, Harrogate".
  const isKnown =
    isHouse(name, text) ||
    (isOrganisation(name) && !isOrganisation(place) && isCompanyLike(name) && !endsAsQuarter(name));
  const isNamed = isKnown || (isBelowTitle && isOfSeveral(name) && countryByName(place) === null);
  const mayBe =
    isTownLine(place) || (between === COMMA || isKnown ? mayBeTown(place.replace(BEFORE_TOWN, "")) : namesPlace(place));
  const isTown = namesTown(place) || (isNamed && mayBe);
  const isAlone = between === COMMA && !isNamed && !isOfSeveral(name) && !STATE_BEHIND.test(place);
  if (isTown && namesContract(name)) return [name, place];
  if (!isTown || isAlone || namesTown(name) || !(isCompanyLike(name) || (isNamedAsHouse(name) && canBeName(name))))
    return null;
  return titleness(name) < 1 || isNamed || isFirm(name) || hasLegalForm(name) ? [name, place] : null;
}

const FACT_AHEAD = /^(?:\s[–—-]|,)\s/u;

/** "Acme — Spokane, WA" of a line that goes on with hours, pay or contract. */
function withoutFacts(line: string): string {
  const parts = [...line.matchAll(/\s[–—-]\s/gu)].slice(1);
  const at = parts.find(({ index, 0: dash }) => isPlainFact(line.slice(index + dash.length)))?.index;
  return at === undefined ? line : line.slice(0, at);
}

/** "Acme | Berlin | Hybrid". */
function partsOfLine(line: string, index: number, text: string): string[] {
  const parts = line.split(DOTS);
  const told = index === 0 ? line : withoutFacts(line).replace(DAYS_BEHIND, "");
  if (told !== line) return [...partsOfLine(told, index, text), line.slice(told.length).replace(FACT_AHEAD, "")];
  if (parts.length > 2 || (parts.length > 1 && !isSentence(line)))
    return index === 0 ? parts : parts.flatMap((part) => nameAndPlace(part, COMMA, text) ?? [part]);
  if (index === 0) return [line];
  const [house = "", ...units] = line.split(DASHES).map((part) => part.replace(OF_DEPARTMENT, ""));
  const isHouseFirst = units.length > 0 && isOrganisation(house) && isCompanyLike(house) && !isUnit(house);
  if (isHouseFirst && titleness(house) === 0) return [house, ...units];
  return nameAndPlace(line, DASHES, text, index === 1) ?? nameAndPlace(line, COMMA, text, index === 1) ?? [line];
}

function headLines(lines: string[]): string[] {
  const text = lines.findIndex((line, index) => index > 0 && line.length > MAX_HEAD_LINE);
  return lines
    .slice(0, text < 0 ? HEAD_LINES : Math.min(text, HEAD_LINES))
    .filter((line) => !isChrome(line) && line.length <= MAX_HEAD_LINE)
    .flatMap((line, index) => partsOfLine(line, index, lines.slice(index + 1).join("\n")))
    .map(withoutCall)
    .filter((part) => part !== "" && !isCount(part));
}

function untilText(head: string[]): string[] {
  const end = head.findIndex((line, index) => index > 0 && (isSentence(line) || headingUse(line) !== null));
  return end < 0 ? head : head.slice(0, end);
}

const FORM_LINE = /\b(location|shift|description|overview|summary|jobs?|hours|schedule|department)\b/i;

/** What stands between a title and a place is the employer, however it is written: "HireArt", "padoa", "Symbolica AI". */
function isNameBetween(line: string | undefined, next: string | undefined): line is string {
  if (line === undefined || next === undefined || /[,:$€£]/.test(line)) return false;
  if (placeOf(next) === "" || next.includes(":") || FORM_LINE.test(line) || AREA.test(line)) return false;
  const isPlace = worldCity(line) !== null || countryByName(line) !== null || readPlaces([line]).workplace !== null;
  if (line.split(" ").length > 2 && !canBeName(line)) return false;
  const isShort = !isSentence(line) && line.split(" ").length <= MAX_COMPANY_WORDS && line.length <= MAX_COMPANY_LENGTH;
  return isShort && !isPlace && headingUse(line) === null && readEmployment(line).length === 0;
}

const PAY_OR_HOURS = /\p{Sc} ?\d|\d ?(?:hours|hrs|days|k\b|%|x\d)/iu;

/** Hours, pay or contract: "37.5 hours", "£38,682 - £46,580", "Full-time". */
const isPlainFact = (line: string) =>
  !isCompanyLike(line) && titleness(line) === 0 && (isContract(line) || PAY_OR_HOURS.test(line));

const isFact = (line = "") => readEmployment(line).length > 0 || /\d/.test(line) || placeOf(line) !== "";

/** A line below the employer is its town when what follows are facts: "Teilzeit", "Posted 3 days ago". */
function isTown(line: string, isBelowName: boolean, next: string | undefined): boolean {
  if (isTownLine(line)) return true;
  return isBelowName && isFact(next) && mayBeTown(line) && headingUse(line) === null && canBeName(line);
}

function townOfTitle(title: string): string | undefined {
  const [before, town = ""] = title.split(/(?<=\)) (?:in|à|en) (?=\p{Lu})/u);
  const isOfWork = readEmployment(town).length > 0 || titleness(town) > 0;
  return GENDERS.test(before ?? "") && mayBeTown(town) && !isOfWork ? town : undefined;
}

/** A known place before a town that is told by its line alone, and both before "Remote". */
function placeBeside(top: string[], at: number, company: string | undefined, text: string): string | undefined {
  const rest = top.filter((_, index) => index !== at);
  const below = top.slice(at + 1, at + 2 + NEAR_LINES);
  const town = below.find(
    (line, index) =>
      line !== company &&
      titleness(line) === 0 &&
      (isTown(line, index === 0 || below[index - 1] === company, below[index + 1]) ||
        (mayBeTown(line) && isPlaceOf(text, line))),
  );
  const behindTitle = top[at]?.split(DASHES).slice(1).find(namesTown) ?? townOfTitle(top[at] ?? "");
  return rest.find(namesPlace) ?? town ?? behindTitle ?? rest.find((line) => placeOf(line) !== "");
}

function townBehind(company: string, lines: string[]): string | undefined {
  const at = lines.slice(0, HEAD_LINES).findIndex((line) => company !== "" && line.startsWith(`${company},`));
  return at < 1 ? undefined : nameAndPlace(lines[at]!, COMMA, lines.slice(at + 1).join("\n"))?.[1];
}

const TAILS = /\s?[–—|-]{1,2}\s|\s?\/\s|,\s|\s?[([~]/u;

function isWork(line: string): boolean {
  const isNamed = [line, line.split(TAILS)[0] ?? ""].some((part) => isWorker(part) && canBeName(part));
  return isNamed && headingUse(line) === null;
}

/** How much a line is like a title, and not like whose it is: "Recruitment Design" is a firm above "Support Specialist". */
function likeTitle(line: string): number {
  const { title, employer } = judgePart(line);
  const judged = isWork(line) ? 1 : employer > title ? -LIKE_A_HOUSE : 0;
  return titleness(line) + judged - (beginsAsFirm(line) ? FIRST_LINE : 0);
}

const AREA = /(?:^| )(?:[Aa]rea|Metroplex|[Dd]istrict|[Rr]egion|[Cc]ounty)$|^(?:N\/?A|null|none)$|\d{1,5} candidats?$/u;

const TOWN_GLUES = [", ", " – ", " - ", " — "];

type Head = Partial<PastedPosting> & { isSure: boolean };

/** Most pages begin with one line each, the title first or after the company. */
function fieldsOfHead(lines: string[]): Head {
  const head = untilText(headLines(lines));
  const top = head.length === 1 ? head[0]!.split(DASHES) : head;
  const first = lines.length > 1 ? FIRST_LINE : 0;
  const isFirst = (line: string, index: number) =>
    index === 0 && !isSentence(line) && !beginsAsFirm(line) && headingUse(line) === null;
  const scores = top.slice(0, 6).map((line, index) => likeTitle(line) + (isFirst(line, index) ? first : 0));
  const isTitled = top[0] !== undefined && isFirst(top[0], 0) && isWork(top[0]) && !isOrganisation(top[0]);
  const at = isTitled ? 0 : scores.indexOf(Math.max(...scores));
  const title = (scores[at] ?? 0) > 0 ? top[at] : undefined;
  const below = top.slice(at + 1).filter((line) => !isPlainFact(line));
  const around = [
    ...below.slice(0, NEAR_LINES),
    ...top
      .slice(0, Math.max(0, at))
      .filter((line) => !isLabel(line))
      .slice(-1),
  ];
  const text = lines.join("\n");
  const isBehind = (town: string) => {
    const before = top[top.indexOf(town) - 1];
    return before !== title && lines.some((line) => TOWN_GLUES.some((glue) => line.startsWith(before + glue + town)));
  };
  const isElse = (line: string) =>
    isBehind(line) || isTownOfRegion(line) || isTownLine(line) || isPlaceOf(text, line) || AREA.test(line);
  const isName = (line: string) => isCompanyLike(line) && !isElse(line) && (!isWork(line) || isOrganisation(line));
  const names = title === undefined ? [] : around.filter(isName);
  // Behind a title in one line stands its contract or its district as often as a firm: "(H/F) – CDI – Tarbes".
  const isOneLine = head.length === 1;
  const between = title !== undefined && isNameBetween(top[at + 1], top[at + 2]) ? top[at + 1] : undefined;
  const found =
    between ??
    names.find(isOrganisation) ??
    names.find((line) => titleness(line) < 1 || isFirm(line) || hasLegalForm(line)) ??
    names[0];
  const isPart = isOneLine && lines.length > 1 && found !== undefined && !isFirm(found) && !hasLegalForm(found);
  const named = isPart && !lines.slice(1).some((line) => line.includes(found)) ? undefined : found;
  const stands = top.indexOf(named ?? "");
  const [next = ""] = top.slice(stands + 1);
  const isSure = between !== undefined || (stands >= 0 && stands < at) || isTownLine(next) || !isFact(next);
  const isSaid = named !== undefined && (named.includes(" ") || text.split(named).length > TWICE);
  const company = isSure || isSaid ? named : undefined;
  const location = placeBeside(top, at, company, text);
  return { ...(title && { title }), ...(company && { company }), ...(location && { location }), isSure };
}

/** Where a label names the title, what stood in its place at the top is the employer. */
function nameAboveLabels(head: Partial<PastedPosting>, labelled: Partial<PastedPosting>): Partial<PastedPosting> {
  const top = labelled.title === undefined || labelled.title === head.title ? undefined : head.title;
  return top !== undefined && isFirm(top) && isCompanyLike(top) ? { company: top } : {};
}

/** A page that shows the title twice shows what belongs to it beside the second. */
function fieldsBelowRepeat(lines: string[]): Partial<PastedPosting> {
  const head = lines.slice(0, PAGE_LINES);
  const at = head.findIndex((line, index) => index > head.indexOf(line) && /^\p{Lu}/u.test(line) && isTitle(line));
  return at < 0 ? {} : { ...fieldsOfHead(lines.slice(at)), title: lines[at]! };
}

/** "Brightwater logo" above "Brightwater" says whose page it is. */
function fieldsOfLogo(lines: string[]): Partial<PastedPosting> {
  const named = lines.slice(0, PAGE_LINES).map((line) => LOGO.exec(line)?.slice(1).find(Boolean));
  const company = named.find((name) => name !== undefined && lines.includes(name));
  return company ? { company } : {};
}

const ABROAD: ReadonlySet<string> = new Set(["de", "fr", "es"]);

/** "Textiles Moncayo es una empresa": said what it is, a name like a title's is one of a firm. */
function isDefined(name: string, text: string): boolean {
  return new RegExp(`${RegExp.escape(name)} (?:ist ein|est une?|es una?)(?!\\p{L})`, "u").test(text);
}

function namedInText(lines: string[], text: string): string {
  const isKnown = (name: string) => isFirm(name) || hasLegalForm(name) || isDefined(name, text);
  const names = employersInText(text).filter((name) => titleness(name) < 1 || isKnown(name));
  return employerOfHead(lines.slice(0, HEAD_LINES), text) ?? names[0] ?? "";
}

const SIGN_OFF = new RegExp(
  `^${anyOfLines`
    (?:best|kind|warm|many)(?: (?:regards|wishes|thanks))?|regards|thanks|thank you|cheers|sincerely|yours \p{Ll}{4,12}
    mit freundlichen grüßen|(?:viele|beste|liebe) grüße|(?:bien )?cordialement|un (?:cordial )?saludo|saludos|atentamente
  `}[,!.]?$`,
  "iu",
);
const NAMES_ABOVE = 8;
const CALL_LINES = 3;
const SAYS_WHO = /^\p{Lu}\S* (?:\S+ ){1,6}(?:sucht|recrute|recherche|cherche|busca) /u;

const isExclaimed = (line: string) =>
  !SAYS_WHO.test(line) &&
  line.length <= MAX_COMPANY_LENGTH &&
  /\s\S{0,40}!$/u.test(line) &&
  titleness(line.replaceAll("!", "").trim()) === 0;

function withoutCalls(text: string): string {
  const lines = text.split("\n");
  const written = lines.filter((line) => line.trim() !== "").slice(0, CALL_LINES);
  const calls = written.map((line) => [line, tidyLine(withoutPictures(line))] as const);
  const called = new Set(calls.filter(([, bare]) => isCall(bare) || isExclaimed(bare)).map(([line]) => line));
  return called.size === written.length ? text : lines.filter((line) => !called.has(line)).join("\n");
}

/** Prefers labelled lines, then the top of the text, then sentences; unknown fields stay empty. */
export function readPasted(text: string): PastedPosting {
  const tidy = withoutCalls(tidyText(text).slice(0, READ_CHARACTERS));
  const written = tidy
    .split("\n")
    .map((line) => withoutGlue(tidyLine(withoutPictures(line)).replace(/^- /, "")))
    .filter((line) => line !== "");
  const points = new Set(
    tidy
      .split("\n")
      .filter((line) => line.startsWith("- "))
      .map((line) => tidyLine(line.slice(2))),
  );
  const end = written.findIndex((line, index) => index > 1 && SIGN_OFF.test(line));
  const lines = end < 0 ? written : written.slice(0, end);
  const { isSure, company: ahead, ...head } = fieldsOfHead(lines);
  const { title = "" } = head;
  const isBeside = lines.some((line) => line.startsWith(`${title} `) && line.includes(ahead ?? title));
  const labelled = labelledFields(lines);
  const isAbroad = ABROAD.has(textLanguage(tidy));
  const above = untilText(lines.slice(0, NAMES_ABOVE)).filter((line) => line !== head.title && !isSentence(line));
  const chosen = chooseEmployer(above, restoreBreaks(tidy), {
    company: ahead,
    title,
    isBeside,
    isSure,
    isAbroad,
  });
  const found = {
    ...fieldsOfText(tidy),
    ...titleWithin(lines.filter((line) => !points.has(line))),
    ...head,
    ...(chosen !== null && { company: chosen }),
    ...nameAboveLabels(head, labelled),
    ...fieldsOfFirst(lines),
    ...fieldsBelowRepeat(lines),
    ...fieldsOfLogo(lines),
    ...labelled,
  };
  const top = lines.slice(0, NAMES_ABOVE).filter((line) => !isSentence(line));
  const { title: said = "", company: own } = found;
  const behind = own !== undefined && isOrganisation(own) ? null : houseOfTitle(said);
  const named = listedHouse(top) ?? behind ?? own ?? (isAbroad ? namedInText(lines, tidy) : "");
  const read = named === "" ? (houseBelowTitle(lines, said) ?? "") : named;
  const isInHead = top.some((line) => line.split(DOTS).some((part) => part.startsWith(read) || part.endsWith(read)));
  const employer = isInHead ? read : withoutRecruiter(read, tidy);
  const company = tidyEmployer(employer);
  const isTown = isBesideSector(company, top);
  const location = found.location ?? townBehind(employer, lines) ?? (isTown ? company : "");
  const isNone = isTown || isDescription(company) || isListOfPlaces(company);
  return { title: found.title ?? "", company: isNone ? "" : houseOfSite(company, top), location };
}

/** "with plants in Nigeria, Ghana and Togo, is looking for". */
function isListOfPlaces(company: string): boolean {
  const [first = "", second] = company.split(/ and | & /u);
  return second !== undefined && (countryByName(first) !== null || namesTown(first));
}

const OF_SITE = / (?:site|plant|branch|depot|campus|works|warehouse)$/iu;

/** "Marram Dairy Co-operative – Tirau site": a site belongs to the house before it. */
function houseOfSite(company: string, top: readonly string[]): string {
  if (!OF_SITE.test(company)) return company;
  const line = top.find((one) => one.endsWith(company) && DASHES.test(one));
  return line?.split(DASHES)[0]?.trim() ?? company;
}
