import { anyOf } from "../any-of.ts";
import { findSkills } from "./find-skills.ts";
import { kindOf } from "./section-headings.ts";
import { isPlaceName, isRegion, judgePart } from "./judge-part.ts";
import { US_STATES } from "./lexicon/resume-words.ts";
import type { ProfileLocation } from "./profile.ts";
import { type ResumeLine, wordsOf } from "./resume-lines.ts";
import { withoutPhones } from "./phone-numbers.ts";
import { STREETS } from "./street-lines.ts";

export const EMAIL = /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,120}\.\p{L}{2,12}/u;
export const PARTICLES: ReadonlySet<string> = new Set(
  "de la del dela delas delos della von van der den di da dos das bin al el ibn le du y e mc st".split(" "),
);
/** "Ann Lee, 17 Florida Road, Durban 4001", with all ways to reach her on one line. */
export const NAME_BEFORE_ADDRESS = /^(?<name>[^,\d@]{4,40}), (?=\d|\+|\(\d|\S{1,64}@)/u;
const STREET = new RegExp(String.raw`^${STREETS}\.?$`, "i");
const LONGEST_PLACE_WORDS = 5;
const MOST_DETAIL_WORDS = 14;
const LABEL = /\p{L}[\p{L}-]{2,14} ?:/gu;
export const PHONE = /\+?\(?\d[\d ().-]{7,17}\d/;
const ONLY_TOWN = /^\p{Lu}\p{Ll}[\p{L}'’-]+(?: (?:(?:de|la|le|sur|am|an der|upon|on) )?\p{Lu}[\p{L}'’-]+){0,2}$/u;

/** The first "City, ST" near the name, beside the e-mail address or under a contact heading. */
export function findLocation(
  filled: ResumeLine[],
  contact: ResumeLine[],
  nameLine: number | null,
  contactLines: Set<number>,
): ProfileLocation | null {
  let candidates: ResumeLine[] = [];
  const limit = nameLine === null ? 6 : nameLine + 9;
  const inContact = new Set(contact.map((line) => line.index));
  for (const line of filled) {
    const isNearName = line.index <= limit && inContact.has(line.index);
    const isNearDetails =
      contactLines.has(line.index) ||
      ((contactLines.has(line.index - 1) || contactLines.has(line.index + 1)) &&
        (inContact.has(line.index) || line.index <= limit || wordsOf(line.text).length <= LONGEST_PLACE_WORDS));
    if (isNearName || isNearDetails) candidates.push(line);
  }
  for (const line of contact) if (!candidates.includes(line)) candidates.push(line);
  const written = candidates.map((line) =>
    line.index === nameLine ? { ...line, text: line.text.replace(NAME_BEFORE_ADDRESS, "$<name>\t") } : line,
  );
  candidates = written.map((line) => ({ ...line, text: withoutPhones(line.text).replace(EMAIL, "\t") }));
  for (const line of candidates) {
    if (wordsOf(line.text).length > 30) continue;
    const text = placeIn(line.text);
    if (text) return { text, line: line.index };
  }
  for (const line of candidates) {
    const town = cellsOf(line.text)
      .slice(line.index === nameLine ? 1 : 0)
      .flatMap(piecesOf)
      .map((piece) => piece.replace(/ (?:\d{4,6}|Capital)$/, ""))
      .find(isPlaceName);
    if (town) return { text: town, line: line.index };
  }
  return townBesideDetails(written);
}

/** "Trégunc | 06 55 50 12 34": of a town that no list holds, its place beside the telephone number tells. */
function townBesideDetails(lines: ResumeLine[]): ProfileLocation | null {
  for (const { text, index } of lines) {
    const rest = withoutPhones(text.replace(EMAIL, "\t")).replace(PHONE, "\t");
    if (rest === text || wordsOf(text).length > MOST_DETAIL_WORDS) continue;
    const town = rest
      .replace(LABEL, "\t")
      .split(/[\t,/|•·;●◆♦▪■~]|\s[–—-]\s/)
      .map((cell) => cell.trim());
    const found = town.find((cell) => ONLY_TOWN.test(cell) && mayBeTown(cell));
    if (found) return { text: found, line: index };
  }
  return null;
}

function mayBeTown(cell: string): boolean {
  const { title, employer } = judgePart(cell);
  return title === 0 && employer === 0 && kindOf(cell) === null && findSkills(cell, { list: true }).length === 0;
}

/** "Wohnort: Ulm" needs no region to be a place. */
const LABELLED_PLACE = new RegExp(
  `^${anyOf(
    "location residence city town wohnort wohnhaft ville résidence residencia ciudad localidad domicilio",
    "(?:current|home)\\slocation place\\sof\\sresidence based\\sin lieu\\sde\\srésidence lugar\\sde\\sresidencia",
  )}(?: in)?\\s?:\\s?(\\p{Lu}[\\p{L} .,'’()-]{1,50})$`,
  "iu",
);

function placeIn(line: string): string | null {
  return regionalPlaceIn(line) ?? LABELLED_PLACE.exec(line)?.[1]?.trim() ?? postalTownIn(line);
}

const TOWN = "(?<town>\\p{Lu}[\\p{L}.'’-]+(?: (?:(?:de|la|le|sur|am|an der) )?\\p{Lu}[\\p{L}.'’-]+){0,2})";
const AFTER_CODE = new RegExp(
  `(?:^|[,.] ?|\\p{Ll} )(?:\\p{Lu}{1,2}-)?(?<code>\\d{4,5})(?: \\p{Lu}{2})? ${TOWN}(?=$|[,.]| \\()`,
  "u",
);
const BRITISH = String.raw`\p{Lu}{1,2}\d[\p{Lu}\d]? \d\p{Lu}{2}`;
const IRISH = String.raw`\p{Lu}\d[\dW] ?[\p{Lu}\d]{4}`;
const BEFORE_CODE = new RegExp(`(?:^|, ?)${TOWN},? (?:${BRITISH}|${IRISH})(?=$|[.,])`, "u");
const BEFORE_DISTRICT = new RegExp(`(?:^|, ?)${TOWN},? (?:\\p{Lu}{1,2}\\d[\\p{Lu}\\d]?|\\d{1,2}W?)(?=$|[.,])`, "u");
/** "Brunswick VIC 3056", "Miami FL 33125" behind a street. */
const BEFORE_STATE =
  /^(?<before>.{3,80}?),? (?<state>\p{Lu}{2,3}),? (?:\d{4,5}(?:-\d{4})?|\p{Lu}\d\p{Lu} ?\d\p{Lu}\d)$/u;
const BEFORE_REGION = /(?:^|, ?)(\p{Lu}[\p{L}' -]{2,40}) \((\p{Lu}[\p{L} -]{3,30})\)/u;
const YEAR = /^(?:19|20)\d\d$/;

function postalTownIn(line: string): string | null {
  for (const cell of cellsOf(line)) {
    // "Toulouse (31)".
    const inDepartment = /^(\p{Lu}[\p{L}' -]{2,40}) \(\d{2,3}\)$/u.exec(cell)?.[1];
    if (inDepartment && isPlaceName(inDepartment)) return inDepartment;
    // "Chicoutimi (Québec) G7H 1S8".
    const [, town, region] = BEFORE_REGION.exec(cell) ?? [];
    if (town && isRegion(region!)) return `${town}, ${region}`;
    const { town: postal, code = "" } = (AFTER_CODE.exec(cell) ?? BEFORE_CODE.exec(cell))?.groups ?? {};
    if (postal && (!YEAR.test(code) || isPlaceName(postal))) return postal;
    const { before = "", state = "" } = BEFORE_STATE.exec(cell)?.groups ?? {};
    const inState = isRegion(state) ? townAtEnd(before.split(",").at(-1)!.trim()) : null;
    if (inState) return `${inState}, ${state}`;
    const inDistrict = BEFORE_DISTRICT.exec(cell)?.groups?.town;
    if (inDistrict && isPlaceName(inDistrict)) return inDistrict;
  }
  return null;
}

function piecesOf(cell: string): string[] {
  return cell.split(",").map((piece) => piece.trim());
}

/** The known towns and regions that a line names in cells or between commas. */
export function placesIn(line: string): string[] {
  return cellsOf(line).flatMap(piecesOf).filter(isPlaceName);
}

function cellsOf(line: string): string[] {
  return line.split(/\t|[|•·;●~]|\s[–—/-]\s|\s{3,}/).map((cell) => cell.trim());
}

/** "Thiruvarur – 610 001, Tamil Nadu". */
const INDIAN_CODE = /(?<=\p{L}) ?[-–—]? ?\d{3} ?\d{3}(?=[.,]? |$|,)/u;

function regionalPlaceIn(line: string): string | null {
  const text = (line.includes("@") ? line.replace(EMAIL, " ") : line).replace(
    /^(?:address|location|based in|lives in|wohnort|adresse|dirección|ort)\s*:?\s*/i,
    "",
  );
  for (const cell of text.replace(INDIAN_CODE, "").split(/\t|[|•·;●~]|\s{3,}| \/ /)) {
    const pieces = cell.split(",").map((piece) => piece.trim());
    for (let index = 1; index < pieces.length; index++) {
      const region = /^(\p{L}[\p{L}.]*(?: \p{Lu}\p{L}+){0,2})/u.exec(pieces[index] ?? "")?.[1];
      const found =
        region &&
        (isRegion(region)
          ? region
          : isRegion(region.split(" ")[0] ?? "") && /^\p{Lu}{2}\b/u.test(region)
            ? region.split(" ")[0]
            : null);
      const city = found ? townAtEnd(pieces[index - 1] ?? "") : null;
      // "Macon, GA" is no mason.
      const isTown = city && (US_STATES.has(found!) || judgePart(city).title < 2);
      if (found && isTown) return `${city}, ${found}`;
    }
  }
  return null;
}

const PLACE_LABELS: ReadonlySet<string> = new Set("address location adresse anschrift wohnort dirección".split(" "));

function townAtEnd(piece: string): string | null {
  const words = wordsOf(piece.replace(/^.*\d/, ""));
  const street = words.findLastIndex((word) => STREET.test(word));
  const after = street >= 0 && street < words.length - 1 ? words.slice(street + 1) : words;
  const town: string[] = [];
  for (const word of after.reverse()) {
    if (PLACE_LABELS.has(word.toLowerCase())) break;
    if (!/^\p{Lu}[\p{L}.'’-]*$/u.test(word) && !(town.length > 0 && PARTICLES.has(word))) break;
    if (town.length >= 4) return null;
    town.unshift(word);
  }
  const name = town.join(" ");
  return name === "" || /^(?:city|town)$/i.test(name) || STREET.test(name) ? null : name;
}
