import { isHead, isLegalSuffix, isOrganisationWord, isPlaceName, isRegion } from "./judge-part.ts";
import { US_STATES } from "./lexicon/resume-words.ts";
import { foldWord, wordsOf } from "./resume-lines.ts";
import { mayBeSurname } from "./trade-names.ts";

const AFTER_COMMA = /^, ?(\p{L}[\p{L}.-]*(?: \p{Lu}[\p{L}.]+){0,2})/u;
const BEFORE_COMMA = /\p{Lu}[\p{L}.'’-]{0,40}(?: (?:(?:de|del|of|la|le|am|an der) )?\p{Lu}[\p{L}.'’-]{0,40}){0,5}$/u;
const TOWN_AND_REGION = String.raw`(\p{Lu}[\p{L}.'’-]+(?: \p{Lu}[\p{L}.'’-]+){0,3}) (\p{Lu}{2,3})(?: \d{5})?$`;
const ENDS_IN_TOWN = new RegExp(`(?:^|, ?)${TOWN_AND_REGION}`, "u");
const IS_TOWN = new RegExp(`^${TOWN_AND_REGION}`, "u");
const AFTER_REGION = /^,? \d{5}(?:-\d{4})?|^, ?(?:USA|U\.S\.A\.|United States|US)\b/;
const HOUSES = /^(?:university|hospital|clinic|institute|academy|school|services|group|church)$/i;
const FROM_HOME = "remote(?: work)?|home office|work from home|telecommute|hybrid";
const REMOTE = new RegExp(String.raw`^\(?(?:fully |100 ?% )?(?:${FROM_HOME})(?: \([A-Z][\w ,.]{1,15}\))?\)?$`, "i");
const IN_BRACKETS = /(?<!\s)\s*\(([\p{L}\d .'’,-]{2,40})\)$/u;
/** "Dublin 2", "Lyon 3e", "London SE1" */
const DISTRICT = / (?:\d{1,2}(?:er?|ème)?|\p{Lu}{1,2}\d{1,2}\p{Lu}?)$/u;
const LONGEST_TOWN = 60;
/** "Harbor Foods Inc.-Fresno, CA", as job sites print it. */
const GLUED_TOWN = /^(.{2,80}[\p{L}.)])-(\p{Lu}[\p{L}.' ]{1,30}), ?(\p{Lu}{2})$/u;
/** "Kirby Engineering-Dublin", but "Paris-Nanterre" is one name. */
const KNOWN_TOWN_AT_END = /^(.{2,80}[\p{L}.)])-(\p{Lu}[\p{L}' ]{2,30})$/u;
const TOWNS_WITH_HYPHEN: ReadonlySet<string> = new Set(
  "winston-salem wilkes-barre fuquay-varina milton-freewater dover-foxcroft sedro-woolley raymore-peculiar".split(" "),
);

export const TOWN_STARTS: ReadonlySet<string> = new Set(
  (
    "new san tel santa los las st st. saint fort ft. mount mt. el la le north south east west grand palm salt lake long " +
    "little big baton des corpus colorado kansas oklahoma virginia daytona myrtle newport redondo bowling college cedar " +
    "council overland rio sioux winston coral boca west upper lower great key ann port rancho silver walnut santa thousand " +
    "costa chula huntington garden jersey iowa atlantic carson panama rapid bad navi greater"
  ).split(" "),
);

/** "Union City", where the first word alone may be an employer's. */
const TOWN_ENDS: ReadonlySet<string> = new Set(
  "city falls springs beach heights grove hills rapids harbor harbour creek lakes".split(" "),
);

/** "Holy Child NS" is a school in Ireland, "Truro NS" a town in Nova Scotia. */
const NATIONAL_SCHOOL = "NS";

/** "Rita Moss MD" is a physician, "Moss & Lane PA" a firm. */
const ALSO_AFTER_NAMES: ReadonlySet<string> = new Set(["MD", "PA", "DO", "CO", "DE", NATIONAL_SCHOOL]);

/** Whether a part between commas is a place: a town, alone or with its district or region, as in "Tacoma WA". */
export function isPlace(part: string): boolean {
  if (REMOTE.test(part) || isPlaceName(part.replace(DISTRICT, ""))) return true;
  const [, town = "", region = ""] = IS_TOWN.exec(part.trim()) ?? [];
  if (town === "" || !isRegion(region)) return false;
  const words = wordsOf(town);
  return (
    isPlaceName(town) ||
    (!ALSO_AFTER_NAMES.has(region) && !words.some((word) => isHead(word) || isOrganisationWord(word)))
  );
}

/** Replaces "City, State" by U+E002 in `rest`. Null when no place is known. */
export function takePlace(cell: string): { place: string | null; rest: string } {
  if (REMOTE.test(cell.trim())) return { place: cell.trim(), rest: "" };
  const [, employer = "", town = "", state = ""] = GLUED_TOWN.exec(cell.trim()) ?? [];
  const ends = `${wordsOf(employer).at(-1)}-${town}`.toLowerCase();
  if (US_STATES.has(state) && !TOWNS_WITH_HYPHEN.has(ends)) return { place: `${town}, ${state}`, rest: employer };
  const known = KNOWN_TOWN_AT_END.exec(cell.trim());
  const isOfName = isPlaceName(wordsOf(known?.[1] ?? "").at(-1) ?? "");
  if (known && !isOfName && isPlaceName(known[2]!)) return { place: known[2]!, rest: known[1]! };
  for (let comma = cell.indexOf(","); comma > 0; comma = cell.indexOf(",", comma + 1)) {
    const found = placeAtComma(cell, comma);
    if (found) return found;
  }
  // "Walmart, Lexington KY": the comma before the state is often left out.
  const bare = ENDS_IN_TOWN.exec(cell.trimEnd());
  const isSchool = bare?.[2] === NATIONAL_SCHOOL && !isPlaceName(bare[1] ?? "");
  if (bare?.[1] && bare[2] && isRegion(bare[2]) && !isSchool)
    return { place: `${bare[1]}, ${bare[2]}`, rest: cell.slice(0, bare.index) };
  const inBrackets = IN_BRACKETS.exec(cell.trimEnd());
  const names = inBrackets?.[1]?.split(",").map((name) => name.trim()) ?? [];
  if (inBrackets?.[1] && names.some(isPlace)) return { place: inBrackets[1], rest: cell.slice(0, inBrackets.index) };
  return { place: null, rest: cell };
}

function placeAtComma(cell: string, comma: number): { place: string; rest: string } | null {
  const after = AFTER_COMMA.exec(cell.slice(comma));
  const before = BEFORE_COMMA.exec(cell.slice(Math.max(0, comma - LONGEST_TOWN), comma));
  const region = after && before ? regionAtStart(after[1]!) : null;
  if (!after || !before || region === null) return null;
  const regionStart = comma + after[0].length - after[1]!.length;
  const behind = cell.slice(regionStart + region.length);
  if (
    isTownItself(region, before[0]) ||
    isTownBehindName(region, cell.slice(0, comma)) ||
    isTownOfSameName(region, behind) ||
    isLegalForm(region, behind)
  )
    return null;
  // "Instructor, Georgia Tech" and "Manager, State of Ohio" are no places; "Austin, TX Prepared ..." is one.
  if ((region.length > 2 || region === "US") && /^ (?:\p{L}|&)/u.test(behind)) return null;
  const townWords = wordsOf(before[0]);
  // "Radiologic Technologist, CT" scans, and "Baker, LA" is a town.
  if (isHead(townWords.at(-1)!) && !mayBeSurname(townWords.at(-1)!) && !isPlaceName(townWords.at(-1)!)) return null;
  const last = townWords.at(-1)!;
  if ((townWords.length > 1 && HOUSES.test(last)) || (last.endsWith(".") && isLegalSuffix(last)))
    return { place: region, rest: `${cell.slice(0, comma)}\ue002${behind}` };
  // "Payroll Clerk Bank of Ohio Dayton, OH": only the last words can be the town.
  const start = comma - (townBehindCapitals(before[0]) ?? townWords.slice(-townLength(townWords)).join(" ")).length;
  // "Lakeshore Heating & Air, Oregon, OH" names its town behind its name.
  if (/&\s$/u.test(cell.slice(0, start))) return null;
  const tail = AFTER_REGION.exec(behind);
  const end = regionStart + region.length + (tail?.[0].length ?? 0);
  return { place: cell.slice(start, end).trim(), rest: `${cell.slice(0, start)}\ue002${cell.slice(end)}` };
}

const IN_STATE_OF_NEW_YORK: ReadonlySet<string> = new Set(
  "albany buffalo rochester syracuse yonkers ithaca utica brooklyn bronx queens manhattan schenectady binghamton poughkeepsie".split(
    " ",
  ),
);

/** "Brandt & Moss, S.C., Milwaukee, WI" is a service corporation, "Moss & Lane, P.A., Dover, DE" one as well. */
function isLegalForm(region: string, behind: string): boolean {
  return /^\p{Lu}\.\p{Lu}\.?$/u.test(region) && /^, ?\p{Lu}/u.test(behind);
}

/** "Pharmacie Brunet, Québec": where a region is called as its town is, what stands before it may be a name. */
function isTownBehindName(region: string, before: string): boolean {
  const words = wordsOf(before.split(",").at(-1) ?? "");
  return /^(?:Qu[ée]bec|C[óo]rdoba|Luxembourg)$/u.test(region) && words.length > 1 && !isPlaceName(words.at(-1)!);
}

/** "The Home Depot, New York", "Boots, Singapore" */
function isTownItself(region: string, before: string): boolean {
  if (region === "New York") return !IN_STATE_OF_NEW_YORK.has(foldWord(wordsOf(before).at(-1) ?? ""));
  return region === "Singapore" && before !== region;
}

/** "Acme Inc., New York, NY": the town comes at the next comma. */
function isTownOfSameName(region: string, rest: string): boolean {
  const code = AFTER_COMMA.exec(rest)?.[1];
  const isCapital = region === "Washington" && /^,? D\.?C\.?(?!\p{L})/u.test(rest);
  const isSame =
    code !== undefined && (US_STATES.get(code) === region || (code === "QC" && foldWord(region) === "quebec"));
  return isCapital || isSame;
}

function regionAtStart(text: string): string | null {
  const words = text.split(" ");
  for (let count = Math.min(3, words.length); count > 0; count--) {
    const region = words.slice(0, count).join(" ");
    if (isRegion(region)) return region;
  }
  return null;
}

const BEHIND_CAPITALS = /^(?:\p{Lu}{3,} ){2,5}(?<town>\p{Lu}\p{Ll}[\p{L}.'’ -]*)$/u;

/** "CARNES DEL NORTE San Pedro de la Cueva, Son.": the name ends where the capitals do. */
function townBehindCapitals(text: string): string | null {
  const town = BEHIND_CAPITALS.exec(text)?.groups?.town ?? "";
  return town === "" || wordsOf(town).some((word) => isHead(word) || isOrganisationWord(word)) ? null : town;
}

function townLength(words: string[]): number {
  const count = words.length;
  for (let length = Math.min(count, 4); length > 1; length--)
    if (isPlaceName(words.slice(-length).join(" "))) return length;
  if (count <= 2 && !words.slice(0, -1).some((word) => isHead(word) || isOrganisationWord(word))) return count;
  const second = words[count - 2];
  if (count === 2 && TOWN_ENDS.has(foldWord(words[1]!))) return 2;
  const third = words[count - 3];
  const opensTown = third && TOWN_STARTS.has(foldWord(third)) && !isOrganisationWord(third);
  if (opensTown && second && TOWN_STARTS.has(foldWord(second))) return 3;
  return second && TOWN_STARTS.has(foldWord(second)) ? 2 : 1;
}
