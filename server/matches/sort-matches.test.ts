import { expect, test } from "vitest";
import { expectQuick } from "../../tests/setup/expect-quick.ts";
import { MATCH_SORTS, type MatchSort, parseMatchSort } from "../domain/match-sorts.ts";
import { type SortableMatch, sortMatches } from "./sort-matches.ts";

const NOW = new Date("2026-03-15T12:00:00Z");

function match(
  id: string,
  matchScore: number,
  rest: { location?: string; posted?: string | null; at?: string | null } = {},
): SortableMatch {
  return {
    id,
    matchScore,
    postedAt: rest.at === null ? null : new Date(rest.at ?? "2026-03-01T00:00:00Z"),
    job: { location: rest.location ?? "", postedDate: rest.posted ?? null },
  };
}

function order(matches: SortableMatch[], sort: MatchSort, userLocation: string | null = null): string {
  return sortMatches(matches, sort, { userLocation, now: NOW })
    .map((one) => one.id)
    .join(" ");
}

test("JM-03 DEC-44 the six sorts have their values, labels and spoken names", () => {
  expect(MATCH_SORTS.map((sort) => [sort.value, sort.label])).toEqual([
    ["match-desc", "Match ↓"],
    ["match-asc", "Match ↑"],
    ["distance-asc", "Distance ↑"],
    ["distance-desc", "Distance ↓"],
    ["date-desc", "Date ↓"],
    ["date-asc", "Date ↑"],
  ]);
  expect(MATCH_SORTS[0].spoken).toBe("Match, highest first");
  expect(new Set(MATCH_SORTS.map((sort) => sort.spoken)).size).toBe(6);
});

test("JM-04 the default sort is match-desc", () => {
  expect(parseMatchSort("date-asc")).toBe("date-asc");
  for (const value of [null, undefined, "", "salary", "MATCH-ASC", 3]) expect(parseMatchSort(value)).toBe("match-desc");
});

test("JM-04 DEC-33 match-desc is the highest score first, ties newest posting first, then id", () => {
  const matches = [
    match("d", 70),
    match("c", 90, { at: "2026-03-01T00:00:00Z" }),
    match("b", 90, { at: "2026-03-02T00:00:00Z" }),
    match("a", 90, { at: "2026-03-01T00:00:00Z" }),
    match("0", 90, { at: null }),
  ];
  expect(order(matches, "match-desc")).toBe("b a c 0 d");
  expect(matches.map((one) => one.id).join(" ")).toBe("d c b a 0");
});

test("JM-05 match-asc is the reverse of match-desc", () => {
  expect(order([match("a", 50), match("b", 90), match("c", 70), match("d", 70)], "match-asc")).toBe("a d c b");
});

test("JM-06 DEC-41 date sorts go by the days of the text, and ties keep the match-desc order", () => {
  const matches = [
    match("year", 99, { posted: "1 year ago" }),
    match("fortnight", 60, { posted: "2026-03-01T12:00:00Z" }),
    match("seventeen", 80, { posted: "2026-02-26T12:00:00Z" }),
    match("today", 40, { posted: "Today" }),
    match("unknown", 50, { posted: null }),
    match("month", 70, { posted: "1 month ago" }),
  ];
  expect(order(matches, "date-desc")).toBe("unknown today seventeen fortnight month year");
  expect(order(matches, "date-asc")).toBe("year month seventeen fortnight unknown today");
});

const PLACES = [
  match("austin", 50, { location: "Austin, TX" }),
  match("remote", 95, { location: "Remote" }),
  match("dallas", 60, { location: "Dallas, TX" }),
  match("boston", 70, { location: "Boston, MA" }),
  match("nowhere", 80, { location: "Atlantis" }),
];

test("JM-07 JM-08 distance sorts go by miles from the user, unknown places last ascending and first descending", () => {
  expect(order(PLACES, "distance-asc", "Houston, TX")).toBe("austin dallas boston remote nowhere");
  expect(order(PLACES, "distance-desc", "Houston, TX")).toBe("remote nowhere boston dallas austin");
});

test("JM-09 DEC-43 without a user location the distance sort is alphabetical, or its reverse", () => {
  for (const none of [null, "", "  "]) {
    expect(order(PLACES, "distance-asc", none)).toBe("nowhere austin boston dallas remote");
    expect(order(PLACES, "distance-desc", none)).toBe("remote dallas boston austin nowhere");
  }
});

test("DEC-43 distances are told in Europe, too, and those across an ocean are unknown", () => {
  const abroad = [
    match("bremen", 50, { location: "Bremen, Germany" }),
    match("bern", 90, { location: "Bern" }),
    match("kiel", 60, { location: "24103 Kiel" }),
  ];
  expect(order([...PLACES, ...abroad], "distance-asc", "Hamburg")).toMatch(/^kiel bremen bern remote nowhere boston/);
  expect(order([...PLACES, ...abroad], "distance-asc", "Houston, TX")).toMatch(/^austin dallas boston remote bern/);
  expect(order(PLACES, "distance-asc", "Lyon, France")).toBe("remote nowhere boston dallas austin");
});

test("DEC-43 a user location outside the table leaves the match-desc order", () => {
  expect(order(PLACES, "distance-asc", "Atlantis")).toBe("remote nowhere boston dallas austin");
  expect(order(PLACES, "distance-desc", "Atlantis")).toBe("remote nowhere boston dallas austin");
});

test("JM-07 a thousand matches are sorted within 300 ms", async () => {
  const many = Array.from({ length: 1000 }, (_, at) =>
    match(`m${at}`, at % 101, { location: `Suite ${at}, Tulsa, OK` }),
  );
  await expectQuick(300, () => sortMatches(many, "distance-asc", { userLocation: "Denver, CO", now: NOW }));
});
