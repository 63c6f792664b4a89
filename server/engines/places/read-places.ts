import { findPlace } from "../../domain/distance.ts";
import type { PostingPlace, Workplace } from "../../domain/posting.ts";
import { US_STATES } from "../../domain/us-places.ts";
import { countryByCode, countryByName, countryName, worldRegion } from "./countries.ts";
import { anyOf, anyOfLines } from "../any-of.ts";
import { tidyLine } from "../tidy-text.ts";
import { AMBIGUOUS_NAMES, foldPlace, worldCity } from "./world-cities.ts";

export type ToldPlace = { city: string | null; region: string | null; country: string | null };

export type ReadPlaces = { places: PostingPlace[]; workplace: Workplace | null; location: string };

// Without capturing groups, because texts are split at these, too.
const NOT_REMOTE = /\b(?:not|no|non|kein(?:e|en)?|pas de|sin)[- ](?:remote|home ?office|télétravail|teletrabajo)/i;
const REMOTE = /\b(?:100% )?(?:fully |full )?remote(?:ly|[- ](?:first|only|friendly|possible|ok|work))?\b/i;
const REMOTE_TOO = /\b(?:work from home|wfh|home based|telecommut(?:e|ing)|teletrabajo|distributed|virtual)\b/i;
const REMOTE_ABROAD = /\b100% ?home ?office\b|télétravail/i;
const DAYS = anyOf("days? tage jours? días");
const WEEK = anyOf("week woche semaine semana");
const OFTEN = String.raw`[1-4](?:\s?[-–]\s?[1-4])? ${DAYS}`;
const A_WEEK = String.raw`(?:(?: ?/ ?| (?:a|per|pro|par|por|die|a la|la) )${WEEK})?`;
const IN_OFFICE = "(?:in (?:the |our )?office|on[- ]?site|im büro|au bureau|en (?:la )?oficina)";
/** "2 days a week in the office", "on site 3 days". */
const OFFICE_DAYS = new RegExp(
  String.raw`\b(?:${OFTEN}${A_WEEK} ${IN_OFFICE}|${IN_OFFICE} (?:for )?${OFTEN})${A_WEEK}`,
  "i",
);
const HOME_OFFICE = /\b(?:home[- ]?office|mobiles? arbeiten)\b/i;
const HYBRID = /\b(?:hybrid\w{0,3}|flex[- ]?office)|híbrid[oa]/i;
/** "Télétravail partiel", "2 days a week from home". */
const PARTLY = new RegExp(
  String.raw`\b${anyOfLines`
    partiel(?:le)?|occasionnel(?:le)?|ponctuel(?:le)?|partial(?:ly)?|partly|teilweise|anteilig|tageweise|möglich|parcial
    (?:up to |bis zu |jusqu['’]à |hasta )?\d(?:\s?[-–]\s?\d)? ${DAYS}${A_WEEK}
  `}`,
  "i",
);
const ON_SITE = /\b(?:on[- ]?site|in[- ](?:office|person)|vor ort|sur site|presencial|in loco)\b|présentiel/i;
const TIME_ZONES = /\b(?:UTC|GMT|CET|EST|PST)\b.{0,30}(?:\bto\b|[-–±])/;
const CODED = /^([A-Z]{2})-(?:([\p{L} -]{2,40})-)?([\p{L}][\p{L} .'’]{1,40})$/u;
const DIVIDERS = new Set(" ,/|·•:–—-");
const NO_PLACE =
  /^(multiple|various|several|many|all|any|other|flexible|headquarters?|hq|n a|na|tbd|unknown|unspecified|none|\d+)\b/;
const NO_PLACE_TOO = /\b(locations?|cities|places|sites|standorte|offices)$|^(office|locations?|home|field|hybrid)$/;

const STREET_WORDS = anyOf(
  "street st avenue ave road rd boulevard blvd drive dr lane ln way highway hwy parkway pkwy square court circle",
  "suite ste floor",
);
const STREET = new RegExp(String.raw`\b${STREET_WORDS}\b`, "i");
const STREET_BEFORE = new RegExp(
  anyOfLines`
    ^((suite|ste|floor|unit|apt) \d|(rue|avenue|via|calle|plaza) .*\d)
    (str\.?|straße|strasse|platz|allee|weg|straat|laan) \d{1,4}\w?$
  `,
  "i",
);

const states = new Map(
  US_STATES.flatMap(({ state, name }) => [
    [foldPlace(state), state],
    [foldPlace(name), state],
  ]),
);
/** Codes and names of provinces, with the country that they are in. */
const PROVINCES = new Map<string, { country: string; region: string }>();
for (const row of [
  "CA ON=Ontario, QC=Quebec, BC=British Columbia, AB=Alberta, MB=Manitoba, SK=Saskatchewan, NS=Nova Scotia, NB=New Brunswick",
  "AU NSW=New South Wales, VIC=Victoria, QLD=Queensland, TAS=Tasmania, ACT=Australian Capital Territory",
]) {
  for (const names of row.slice(3).split(", ")) {
    const [region = "", name = ""] = names.split("=");
    for (const each of [region, name]) PROVINCES.set(foldPlace(each), { country: row.slice(0, 2), region });
  }
}

function placeOf(text: string, parts: Partial<ToldPlace>): PostingPlace {
  return { text, city: parts.city ?? null, region: parts.region ?? null, country: parts.country ?? null };
}

function takeWorkplace(text: string): { workplace: Workplace | null; rest: string } {
  const without = (...words: RegExp[]) => words.reduce((rest, pattern) => rest.split(pattern).join(" "), text);
  const isRemote = [REMOTE, REMOTE_TOO, REMOTE_ABROAD].some((words) => words.test(text));
  if (NOT_REMOTE.test(text)) return { workplace: "onsite", rest: without(NOT_REMOTE) };
  if (HYBRID.test(text)) return { workplace: "hybrid", rest: without(OFFICE_DAYS, HYBRID, PARTLY, REMOTE, ON_SITE) };
  if (OFFICE_DAYS.test(text)) return { workplace: "hybrid", rest: without(OFFICE_DAYS) };
  const isPartly = (isRemote || HOME_OFFICE.test(text)) && PARTLY.test(text);
  if (isPartly) return { workplace: "hybrid", rest: without(PARTLY, REMOTE, REMOTE_TOO, REMOTE_ABROAD, HOME_OFFICE) };
  if (isRemote) return { workplace: "remote", rest: without(REMOTE, REMOTE_TOO, REMOTE_ABROAD) };
  if (HOME_OFFICE.test(text)) {
    const rest = without(HOME_OFFICE);
    // With a city beside it, the other days are spent there.
    return { workplace: /\p{L}{3}/u.test(rest) ? "hybrid" : "remote", rest };
  }
  return ON_SITE.test(text) ? { workplace: "onsite", rest: without(ON_SITE) } : { workplace: null, rest: text };
}

/** The workplace of a text that names nothing else: "Hybrid", but not "Remote sensing". */
export function workplaceAlone(text: string): Workplace | null {
  const { workplace, rest } = takeWorkplace(text);
  return /\p{L}/u.test(rest) ? null : workplace;
}

function bare(text: string): string {
  const plain = tidyLine(text.replace(/[()[\]]/g, " "));
  let [from, to] = [0, plain.length];
  while (from < to && DIVIDERS.has(plain[from]!)) from++;
  while (to > from && DIVIDERS.has(plain[to - 1]!)) to--;
  return plain.slice(from, to).replace(/^(in|from|within|based in|à|en|bei|near|greater|flexible) | only$/gi, "");
}

function americanPlace(text: string, city: string | undefined, state: string): PostingPlace {
  const known = findPlace(city ? `${city}, ${state}` : state);
  return placeOf(text, { city: known?.city ?? city ?? null, region: state, country: "US" });
}

/** "Berlin, Germany", "San Jose, CA": the last part tells which of the places of that name it is. */
function placeWithin(text: string, names: string[]): PostingPlace | null {
  const last = names.at(-1) ?? "";
  const [city, middle] = names.length > 2 ? [names[0], names[1]] : [names[0], undefined];
  // "Delaware" is a country's code, too: with two names before it, only what is no state is read as one.
  const isCode = names.length > 2 && /^[A-Z]{2}$/.test(last) && !states.has(foldPlace(last));
  const country = countryByName(last) ?? (isCode ? countryByCode(last) : null);
  if (country === "US") {
    const state = states.get(foldPlace(middle ?? city ?? ""));
    if (state) return americanPlace(text, middle ? city : undefined, state);
    return placeOf(text, { city: findPlace(city ?? "")?.city ?? city, country });
  }
  if (country) {
    const region = middle && foldPlace(middle) !== foldPlace(city ?? "") ? middle : null;
    return placeOf(text, { city: worldCity(city ?? "")?.name ?? city, region, country });
  }
  const state = states.get(foldPlace(last));
  const known = worldCity(city ?? "");
  const code = /^[A-Za-z]{2}$/.test(last) ? countryByCode(last) : null;
  if (known && countryName(known.country) === last) return placeOf(text, { city: known.name, country: known.country });
  if (state && findPlace(`${city}, ${state}`)?.city) return americanPlace(text, city, state);
  if (known && code === known.country) return placeOf(text, { city: known.name, country: code });
  const province = PROVINCES.get(foldPlace(last));
  if (province) return placeOf(text, { city: known?.name ?? city, ...province });
  if (state) return americanPlace(text, city, state);
  if (code) return placeOf(text, { city: known?.name ?? city, country: code });
  if (worldRegion(last)) return placeOf(text, { city: known?.name ?? null, region: last, country: known?.country });
  return known ? placeOf(text, { city: known.name, region: last, country: known.country }) : null;
}

function placeNamed(text: string, name: string): PostingPlace {
  const folded = foldPlace(name);
  if (AMBIGUOUS_NAMES.has(folded)) return placeOf(text, {});
  const region = worldRegion(name);
  if (region) return placeOf(text, { region });
  const city = worldCity(name);
  const american = findPlace(name);
  if (city) return placeOf(text, { city: city.name, country: city.country });
  const country = countryByName(name) ?? (/^(US|UK|EU)$/.test(name) ? countryByCode(name) : null);
  if (country) return placeOf(text, { country });
  if (american) return placeOf(text, { city: american.city, region: american.state, country: "US" });
  // "Freiburg-Wiehre" is a part of Freiburg.
  const around = worldCity(name.split("-")[0] ?? "");
  return placeOf(text, around ? { city: around.name, country: around.country } : {});
}

/** "LS1 4AP", "V6B 1A1", "1012 AB". */
const LETTERED_POSTCODE = /(?<=\S )(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{4} ?[A-Z]{2})$/;

const BRITISH_AREA = /(?<=\p{Ll}) [A-Z]{1,2}\d{1,2}[A-Z]?$/u;

function withoutPostcode(name: string): string {
  return name
    .replace(/^(?:[A-Z]{1,2}-)?\d{4,6} | \d{4,6}(?:-\d{4})?$|(?<=\p{L}) \d{2,3}$/gu, "")
    .replace(LETTERED_POSTCODE, "")
    .replace(BRITISH_AREA, "");
}

function isNoPlace(name: string): boolean {
  const folded = foldPlace(name);
  return folded === "" || NO_PLACE.test(folded) || NO_PLACE_TOO.test(folded);
}

function isStreet(name: string, next: string | undefined): boolean {
  return next !== undefined && ((/\d/.test(name) && STREET.test(name)) || STREET_BEFORE.test(name));
}

/** "DE-BY-Munich", as systems of large employers write it. */
function placeInCode(text: string): PostingPlace | null {
  const [, code = "", region, city = ""] = CODED.exec(text) ?? [];
  const country = countryByCode(code);
  return country ? placeWithin(text, [city, ...(region ? [region] : []), countryName(country)]) : null;
}

function readPlace(text: string): PostingPlace | null {
  const parts = text.split(/,|\s[-–—|/]\s/);
  const street = parts.findIndex((name, index) => isStreet(tidyLine(name), parts[index + 1]));
  const place = placeInCode(text) ?? readTown(text, parts);
  return place && street >= 0 ? { ...place, street: tidyLine(parts[street]!) } : place;
}

const isCountry = (name: string) => countryByName(name) !== null || /^(US|UK|USA)$/.test(name);

const isState = (name: string) => states.has(foldPlace(name));

/** Small letters may be words: "Stoke on". */
const isProvince = (name: string) => PROVINCES.has(foldPlace(name)) && /^\p{Lu}+(?!\p{L})|\p{Ll}{3}/u.test(name);

/** "US, TX, Austin", "Bayern, Nürnberg". */
function isWidestFirst(names: string[]): boolean {
  const [first = "", last = ""] = [names[0], names.at(-1)];
  if (isCountry(last) || isState(last)) return false;
  return isCountry(first) || isState(first) || (worldCity(first) === null && worldCity(last) !== null);
}

const MOST_WORDS_OF_COUNTRY = 3;

/** "Tucson Arizona United States" in three; a last word that is neither state nor country may be a region. */
function splitWide(words: string[]): string[] {
  for (let count = Math.min(MOST_WORDS_OF_COUNTRY, words.length - 1); count > 0; count--) {
    const [rest, last] = [words.slice(0, -count), words.slice(-count).join(" ")];
    if (isCountry(last) || isState(last) || isProvince(last)) return [...splitStates(rest), last];
  }
  return words.length > 1 ? [words.slice(0, -1).join(" "), words.at(-1)!] : words;
}

/** "Nürnberg Bayern": a state behind its name, or whatever stands behind a known city. */
function splitStates(words: string[]): string[] {
  const splitAt = (at: number) => [words.slice(0, at).join(" "), words.slice(at).join(" ")];
  const inside = words.map((_, at) => at).slice(1);
  const at =
    inside.find((from) => isState(words.slice(from).join(" "))) ??
    inside.findLast((from) => worldCity(words.slice(0, from).join(" ")) !== null);
  return at === undefined ? [words.join(" ")] : splitAt(at);
}

function readTown(text: string, parts: string[]): PostingPlace | null {
  const names = parts
    .filter((name, index) => !isStreet(tidyLine(name), parts[index + 1]))
    .map((name) => withoutPostcode(tidyLine(name)))
    .filter((name, index, all) => !isNoPlace(name) && foldPlace(name) !== foldPlace(all[index - 1] ?? ""));
  const shown = names.join(", ");
  if (names.length === 0) return null;
  if (TIME_ZONES.test(text)) return placeOf(tidyLine(text), {});
  if (names.length > 1 && isWidestFirst(names)) names.reverse();
  if (names.length > 1) return placeWithin(shown, names) ?? { ...placeNamed(shown, names[0]!), text: shown };
  const apart = splitWide(names[0]!.split(" "));
  const tail = apart.length > 1 ? placeWithin(shown, apart) : null;
  const named = placeNamed(shown, names[0]!);
  return named.city || named.country || named.region || !tail?.country ? named : tail;
}

function placeTexts(text: string): string[] {
  if (countryByName(text) || worldCity(text)) return [text];
  return text
    .split(/[;|\n•]|\s\/\s|\s(?:or|oder|ou|o|and|und|et|&|\+)\s|(?<=\p{Ll})\/(?=\p{Lu})/u)
    .map((part) => part.trim())
    .filter((part) => part !== "");
}

function fromFields(told: ToldPlace): PostingPlace | null {
  const [city, region, country] = [told.city, told.region, told.country].map((part) => tidyLine(part ?? "") || null);
  const code = country ? (countryByCode(country) ?? countryByName(country)) : null;
  const parts = [city, region === city ? null : region, code ? countryName(code) : country].filter(
    (part) => part !== null,
  );
  if (parts.length === 0) return null;
  const read = readPlace(parts.join(", "));
  const name = city ? (worldCity(city)?.name ?? city) : null;
  const state = code === "US" && region ? (states.get(foldPlace(region)) ?? region) : region;
  return code ? placeOf(parts.join(", "), { city: name, region: state, country: code }) : read;
}

const isSame = (a: PostingPlace, b: PostingPlace) =>
  a.city !== null ? a.city === b.city && a.country === b.country && a.region === b.region : a.text === b.text;

/** `told` is the workplace from a field of the source, which overrides words. Ambiguous names stay unresolved. */
export function readPlaces(texts: readonly (string | ToldPlace)[], told: Workplace | null = null): ReadPlaces {
  const places: PostingPlace[] = [];
  const found: (Workplace | null)[] = [];
  const add = (place: PostingPlace | null) => {
    if (place && !places.some((known) => isSame(known, place))) places.push(place);
  };
  for (const each of texts) {
    if (typeof each !== "string") {
      const { workplace, rest } = takeWorkplace(each.city ?? "");
      found.push(workplace);
      add(fromFields({ ...each, city: workplace ? bare(rest) : each.city }));
      continue;
    }
    for (const part of TIME_ZONES.test(each) ? [each] : placeTexts(each)) {
      const { workplace, rest } = takeWorkplace(part);
      found.push(TIME_ZONES.test(part) ? "remote" : workplace);
      add(readPlace(bare(rest)));
    }
  }
  const said = (["remote", "hybrid", "onsite"] as const).find((each) => found.includes(each)) ?? null;
  const isEverywhere = places.some(({ region }) => region === "Worldwide");
  const workplace = told ?? said ?? (isEverywhere ? "remote" : null);
  const names = places.map(({ text }) => text);
  const shownRemote = workplace === "remote" && !isEverywhere ? ["Remote"] : [];
  return { places, workplace, location: [...new Set([...names, ...shownRemote])].join("; ") };
}

/** ISO 3166-1 alpha-2; null when none is named, or it is unclear. */
export function countryOfText(text: string): string | null {
  return readPlaces([text]).places[0]?.country ?? null;
}
