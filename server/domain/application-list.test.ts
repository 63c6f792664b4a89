import { expect, test } from "vitest";
import { applicationListHref, parseApplicationQuery } from "./application-list.ts";

const ALL = { outcome: null, score: null, week: null, order: "newest", page: 1 };

test("DEC-08 the list's filters, order and page stand in the address", () => {
  const query = { outcome: "interviewed", score: "80", week: "2026-11-16", order: "score", page: 3 } as const;
  const href = applicationListHref(query);
  expect(href).toBe("/analytics?list=applications&status=interviewed&score=80&week=2026-11-16&order=score&page=3");
  expect(parseApplicationQuery(new URL(href, "http://localhost").search)).toEqual(query);
  expect(applicationListHref()).toBe("/analytics?list=applications");
});

test("DEC-08 what an address does not know is the default", () => {
  expect(parseApplicationQuery("")).toEqual(ALL);
  for (const search of [
    "status=won&score=70&week=2026-02-30&order=up&page=0",
    "status=&score=-1&week=now&order=&page=1.5",
    "status[$ne]=x&score=NaN&week=2026-13-01&page=-2",
    "page=1e99&week=99999-01-01",
    "page=Infinity",
  ]) {
    expect(parseApplicationQuery(`?${search}`), search).toEqual(ALL);
  }
});
