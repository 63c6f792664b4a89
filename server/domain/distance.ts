import { rememberText } from "./remember-text.ts";
import { type Place, type PlacedCity, type PlacedState, US_CITIES, US_STATES } from "./us-places.ts";

const EARTH_RADIUS_MILES = 3959;
export const UNKNOWN_DISTANCE_MILES = 999999;

const MAX_NAME_WORDS = 4;
const MAX_REMEMBERED = 5000;

const OTHER_NAMES: Record<string, { city: string; state: string }> = {
  nyc: { city: "New York", state: "NY" },
  "new york city": { city: "New York", state: "NY" },
  sf: { city: "San Francisco", state: "CA" },
  philly: { city: "Philadelphia", state: "PA" },
  "bay area": { city: "San Francisco", state: "CA" },
  "washington dc": { city: "Washington", state: "DC" },
  "research triangle": { city: "Raleigh", state: "NC" },
};

const ABROAD = new Set(
  `uk|united kingdom|england|scotland|wales|ireland|canada|ontario|quebec|british columbia|bc|alberta|manitoba|nova scotia
australia|new zealand|india|mexico|germany|france|spain|italy|netherlands|poland|brazil|philippines|singapore|japan|china`.split(
    /[|\n]/,
  ),
);
const HOME = new Set(["us", "usa", "united states", "united states of america", "u s a", "u s"]);

const statesByAbbreviation = new Map(US_STATES.map((state) => [state.state.toLowerCase(), state]));
const statesByName = new Map<string, PlacedState>();
for (const state of US_STATES) {
  statesByName.set(normalise(state.name), state);
  statesByName.set(`${normalise(state.name)} state`, state);
}
const citiesByName = new Map<string, PlacedCity[]>();
for (const city of US_CITIES) addCity(normalise(city.city), city);
for (const [name, meant] of Object.entries(OTHER_NAMES)) {
  const city = US_CITIES.find((one) => one.city === meant.city && one.state === meant.state);
  if (city) addCity(name, city);
}
/** The place of the built-in table that a text names, or null; a city counts only in the state that is named. */
export const findPlace: (text: string) => Place | null = rememberText(searchPlace, MAX_REMEMBERED);

/** Great-circle distance by the haversine formula. */
export function milesBetween(
  a: Pick<Place, "latitude" | "longitude">,
  b: Pick<Place, "latitude" | "longitude">,
): number {
  const latitudes = radians(b.latitude - a.latitude) / 2;
  const longitudes = radians(b.longitude - a.longitude) / 2;
  const chord =
    Math.sin(latitudes) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(longitudes) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

function addCity(name: string, city: PlacedCity): void {
  const others = citiesByName.get(name);
  if (others) others.push(city);
  else citiesByName.set(name, [city]);
}

function normalise(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’.]/g, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()
    .replace(/\bsaint\b/g, "st")
    .replace(/\bfort\b/g, "ft")
    .replace(/\bmount\b/g, "mt");
}

function searchPlace(text: string): Place | null {
  if (/^\W*remote\b/i.test(text)) return null;
  const parts = text
    .split(/[,;|/()\n•·]|\s[-–—]\s/)
    .map((raw) => ({ raw: raw.trim(), name: normalise(raw).replace(/(?<!\s)\s*\b\d{5}( \d{4})?$/, "") }))
    .filter((part) => part.name !== "" && !HOME.has(part.name));
  if (parts.length === 0) return null;

  const named = stateOfParts(parts);
  if (named) return longestCity(named.rest, named.state.state)?.city ?? named.state;
  if (parts.slice(1).some((part) => ABROAD.has(part.name))) return null;

  const names = parts.map((part) => part.name);
  const any = longestCity(names, null);
  const besideCity = names.map((name, at) =>
    any?.part === at && !name.includes(`${any.name} state`) ? name.replace(any.name, " | ") : name,
  );
  const found = longestState(besideCity);
  if (!found) return any?.city ?? null;
  const besideState = names.map((name) => name.replace(found.name, " | "));
  return longestCity(besideState, found.state.state)?.city ?? found.state;
}

type Part = { raw: string; name: string };

function stateOfParts(parts: Part[]): { state: PlacedState; rest: string[] } | null {
  const without = (at: number, replacement: string[]) =>
    parts.flatMap((part, index) => (index === at ? replacement : [part.name]));
  for (const [at, part] of parts.entries()) {
    const whole = statesByAbbreviation.get(part.name);
    if (whole && (at > 0 || part.raw === part.raw.toUpperCase())) return { state: whole, rest: without(at, []) };
    const first = part.raw.match(/^([A-Z]{2})\.?\s+\S/)?.[1];
    const leading = first && at > 0 ? statesByAbbreviation.get(first.toLowerCase()) : undefined;
    if (leading) return { state: leading, rest: without(at, []) };
    const last = part.raw.match(/\s([A-Z]{2})(?:\s+\d{5}(?:-\d{4})?)?$/)?.[1];
    const trailing = last ? statesByAbbreviation.get(last.toLowerCase()) : undefined;
    if (trailing) return { state: trailing, rest: without(at, [part.name.slice(0, part.name.lastIndexOf(" "))]) };
  }
  for (const [at, part] of parts.entries()) {
    const whole = at > 0 ? statesByName.get(part.name) : undefined;
    if (whole) return { state: whole, rest: without(at, []) };
  }
  for (const [at, part] of parts.entries()) {
    for (const [name, state] of statesByName) {
      if (!part.name.endsWith(` ${name}`)) continue;
      const before = part.name.slice(0, -name.length - 1);
      if (longestCity([before], state.state)) return { state, rest: without(at, [before]) };
    }
  }
  return null;
}

function longestCity(
  names: string[],
  state: string | null,
): { city: PlacedCity; name: string; part: number } | undefined {
  let best: { city: PlacedCity; name: string; part: number } | undefined;
  for (const [part, text] of names.entries()) {
    for (const name of wordRuns(text)) {
      if (best && name.length <= best.name.length) continue;
      const city = citiesByName.get(name)?.find((one) => state === null || one.state === state);
      if (city) best = { city, name, part };
    }
  }
  return best;
}

function longestState(names: string[]): { state: PlacedState; name: string } | undefined {
  let best: { state: PlacedState; name: string } | undefined;
  for (const text of names) {
    for (const name of wordRuns(text)) {
      const state = statesByName.get(name);
      if (state && (!best || name.length > best.name.length)) best = { state, name };
    }
  }
  return best;
}

function* wordRuns(text: string): Generator<string> {
  const words = text.split(" ").filter(Boolean);
  for (let from = 0; from < words.length; from++) {
    let run = "";
    for (let to = from; to < Math.min(words.length, from + MAX_NAME_WORDS); to++) {
      run = run ? `${run} ${words[to]}` : (words[to] ?? "");
      yield run;
    }
  }
}
