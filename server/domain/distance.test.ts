import { expect, test } from "vitest";
import { findPlace, milesBetween, UNKNOWN_DISTANCE_MILES } from "./distance.ts";
import { US_CITIES, US_STATES } from "./us-places.ts";

function named(text: string): string | null {
  const place = findPlace(text);
  return place && `${place.city ?? "-"} ${place.state}`;
}

function milesFromTo(from: string, to: string): number {
  const a = findPlace(from);
  const b = findPlace(to);
  if (!a || !b) throw new Error(`not in the table: ${from} or ${to}`);
  return milesBetween(a, b);
}

test("JM-07 the table holds at least 330 cities and all states with DC, each city once and near its state", () => {
  expect(US_CITIES.length).toBeGreaterThanOrEqual(330);
  expect(US_STATES).toHaveLength(51);
  expect(new Set(US_STATES.map((state) => state.state)).size).toBe(51);
  expect(new Set(US_CITIES.map((city) => `${city.city}|${city.state}`)).size).toBe(US_CITIES.length);
  const states = new Map(US_STATES.map((state) => [state.state, state]));
  for (const city of US_CITIES) {
    const state = states.get(city.state);
    if (!state) throw new Error(`${city.city}: no state ${city.state}`);
    const reach = { AK: 1000, CA: 480, TX: 520 }[city.state] ?? 330;
    expect(milesBetween(city, state), `${city.city}, ${city.state}`).toBeLessThan(reach);
  }
});

test("JM-07 every city of the table is found by `City, ST`, by its full state name and by upper-case letters", () => {
  const stateNames = new Map(US_STATES.map((state) => [state.state, state.name]));
  for (const city of US_CITIES) {
    const wanted = `${city.city} ${city.state}`;
    expect(named(`${city.city}, ${city.state}`)).toBe(wanted);
    expect(named(`${city.city}, ${stateNames.get(city.state)}`)).toBe(wanted);
    expect(named(`${city.city}, ${city.state}`.toUpperCase())).toBe(wanted);
    expect(named(`${city.city} ${city.state} 12345`)).toBe(wanted);
  }
  for (const state of US_STATES) expect(findPlace(`somewhere, ${state.state}`)?.state).toBe(state.state);
});

test("JM-07 a name contained in a longer text counts, in any case", () => {
  expect(named("Greater Chicago Area")).toBe("Chicago IL");
  expect(named("downtown seattle")).toBe("Seattle WA");
  expect(named("Hybrid remote in Austin, TX 78701")).toBe("Austin TX");
  expect(named("Saint Louis")).toBe("St. Louis MO");
  expect(named("Ft. Worth")).toBe("Fort Worth TX");
  expect(named("Winston Salem, North Carolina, USA")).toBe("Winston-Salem NC");
  expect(named("San Francisco, CA (Hybrid)")).toBe("San Francisco CA");
});

test("JM-07 the distance is the great circle on a sphere of 3959 miles", () => {
  expect(milesBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }) / (Math.PI * 3959)).toBeCloseTo(
    1,
    9,
  );
  expect(milesBetween({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })).toBeCloseTo(69.098, 2);
  expect(milesFromTo("New York, NY", "Los Angeles, CA")).toBeGreaterThan(2440);
  expect(milesFromTo("New York, NY", "Los Angeles, CA")).toBeLessThan(2455);
  expect(milesFromTo("Denver", "Denver, CO")).toBe(0);
  expect(milesFromTo("Austin, TX", "Dallas, TX")).toBe(milesFromTo("Dallas, TX", "Austin, TX"));
});

test("JM-08 a place outside the table is unknown, and unknown is 999999 miles", () => {
  expect(UNKNOWN_DISTANCE_MILES).toBe(999999);
  for (const text of [
    "",
    "  ",
    "Atlantis",
    "Ouagadougou",
    "London, UK",
    "Cambridge, United Kingdom",
    "Vancouver, BC",
  ]) {
    expect(findPlace(text), text).toBeNull();
  }
});

test("DEC-43 `Remote` is unknown, also with a country or a city behind it", () => {
  for (const text of ["Remote", "remote", "Remote, USA", "Remote (US)", "Remote - Austin, TX"]) {
    expect(findPlace(text), text).toBeNull();
  }
});

test("DEC-43 cities come before states, and a state alone is the state", () => {
  expect(named("New York")).toBe("New York NY");
  expect(named("Washington")).toBe("Washington DC");
  expect(named("Washington State")).toBe("- WA");
  expect(named("New York State")).toBe("- NY");
  expect(named("Greater New York")).toBe("New York NY");
  expect(named("Texas")).toBe("- TX");
  expect(named("West Virginia")).toBe("- WV");
  expect(named("Arkansas")).toBe("- AR");
});

test("DEC-43 a state's abbreviation counts only as a token of its own", () => {
  expect(named("Chicago")).toBe("Chicago IL");
  expect(named("Smalltown, CA")).toBe("- CA");
  expect(named("smalltown, ca")).toBe("- CA");
  expect(findPlace("Casablanca")).toBeNull();
  expect(findPlace("somewhere in or near me")).toBeNull();
});

test("DEC-43 when the location names a state only a city of that state matches, else the state itself", () => {
  expect(findPlace("Columbus, GA")?.state).toBe("GA");
  expect(named("Columbus")).toBe("Columbus OH");
  expect(named("Columbus Georgia")).toBe("Columbus GA");
  expect(named("Denver, NC")).toBe("- NC");
  expect(named("Boston, Georgia")).toBe("- GA");
  expect(named("Seattle, Washington")).toBe("Seattle WA");
  expect(named("Washington, DC")).toBe("Washington DC");
  expect(named("Washington, D.C.")).toBe("Washington DC");
  expect(named("Kansas City, MO")).toBe("Kansas City MO");
  expect(named("Kansas City, KS")).toBe("Kansas City KS");
  expect(named("Buffalo, New York")).toBe("Buffalo NY");
  expect(named("Buffalo New York")).toBe("Buffalo NY");
});

test("DEC-43 the longest name wins, and names end at word boundaries", () => {
  expect(named("Kansas City")).toBe("Kansas City MO");
  expect(named("West Palm Beach")).toBe("West Palm Beach FL");
  expect(named("North Las Vegas")).toBe("North Las Vegas NV");
  expect(named("New York")).not.toBe("York PA");
  expect(findPlace("Renovo")).toBeNull();
  expect(findPlace("Bostonia")).toBeNull();
});
