import { expect, test } from "vitest";
import { expectQuick } from "../../../tests/setup/expect-quick.ts";
import { readPlaces } from "./read-places.ts";

/** "remote | Paris FR; London GB" */
function read(...texts: Parameters<typeof readPlaces>[0]): string {
  const { places, workplace } = readPlaces(texts);
  const shown = places.map(({ text, city, region, country }) =>
    city || region || country ? [city, region, country].filter(Boolean).join(" ") : `"${text}"`,
  );
  return [workplace, shown.join("; ")].filter(Boolean).join(" | ");
}

const TABLE: [text: string, place: string][] = [
  ["Remote", "remote"],
  ["Remote - US", "remote | US"],
  ["Remote (EMEA)", "remote | EMEA"],
  ["Anywhere", "remote | Worldwide"],
  ["Hamburg, Hamburg, Germany", "Hamburg DE"],
  ["Paris; London", "Paris FR; London GB"],
  ["Paris or Remote", "remote | Paris FR"],
  ["Hybrid - Lyon", "hybrid | Lyon FR"],
  ["Hybrid", "hybrid"],
  ["Athlone, Co. Westmeath (on site 3 days)", 'hybrid | "Athlone, Co. Westmeath"'],
  ["Leeds / 3 days onsite per week", "hybrid | Leeds GB"],
  ["San Jose, CA", "San Jose CA US"],
  ["Vancouver, CA", "Vancouver CA"],
  ["Wilmington, DE", "Wilmington DE US"],
  ["Georgia", '"Georgia"'],
  ["Cambridge", '"Cambridge"'],
  ["NYC", "New York NY US"],
  ["Dublin, , Ireland", "Dublin IE"],
  ["Multiple Locations", ""],
  ["3 locations", ""],
  ["75008 Paris", "Paris FR"],
  ["Headquarters", ""],
  ["UTC-3 to UTC+2", 'remote | "UTC-3 to UTC+2"'],
  ["New York, Flexible / Remote", "remote | New York NY US"],
  ["München (Homeoffice)", "hybrid | Munich DE"],
  ["Not remote, Oslo", "onsite | Oslo NO"],
  ["US-CO-Denver", "Denver CO US"],
  ["DE-Bayern-Nürnberg", "Nuremberg Bayern DE"],
  ["FR-Lyon", "Lyon FR"],
];

test.each(TABLE)("SOURCES 9: the place text %j is read as %j", (text, place) => {
  expect(read(text)).toBe(place);
});

const MORE: [text: string, place: string][] = [
  ["", ""],
  ["Berlin, DE", "Berlin DE"],
  ["Toronto, ON", "Toronto ON CA"],
  ["Köln, Nordrhein-Westfalen", "Cologne Nordrhein-Westfalen DE"],
  ["Atlanta, Georgia", "Atlanta GA US"],
  ["Tbilisi, Georgia", "Tbilisi GE"],
  ["Cambridge, MA", "Cambridge MA US"],
  ["Cambridge, UK", "Cambridge GB"],
  ["Austin, TX, United States", "Austin TX US"],
  ["Remote (US or Canada)", "remote | US; CA"],
  ["Berlin/Hamburg", "Berlin DE; Hamburg DE"],
  ["Bosnia and Herzegovina", "BA"],
  ["Homeoffice", "remote"],
  ["Home based - UK", "remote | GB"],
  ["On-site: Zürich", "onsite | Zurich CH"],
  ["Kleinkleckersdorf", '"Kleinkleckersdorf"'],
  ["Casablanca, Maroc", "Casablanca MA"],
  ["Worldwide", "remote | Worldwide"],
];

test.each(MORE)("the place text %j is read as %j", (text, place) => {
  expect(read(text)).toBe(place);
});

test("fields of a source go before guesses: DE in a field of countries is Germany", () => {
  expect(read({ city: null, region: null, country: "DE" })).toBe("DE");
  expect(read({ city: "Wilmington", region: null, country: "DE" })).toBe("Wilmington DE");
  expect(read({ city: "Austin", region: "Texas", country: "us" })).toBe("Austin TX US");
  expect(read({ city: "Remote", region: null, country: "US" })).toBe("remote | US");
  expect(readPlaces(["Berlin"], "onsite").workplace).toBe("onsite");
  expect(readPlaces(["Berlin (Hybrid)"], "remote").workplace).toBe("remote");
});

test("the same place told twice is one, and what is shown names all of them", () => {
  expect(readPlaces(["Berlin", "Berlin, Germany", "Remote"]).places).toHaveLength(1);
  expect(readPlaces(["Paris; London"]).location).toBe("Paris; London");
  expect(readPlaces(["Paris or Remote"]).location).toBe("Paris; Remote");
  expect(readPlaces(["Remote"]).location).toBe("Remote");
});

test("place texts of any length and kind are read without a fault, and in time", async () => {
  for (const text of [",".repeat(5_000), "a, ".repeat(5_000), "remote ".repeat(5_000), "(((", "\u0000", "東京"]) {
    await expectQuick(2_000, () => readPlaces([text]));
  }
});

test.each([
  ["US, TX, Austin", "Austin", "TX", "US"],
  ["USA - Texas - Austin", "Austin", "TX", "US"],
  ["Columbus, Ohio, US", "Columbus", "OH", "US"],
  ["Tucson Arizona United States", "Tucson", "AZ", "US"],
  ["Nürnberg Bayern Germany", "Nuremberg", "Bayern", "DE"],
  ["Bayern, Nürnberg", "Nuremberg", "Bayern", "DE"],
  ["WI, Milwaukee", "Milwaukee", "WI", "US"],
  ["Leeds LS1 4AP", "Leeds", null, "GB"],
  ["Frankfurt/Main", "Frankfurt", null, "DE"],
  ["New York, Brooklyn", "Brooklyn", "NY", "US"],
])("%s is read from its widest name or without commas, too", (text, city, region, country) => {
  expect(readPlaces([text]).places).toMatchObject([{ city, region, country }]);
});
