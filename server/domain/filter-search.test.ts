import { expect, test } from "vitest";
import { parseMatchFilters, toFilterSearch } from "./match-filters.ts";

const kept = (search: string) => toFilterSearch(parseMatchFilters(new URLSearchParams(search)));

test.each([
  "",
  "q=nurse+-senior",
  "q=%22icu+nurse%22&place=Columbus%2C+OH&within=25&remote=flexible&pay=70000&currency=USD&unpaid=keep",
  "remote=remote&source=A%26B&age=week&type=full-time&applied=hide",
  "source=%3Cb%3E%3Fq%3D1",
])("DEC-97 filters are kept as their address: %s", (search) => {
  const filters = parseMatchFilters(new URLSearchParams(search));
  const again = parseMatchFilters(new URLSearchParams(toFilterSearch(filters)));
  expect(again).toEqual(filters);
  expect(kept(kept(search))).toBe(kept(search));
});

test("DEC-97 two ways to say the same are one search, and only filters are kept", () => {
  expect(kept("remote=remote&q=nurse")).toBe(kept("q=+nurse++&remote=remote&show=12&dialog=x&new=1&sort=newest"));
  expect(kept("within=25&currency=USD&unpaid=keep&new=1&remote=moon")).toBe("");
  expect(kept("q=nurse&evil=1&returnTo=//elsewhere")).toBe("q=nurse");
});
