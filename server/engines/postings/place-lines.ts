import { findPlace } from "../../domain/distance.ts";
import type { PostingPlace } from "../../domain/posting.ts";
import { isPlaceName } from "../analysis/judge-part.ts";
import { anyOfLines } from "../any-of.ts";
import { countryByName, countryName } from "../places/countries.ts";
import { hasLegalForm, isFirm, isSentence } from "./name-lines.ts";
import { readEmployment } from "./read-employment.ts";
import { readPlaces } from "../places/read-places.ts";
import { foldPlace, worldCity } from "../places/world-cities.ts";

/** "Denver, CO" is in Colorado, and no company. */
const STATE_AT_END = /, [A-Z]{2}$/;
const UNKNOWN_TOWN = /^\p{Lu}\p{Ll}+(?:[ -]\p{L}{2,15}){0,3}(?:, \p{Lu}[\p{L} ]{1,15})?$/u;
const TOWN_IN_NUMBERS = new RegExp(
  String.raw`^(?:\d{4,5} )?\p{Lu}[\p{L}'’ -]{2,40}?(?:${anyOfLines`
    \s-\s\d{2}|, \d{2,3}|\s\(\d{2,5}\)|\s\d{4,5}|,? [A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z]{2})?
  `})$`,
  "u",
);
const SPANISH_REGION = /^(?:La|El|Las|Los|Ciudad|Islas) \p{Lu}\p{Ll}+$/u;
const IRISH_TOWN = /^\p{Lu}[\p{L}'’ -]{2,30}, Co\.? \p{Lu}\p{Ll}+$/u;
const AUSTRALIAN_TOWN = /^\p{Lu}[\p{L}'’ &-]{2,40} (?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT)$/u;
const TOWN_BEHIND_CODE = /^\d{4,5} \p{Lu}\p{Ll}[\p{L}'’ -]{1,40}$/u;
const TOWN_OF_DEPARTMENT = /^\d{2} - \p{Lu}[\p{L}'’ -]{2,40}$/u;
const TOWN_AND_REGION = /^(\p{Lu}[\p{L}'’ -]{2,30}) \((\p{Lu}[\p{L}'’ -]{2,30})\)$/u;
const BRITISH_POSTCODE = /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/;
const REFERENCE =
  /^(?:job|ref|req|vacancy|posting|competition|kennziffer|offre|oferta)(?!\p{L})|(?:id|no|nr|ref)[.:]? ?\d/iu;
const LINES_OF_ADDRESS = 6;
const PLACE_WORDS =
  "greater area metro metropolitan bay city town centre center central downtown near county region remote hybrid on site onsite only based within the and or".split(
    " ",
  );

/** "Visit Anaheim" and "Elica Electric Co" are no places. */
function isOnlyPlace(line: string, { city, region, country }: PostingPlace): boolean {
  if (line.includes(",")) return !/\d{1,3}(,|\s+candidat)/.test(line);
  const known = `${city ?? ""} ${region ?? ""} ${country ? countryName(country) : ""}`;
  const names = new Set([...foldPlace(known).split(" "), foldPlace(country ?? ""), ...PLACE_WORDS]);
  const words = foldPlace(line).split(" ");
  const isQuarter = /^\p{Lu}\p{Ll}+-\p{Lu}\p{Ll}+$/u.test(line) && worldCity(line.split("-")[0]!) !== null;
  return (
    isQuarter || worldCity(line) !== null || countryByName(line) !== null || words.every((word) => names.has(word))
  );
}

/** The line itself when all of it is a place, or says where one works; else nothing. */
export function placeOf(line: string): string {
  if (isSentence(line) || line.length > 80 || (hasLegalForm(line) && !STATE_AT_END.test(line))) return "";
  const { places, workplace } = readPlaces([line]);
  if (places.length === 0) return workplace === null ? "" : line;
  const isPlace = places.every(
    (place) => (place.city ?? place.country ?? place.region) !== null && isOnlyPlace(place.text, place),
  );
  return isPlace ? line : "";
}

export function namesPlace(line: string): boolean {
  return placeOf(line) !== "" && readPlaces([line]).places.length > 0;
}

export function namesTown(line: string): boolean {
  const [{ city, region } = { city: null, region: null }] = placeOf(line) === "" ? [] : readPlaces([line]).places;
  return city !== null && (worldCity(city) !== null || findPlace(`${city}, ${region}`)?.city != null);
}

/** A town that no list knows is told by what stands before it: "Willow Bank Residential Home, Harrogate". */
export function mayBeTown(place: string): boolean {
  return UNKNOWN_TOWN.test(place) && !hasLegalForm(place) && !isFirm(place);
}

const isNumbered = (line: string) =>
  (TOWN_IN_NUMBERS.test(line) && !REFERENCE.test(line)) ||
  AUSTRALIAN_TOWN.test(line) ||
  IRISH_TOWN.test(line) ||
  TOWN_BEHIND_CODE.test(line) ||
  TOWN_OF_DEPARTMENT.test(line);

/** The same in a line of its own: "Vilagarcía de Arousa, Pontevedra", "Villeurbanne - 69". */
export function isTownLine(line: string): boolean {
  const [, town = "", region = ""] = TOWN_AND_REGION.exec(line) ?? [];
  const isOfRegion =
    town !== "" && (town === region || namesPlace(region) || isPlaceName(region) || SPANISH_REGION.test(region));
  const isForm = UNKNOWN_TOWN.test(line) ? line.includes(", ") : isNumbered(line) || isOfRegion;
  const [name = ""] = line.split(", ");
  return isForm && readEmployment(line).length === 0 && !isFirm(line) && !isFirm(name) && !hasLegalForm(line);
}

/** "Numurkah, Northern Victoria": a town that no list knows, in a region that one does. */
export function isTownOfRegion(line: string): boolean {
  const [town = "", region = ""] = line.split(", ");
  return mayBeTown(town) && readPlaces([region]).places.some((place) => place.region !== null);
}

/** The town of an address in lines, which stands above its postcode. */
export function townOfAddress(lines: string[]): string {
  const at = lines.slice(0, LINES_OF_ADDRESS).findIndex((line) => BRITISH_POSTCODE.test(line));
  return at > 0 ? `${lines[at - 1]}, ${lines[at]}` : "";
}
