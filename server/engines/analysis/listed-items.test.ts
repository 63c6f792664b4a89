import { expect, test } from "vitest";
import { analyseResume } from "./analyse-resume.ts";
import { toOwnName } from "./listed-items.ts";

const own = (...lines: string[]) =>
  analyseResume(["Skills", ...lines])
    .skills.filter(({ id }) => id.startsWith("own:"))
    .map(({ name }) => name);

test.each([
  ["strong desire to learn", null],
  ["Punctual and polite", null],
  ["lösungsorientiert", null],
  ["Paralegal", null],
  ["Zorbel LLC", null],
  ["Languages", null],
  ["Trained four new starters", null],
  ["experience with the Zorbel press", null],
  ["Zorbel press (daily use)", "Zorbel press"],
  ["Zorbel press: advanced", "Zorbel press"],
  ["Zorbel press 4/5", "Zorbel press"],
  ["and Zorbel press", "Zorbel press"],
  ["calcul du coût matière", "calcul du coût matière"],
])("the item %j is named %j", (item, name) => {
  expect(toOwnName(item)).toBe(name);
});

test("a bracket that lists is taken apart", () => {
  expect(own("Zorbel (quint, farl), Mivvle press")).toEqual(["Zorbel", "quint", "farl", "Mivvle press"]);
});

test("the halves of an item that a full line broke are left out, the items around them are kept", () => {
  expect(own("Zorbel press, Mivvle bench, Quarnish", "table, Farl quint, Tibbet")).toEqual([
    "Zorbel press",
    "Mivvle bench",
    "Farl quint",
    "Tibbet",
  ]);
});
