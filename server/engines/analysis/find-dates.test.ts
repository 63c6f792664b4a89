import { expect, test } from "vitest";
import { findDates, formatPoint } from "./find-dates.ts";

const NOW = new Date("2026-11-22T00:00:00Z");

function read(text: string): string[] {
  return findDates(text, NOW).map(
    ({ start, end, current }) => `${formatPoint(start)}..${current ? "now" : formatPoint(end)}`,
  );
}

test.each([
  ["Mar-19 to Apr-21", "2019-03..2021-04"],
  ["Dez-19 bis heute", "2019-12..now"],
  ["Mar '19–Now", "2019-03..now"],
  ["03/2019 – heute", "2019-03..now"],
  ["Sept 2019 to date", "2019-09..now"],
  ["desde 2018", "2018..now"],
  ["Teacher, 2016/17 – 2018/19", "2016..2019"],
  ["2015-16 to 2018-19", "2015..2019"],
  ["Student council 2016/17", "2016..2017"],
  ["2015/17", "2015..2017"],
  ["2012/09 – 2014/10", "2012-09..2014-10"],
  ["Cook (2019–)", "2019..now"],
  ["2019–: Cook, Hotel Adler", "2019..now"],
  ["Cook | 2019– | Hotel Adler", "2019..now"],
  ["Fall 2019 – Spring 2021", "2019-09..2021-03"],
])("EN-02 the dates of %s are read", (text, span) => expect(read(text)).toEqual([span]));

test("a year that a name follows is not open, and a number behind a word no year", () => {
  expect(read("Expo 2019 – Hall 4")).toEqual(["2019..2019"]);
  expect(read("Covid-19 ward; mars-21 rover; A-19")).toEqual(["2021-03..2021-03"]);
});
