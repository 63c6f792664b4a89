import { findDates } from "./find-dates.ts";
import { findSkills } from "./find-skills.ts";
import { kindOf } from "./section-headings.ts";
import { US_STATES } from "./lexicon/resume-words.ts";
import type { ProfileLocation } from "./profile.ts";
import { anyOf } from "../any-of.ts";
import { EMAIL, findLocation, NAME_BEFORE_ADDRESS, PARTICLES, PHONE } from "./find-location.ts";
import { FUNCTION_WORDS, isHead, isPlaceName, isRegion, isTitleCase, judgePart } from "./judge-part.ts";
import { readHeaderLine } from "./read-header.ts";
import { tidyPart } from "./tidy-part.ts";
import { isPlace, takePlace, TOWN_STARTS } from "./read-place.ts";
import { beginsLikeName, isGivenOfTrade, isSurnameOfTrade } from "./trade-names.ts";
import { isFirstInAddress, isInAddress, isLastInAddress, isOneInAddress } from "./names-in-address.ts";
import { namesSaid } from "./said-names.ts";
import { foldWord, type ResumeLine, wordsOf } from "./resume-lines.ts";
import { isStreetLine } from "./street-lines.ts";

const LINK = /(?:https?:\/\/|www\.|linkedin|github|\.com\b|\.io\b|\.dev\b)/i;
const NOT_A_NAME = new RegExp(
  `\\b${anyOf(
    "resume résumé curriculum vitae cv lebenslauf page address phone email e-mail mobile summary profile",
    "objective contact about town skills experience education city state references confidential university",
    "street avenue road download portfolio website linkedin github languages hobbies company photo name",
  )}\\b`,
  "i",
);
const NAME_WORD = /^\p{Lu}[\p{L}'’.-]*$/u;
const TITLES_AFTER_NAMES = anyOf(
  String.raw`Ph\.?\s?D\.? M\.?D\.? R\.?N\.? MBA CPA PMP PE P\.E\. Esq\.? LCSW BSN MSN SHRM-CP PHR SPHR CFA CISSP`,
  String.raw`Jr\.? Sr\.? II III LPN DDS JD J\.D\. M\.?S\.? M\.?A\.? DPT`,
  "MRICS FRICS MCIPD FCIPD MCIPS FCIPS MRCVS MIET MICE MCMI MBCS FCCA ACCA CGMA CEng IEng CPHR",
  "BVSc LLB LLM RGN RMN RSW RPN MBE OBE",
);
const CREDENTIALS = new RegExp(String.raw`(?:,|(?<![\s,]))\s+${TITLES_AFTER_NAMES}(?=$|[\s,])\.?`, "gu");
const PAPERS_AFTER_NAMES = new RegExp(
  `,\\s+${anyOf(
    "CNA STNA CAM RDH LVN CMA RMA CCMA CPhT NP FNP(?:-C)? PA-C OTR\\/L COTA LMSW LICSW LPC LMFT EMT(?:-[BP])? CRNA APRN DNP",
    "DVM RVT AIA PLS EIT CIH CSP CFE CMP SHRM-SCP CPB NREMT CEBS CSCS CHES RDN?",
  )}(?=$|[\\s,])`,
  "gu",
);
/** "Dr. rer. nat.", "Prof. Dr.-Ing.", "Mrs". */
const ADDRESSED_AS = anyOf(
  "prof dr mag dipl ing mr mrs ms miss herr frau mme mlle sr sra srta don doña engr lic arq dott dott\\.ssa pr",
);
const OF_FACULTY = anyOf("rer nat med dent phil jur iur pol oec habil h c univ ing vet theol");
const BEFORE_NAMES = new RegExp(
  String.raw`^(?:${ADDRESSED_AS}(?:\.-?| )\s?)(?:(?:${ADDRESSED_AS}|${OF_FACULTY})\.-?\s?){0,6}(?=\p{Lu})`,
  "iu",
);
const NAME_LABEL = new RegExp(
  `^${anyOf(
    "(?:full\\s)?name nombre(?:\\scompleto|\\sy\\sapellidos)? apellidos?(?:,|\\sy)\\snombres? nom(?:\\set\\sprénom)? prénom\\set\\snom",
    "(?:nach|sur|last)name\\s?[/,]\\s?(?:vor|first|for)\\s?name vor-\\s?und\\s(?:nach|zu)name vorname,?\\s(?:nach|zu)name",
  )}\\s?(?::\\s?|\\t|[-–]\\s)`,
  "i",
);
const ABOUT_PERSON = new RegExp(
  `^${anyOf(
    "date\\sof\\sbirth d\\.?o\\.?b\\b born nationality geboren geb\\. geburtsdatum née?\\sle fecha\\sde\\snacimiento",
    "nacionalidad nationalité staatsangehörigkeit",
  )}`,
  "i",
);
const BIRTH_BEHIND = /,? \(?(?:geb\.?|geboren|born|née? le|nacid[oa]|\*) ?(?:am |on |el )?\d.{0,60}$/iu;
const NEAR_NAME = 5;
const TOP_LINES = 14;
const DEEP_LINES = 60;
const LONGEST_DETAIL_WORDS = 5;
const LONGEST_HEADLINE = 100;
const SURE_TITLE = 3;

export type Person = {
  name: string | null;
  nameLine: number | null;
  headline: { text: string; line: number } | null;
  location: ProfileLocation | null;
  contactLines: Set<number>;
};

export function findPerson(lines: ResumeLine[], contact: ResumeLine[], now: Date): Person {
  const filled = lines.filter((line) => !line.isBlank);
  const top = filled.slice(0, TOP_LINES);
  const contactLines = new Set<number>();
  // A margin on the right comes after the rest.
  const deep = filled.slice(TOP_LINES, DEEP_LINES).filter(({ text }) => wordsOf(text).length <= LONGEST_DETAIL_WORDS);
  for (const line of [...top, ...contact, ...deep]) {
    if (
      (line.text.includes("@") && EMAIL.test(line.text)) ||
      (mayBePhone(line.text) && !findDates(line.text, now).some(({ isRange }) => isRange)) ||
      (LINK.test(line.text) && wordsOf(line.text).length < 10)
    )
      contactLines.add(line.index);
  }
  const localPart = emailName(filled.slice(0, 80));
  // Beside a margin the name may stand far below; there it has to fit the e-mail address.
  const found = findName([...top, ...contact.slice(0, 40), ...filled.slice(TOP_LINES, DEEP_LINES)], {
    localPart,
    hasDetails: contactLines.size > 0,
  });
  if (found) contactLines.add(found.line.index);
  const headline = findHeadline(top, contact, found, now);
  const location = findLocation(filled, contact, found?.line.index ?? null, contactLines);
  return { name: found?.name ?? null, nameLine: found?.line.index ?? null, headline, location, contactLines };
}

function mayBePhone(text: string): boolean {
  return PHONE.test(text) && text.replace(/\D/g, "").length >= 9 && wordsOf(text).length < 16;
}

function emailName(lines: ResumeLine[]): string {
  for (const line of lines) {
    const match = line.text.includes("@") ? EMAIL.exec(line.text) : null;
    if (match) return foldWord(match[0].split("@")[0] ?? "").replace(/[^a-z]/g, "");
  }
  return "";
}

function findName(
  lines: ResumeLine[],
  { localPart, hasDetails }: { localPart: string; hasDetails: boolean },
): FoundName | null {
  let best: (FoundName & { score: number }) | null = null;
  const quoted = new Set(lines.flatMap((line) => (isQuotation(line) ? [line.index + 1] : [])));
  const seen = new Set<number>();
  [...stackedName(lines), ...stackedAsInAddress(lines, localPart), ...lines].forEach((line, order) => {
    if (seen.has(line.index)) return;
    seen.add(line.index);
    const { first: written, rest } = firstCell(line.text);
    // A title at the top stands alone; a name stands over a way to reach whoever has it.
    const isOnTop = order === 0 && hasDetails;
    const first = raisedName(written, localPart, isOnTop);
    const name = toName(first, { mayBeTrade: isOnTop, localPart });
    if (!name) return;
    const words = wordsOf(name).map((word) => foldWord(word).replace(/[^a-z]/g, ""));
    const fits = words.some((word) => word.length > 2 && localPart.includes(word));
    if (!fits && quoted.has(line.index)) return;
    // Capitals at the top of a resume without contact details may be a title.
    const isSaid = hasDetails || NAME_LABEL.test(line.text) || (order === 0 && isOverDetails(words, rest, lines));
    if (!fits && first === first.toUpperCase() && !isSaid) return;
    const isSkill = findSkills(name, { list: true }).length > 0 && !(isOnTop && beginsLikeName(wordsOf(name)));
    const isPlace = TOWN_STARTS.has(words[0] ?? "") || (isPlaceName(name) && !endsInFamilyName(wordsOf(name)));
    if (!fits && (isPlace || kindOf(first) !== null || isSkill)) return;
    const score = (fits || NAME_LABEL.test(line.text) ? 6 : 0) + (order === 0 ? 4 : order < 4 ? 2 : 0) - order * 0.1;
    if (score >= 1.7 && (!best || score > best.score)) best = { name, line, rest, score };
  });
  return best ? withSurnameBelow(best, lines, localPart) : saidName(lines.slice(0, TOP_LINES));
}

/** Below a quotation stands who said it. */
function isQuotation({ text }: ResumeLine): boolean {
  return /^["“„«‘].{15,}["”“»’]\.?$/u.test(text);
}

function isOverDetails(words: string[], rest: string, lines: ResumeLine[]): boolean {
  const near = lines.slice(0, NEAR_NAME).map(({ text }) => text);
  const isTold = (text: string) =>
    isPlace(text) || takePlace(text).rest === "\ue002" || judgePart(text).title >= SURE_TITLE;
  const isName = words.length < 4 && beginsLikeName([...words.filter((word) => word.length > 1), ""]);
  return near.some((text) => ABOUT_PERSON.test(text)) || (isName && [rest, ...near.slice(1, 3)].some(isTold));
}

function saidName(lines: ResumeLine[]): FoundName | null {
  for (const { text, line } of namesSaid(lines)) {
    const name = toName(text === text.toLowerCase() ? titleCase(text) : text);
    const isOther = name === null || kindOf(name) !== null || isPlaceName(name) || judgePart(name).title >= SURE_TITLE;
    if (!isOther) return { name, line, rest: "" };
  }
  return null;
}

type FoundName = { name: string; line: ResumeLine; rest: string };

/** "Maëlle Le" with "Goff" below it, in a narrow column; the e-mail address knows. */
function withSurnameBelow(found: FoundName, lines: ResumeLine[], localPart: string): FoundName {
  const below = lines.find(({ index, isBlank }) => index > found.line.index && !isBlank)?.text ?? "";
  const folded = foldWord(below).replace(/[^a-z]/g, "");
  const isPart = NAME_WORD.test(below) && folded.length > 2 && localPart.includes(folded);
  if (!isPart || foldWord(found.name).includes(foldWord(below))) return found;
  const surname = below === below.toUpperCase() && /\p{Ll}/u.test(found.name) ? titleCase(below) : below;
  return { ...found, name: `${found.name} ${surname}` };
}

/** "Priya" over "Raman", in letters too large for one line. */
function stackedName([first, second]: ResumeLine[]): ResumeLine[] {
  const mayBeName = (word: string) =>
    NAME_WORD.test(word) &&
    kindOf(word) === null &&
    !isHead(word) &&
    !isPlaceName(word) &&
    findSkills(word, { list: true }).length === 0;
  if (!first || !second || second.index === first.index) return [];
  return mayBeName(first.text) && mayBeName(second.text) ? [{ ...first, text: `${first.text} ${second.text}` }] : [];
}

/** The same far below, beside a margin: "RAFAELA" over "MENDES QUEIROZ", of rafaela.mq@... */
function stackedAsInAddress(lines: ResumeLine[], localPart: string): ResumeLine[] {
  const at = lines.findIndex(({ text }, index) => {
    const below = wordsOf(lines[index + 1]?.text ?? "");
    const isFirst =
      NAME_WORD.test(text) && text.length > 2 && localPart.startsWith(foldWord(text).replace(/[^a-z]/g, ""));
    const isRest = below.length > 0 && below.length < 4 && below.every((word) => NAME_WORD.test(word));
    return isFirst && isRest && kindOf(lines[index + 1]!.text) === null && kindOf(text) === null;
  });
  return at < 0 ? [] : [{ ...lines[at]!, text: `${lines[at]!.text} ${lines[at + 1]!.text}` }];
}

const CALLED_RESUME = /^(?:resume|résumé|cv|curriculum vitae)\s?[–—:-]\s(?=\p{Lu})/iu;

function firstCell(text: string): { first: string; rest: string } {
  const spaced = /^(?:\p{Lu} ){2,}\p{Lu}(?: {2,}(?:\p{Lu} )*\p{Lu})*$/u.test(text)
    ? text.replace(/(\p{Lu}) (?=\p{Lu}(?: |$))/gu, "$1")
    : text;
  // "Leo\tLeopard" is one name, "Leo Leopard\tCook" a name and a title.
  const cells = spaced
    .replace(NAME_LABEL, "")
    .replace(CALLED_RESUME, "")
    .split(/\t|\s[|•·]\s|\s[–—-]\s|\s{3,}/);
  const named = NAME_BEFORE_ADDRESS.exec(cells[0] ?? "")?.groups?.name;
  if (named !== undefined) return { first: named, rest: "" };
  const [first, trade] = withoutTrade(cells[0] ?? "");
  if (trade !== "") return { first, rest: [trade, ...cells.slice(1)].join(" | ") };
  if (cells.length === 2 && kindOf(first) === "contact" && (cells[1] ?? "").includes(" "))
    return { first: cells[1]!, rest: "" };
  if (cells.length === 2 && !first.includes(" ") && NAME_WORD.test(cells[1] ?? ""))
    return { first: `${first} ${cells[1]}`, rest: "" };
  return { first, rest: cells.slice(1).join(" | ") };
}

/** "Rosa Iturbe, illustrator & brand designer" */
function withoutTrade(cell: string): [name: string, trade: string] {
  const at = cell.indexOf(", ");
  const trade = cell.slice(at + 2);
  const isName = cell.slice(0, at).split(" ").length > 1 && !isHead(wordsOf(cell.slice(0, at)).at(-1) ?? "");
  const isOfTrade =
    judgePart(trade.split(",")[0]!).title >= SURE_TITLE &&
    (/^\p{Ll}/u.test(trade) || (isName && /^\p{Lu}\p{Ll}{4,}$/u.test(trade)));
  const isTrade = at > 0 && isOfTrade;
  return isTrade ? [cell.slice(0, at), trade] : [cell, ""];
}

function withoutTown(cell: string): string {
  const [name = "", town = "", ...more] = cell.split(",").map((piece) => piece.trim());
  const isTown = isPlaceName(town) || isPlace(town);
  const isAll = more.length === 0 || (more.length === 1 && isRegion(more[0] ?? ""));
  return isAll && isTown && wordsOf(name).length > 1 ? name : cell;
}

/** "tom ratcliffe", whose address is tomratcliffe84@..., or who stands above all. */
function raisedName(cell: string, localPart: string, isOnTop: boolean): string {
  const [alone = ""] = cell.includes(",") ? cell.split(",") : [];
  const names = wordsOf(alone);
  if (names.length > 1 && names.every((word) => NAME_WORD.test(word)) && isOneInAddress(names, localPart)) return alone;
  const words = wordsOf(cell);
  const isSmall = words.every((word) => /^\p{Ll}(?:[\p{Ll}'’-]+|\.?)$/u.test(word) && !FUNCTION_WORDS.has(word));
  const isNamed = isOnTop ? kindOf(cell) === null && judgePart(cell).employer === 0 : isInAddress(words, localPart);
  return words.length > 1 && words.length < 5 && isSmall && isNamed ? titleCase(cell) : cell;
}

const FAMILY_NAME = /^(?:washington|montana|carolina|georgia)$/iu; // and states

/** "Tyrell Washington" is somebody, "San Jose Washington" would be a town. */
function endsInFamilyName(words: readonly string[]): boolean {
  return FAMILY_NAME.test(words.at(-1) ?? "") && !isPlaceName(words[0] ?? "");
}

const NICKNAME = / ["“„‘'«]\p{L}{1,20}["”“’'»](?= )/u;
function toName(cell: string, { mayBeTrade = false, localPart = "" } = {}): string | null {
  const plain = withoutTown(withoutLetters(cell.replace(NICKNAME, "")))
    .replace(CREDENTIALS, "")
    .replace(PAPERS_AFTER_NAMES, "")
    .replace(/^(?:resume|résumé|cv|curriculum vitae|lebenslauf)(?: of| de| von)?:? (?=\p{Lu})/iu, "")
    .replace(/(?:['’]s)? (?:resume|résumé|cv|curriculum vitae|lebenslauf)$/i, "")
    .replace(BEFORE_NAMES, "")
    .replace(BIRTH_BEHIND, "")
    .replace(/(?<![,\s])[,\s]+$/, "")
    .trim();
  if (plain.length < 4 || plain.length > 50 || /[\d@:/\\_&+#!?]/.test(plain) || NOT_A_NAME.test(plain)) return null;
  const words = wordsOf(plain.replace(/,/g, " "));
  if (words.length < 2 || words.length > 5) return null;
  const main = words.filter((word) => !PARTICLES.has(word.toLowerCase()));
  if (main.length < 1 || !main.every((word) => NAME_WORD.test(word))) return null;
  if (main.every((word) => word.length < 3)) return null;
  const isTrade = main.some((word) => isHead(word));
  // "Dean Holloway", whose address is dean.h@...
  const isGiven = isFirstInAddress(main, localPart) && !isHead(main.at(-1)!);
  const isKnown = isGiven || isInAddress(main, localPart) || isLastInAddress(main, localPart);
  const isNamed = mayBeTrade && (isSurnameOfTrade(main) || isKnown || isGivenOfTrade(main));
  const said = endsInFamilyName(main) ? main.slice(0, -1).join(" ") : plain;
  const isOfHouse = judgePart(said).employer > 0 && !(mayBeTrade && isFirstInAddress(main, localPart));
  if ((isTrade && !isNamed) || isOfHouse) return null;
  if (US_STATES.has(main.at(-1)!) || (isRegion(main.at(-1)!) && !endsInFamilyName(main))) return null;
  const isBehindName = /^\p{L}+ [^,]*, \p{Lu}{2,5}$/u.test(plain);
  if (isBehindName) return toName(plain.slice(0, plain.indexOf(",")), { mayBeTrade, localPart });
  const sorted = plain.includes(",") && words.length <= 3 ? givenNamesFirst(plain) : plain;
  const isShouted =
    sorted.replace(/(?<!\p{L})Mc(?=\p{Lu}{2})/gu, "MC").replace(/\P{L}/gu, "") ===
    sorted.toUpperCase().replace(/\P{L}/gu, "");
  return isShouted ? titleCase(sorted) : sorted;
}

/** "ROMERO, Julia" is Julia Romero. */
function givenNamesFirst(name: string): string {
  const [surname = "", given = ""] = name.split(",").map((piece) => piece.trim());
  const isShouted = !/\p{Ll}/u.test(surname) && /\p{Ll}/u.test(given);
  return `${given} ${isShouted ? titleCase(surname) : surname}`.trim();
}

const LETTER = new RegExp(
  `^(?:${anyOf(
    String.raw`(?=(?:\P{Lu}*\p{Lu}){2})\p{L}[\p{L}.+-]{1,12} \p{Lu}\p{Ll}{1,4}\. Hons Honours Dip Cert Ed`,
  )}),?$`,
  "u",
);
const DEGREE_LETTERS = new RegExp(
  String.raw`^(?:\p{Lu}{1,4}${anyOf("Sc Ed Eng Phil Res Com Tech Nurs Pharm Arch Mus Dip Cert")}S?|Ph\.?D|[^AEIOUY\P{Lu}]{2,8})\.?,?$`,
  "u",
);

/** "Renee Baptiste, BSN, RN" and "Tomás Keane RGN BSc(Hons)" are Renee Baptiste and Tomás Keane. */
function withoutLetters(cell: string): string {
  const plain = cell.replace(/\([^)]{0,200}\)/g, " ").replace(/(?<! ) +(?=,|$)/g, "");
  const [name = "", ...letters] = plain.split(",");
  const areLetters = letters.every((text) => wordsOf(text).every((word) => LETTER.test(word)));
  const isSure = letters.flatMap(wordsOf).some((word) => DEGREE_LETTERS.test(word));
  const isName = /\p{Ll}/u.test(name) || isSure || letters.every((text) => /[\p{Ll}.]/u.test(text));
  return lettersBehind(areLetters && isName && wordsOf(name).length > 1 ? name : plain);
}

const SHOUTED_LETTERS = /^[^AEIOUY\P{Lu}]{3,8}$/u;
const SHOUTED_HEIR = /(?<=^[^\p{Ll}]{4,40}),? (?:SR|JR)\.?$/u;

function lettersBehind(name: string): string {
  if (SHOUTED_HEIR.test(name)) return name.replace(SHOUTED_HEIR, "");
  const words = wordsOf(name);
  const isShouted = words.length > 2 && SHOUTED_LETTERS.test(words.at(-1)!) && !/\p{Ll}/u.test(name);
  if (isShouted) return words.slice(0, -1).join(" ");
  const at = words.findLastIndex((word) => !LETTER.test(word)) + 1;
  const letters = words.slice(at);
  const isSure =
    at > 1 &&
    !name.includes(",") &&
    !PARTICLES.has(letters[0]?.toLowerCase() ?? "") &&
    (letters.length > 1 || letters.some((word) => DEGREE_LETTERS.test(word)));
  return isSure ? words.slice(0, at).join(" ") : name;
}

function titleCase(text: string): string {
  return text
    .toLowerCase()
    .replace(/(^|[\s'’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/(?<=(?<!\p{L})Mc)\p{Ll}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase());
}

function findHeadline(
  top: ResumeLine[],
  contact: ResumeLine[],
  name: FoundName | null,
  now: Date,
): { text: string; line: number } | null {
  if (name?.rest) {
    const own = readHeadline({ ...name.line, text: name.rest }, now);
    if (own) return { text: own, line: name.line.index };
  }
  const inContact = new Set(contact.map((line) => line.index));
  const near = name
    ? [...top, ...contact].filter((line) => line.index > name.line.index && line.index <= name.line.index + 8)
    : top.slice(0, 3);
  const before = name ? top.filter((line) => line.index < name.line.index).slice(0, 3) : [];
  for (const line of [...near, ...before]) {
    if (name && !inContact.has(line.index)) continue;
    if (!name && !inContact.has(line.index) && line.index !== top[0]?.index) continue;
    const text = readHeadline(line, now);
    if (text) return { text, line: line.index };
  }
  // "SALES" alone at the top, where others put the title.
  const first = top[0];
  if (
    !name &&
    first &&
    first.text === first.text.toUpperCase() &&
    wordsOf(first.text).length <= 8 &&
    kindOf(first.text) === null &&
    findSkills(first.text, { list: true }).length > 0
  ) {
    return { text: first.text, line: first.index };
  }
  return null;
}

function readHeadline(line: ResumeLine, now: Date): string | null {
  if (
    line.hasBullet ||
    isStreetLine(line.text) ||
    line.text.length > LONGEST_HEADLINE + 40 ||
    (/[.!?]$/.test(line.text) && wordsOf(line.text).length > 6)
  )
    return null;
  const head = readHeaderLine(line, now);
  if (head.dates.length > 0) return null;
  if (/[@]|https?:|\d{5}/.test(line.text)) return null;
  const isUpper = line.text === line.text.toUpperCase();
  const words = wordsOf(line.text);
  if (words.length > 14 || (!isUpper && !isTitleCase(line.text) && judgePart(line.text).title < 3)) return null;
  const parts = line.text.split(/\t|\s[|•·]\s|\s{3,}/).map(tidyPart);
  const titled = parts.filter(
    (part) =>
      part.length <= LONGEST_HEADLINE &&
      (judgePart(part).title >= 2 || (judgePart(part).title >= 1 && judgePart(part).employer < 2)),
  );
  const text = titled
    .slice(0, 3)
    .join(" | ")
    .replace(/ with \d.*/i, "");
  return text === "" ? null : text;
}
