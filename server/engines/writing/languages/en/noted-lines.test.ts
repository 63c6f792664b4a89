import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";
import { plainSigns } from "./plain-signs.ts";

test.each([
  ["Clipped 14 alpacas/day w/ one helper", "Clipped 14 alpacas a day with one helper"],
  ["Egg boxes 900/wk, 30 orders p/w + market", "Egg boxes 900 a week, 30 orders a week and market"],
  ["Hive losses 31% -> 12%", "Hive losses from 31% to 12%"],
  ["Cut feed costs 9% to 4%", "Cut feed costs from 9% to 4%"],
  ["Rota mgmt for 3 depts, 2x week", "Rota management for 3 departments, 2 times a week"],
  ["0 escapes in 4 yrs", "No escapes in 4 years"],
  ["20 + volunteers, night/day shifts, 24/7", "20+ volunteers, night/day shifts, 24/7"],
  ["Orchard & press for Hay & Daughters", "Orchard and press for Hay & Daughters"],
])("signs and short forms of a note are said in words: %s", (line, plain) => {
  expect(plainSigns(line)).toBe(plain);
});

test.each([
  ["Also feed the owls when short staffed", "I feed the owls when short-staffed"],
  ["Was in charge of 3 shearers", "I was in charge of 3 shearers"],
  ["We won the county prize in 2022", "My team won the county prize in 2022"],
  ["Go-to person for lame sheep + foals", "I am the go-to person for lame sheep and foals"],
  ["Worm counts - 40 farms", "I handle worm counts (40 farms)"],
  ["Hedge laying, ditching, fencing - 12 farms", "I handle hedge laying, ditching and fencing (12 farms)"],
  ["Milking 90 goats/day, hoof trims, kidding cover", "I milk 90 goats a day"],
  ["Shepherd - lambing, dipping, flock records", "My work as a shepherd includes lambing, dipping and flock records"],
  ["Beekeeper, 60 hives, £9k honey sales", "I am a beekeeper, with 60 hives and £9k honey sales"],
  ["Ran lambing club, 18 kids, 2 yrs", "I ran a lambing club (18 kids) for 2 years"],
  ["Wool sales avg £400/wk", "My wool sales average £400 a week"],
  ["Planned maintenance + repairs on balers", "My work includes planned maintenance and repairs on balers"],
  ["Milk round, fixed asset register, planning of drops", null],
  ["Built up own flock from 10 to 90 ewes", "I built up my own flock from 10 to 90 ewes"],
])("a note is told with what it leaves out, and none is told of what it does not say: %s", (line, sentence) => {
  const parts = GRAMMAR.parts?.(line) ?? [line];
  const told = parts.map((part) => GRAMMAR.tell(part, { isCurrent: true })?.sentence ?? null);
  if (sentence === null) expect(told.filter((one) => one?.includes("I "))).toEqual([]);
  else expect(told).toContain(sentence);
});
