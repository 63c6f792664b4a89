import { expect, test } from "vitest";
import { GRAMMAR } from "./grammar.ts";

const told = (line: string, isCurrent = false) => GRAMMAR.tell(line, { isCurrent })?.sentence ?? null;

test.each([
  ["Painted signs for pubs, barges, kiosks, etc.", "I painted signs for pubs, barges and kiosks"],
  ["Sold tours (e.g., caves, cliffs) to visitors", "I sold tours to visitors"],
  ["Taught crafts including but not limited to weaving and dyeing", "I taught crafts including weaving and dyeing"],
  ["Repaired nets for our fleet as needed", "I repaired nets for the fleet"],
  ["Also trained two divers", "I trained two divers"],
  ["Setup stalls on the pier", "I set up stalls on the pier"],
  ["Was promoted to harbour master", "I was promoted to harbour master"],
  ["Ensured that ropes are checked each week", "I ensured that ropes were checked each week"],
])("what a letter leaves out goes, and the rest is told: %s", (line, sentence) => {
  expect(told(line)).toBe(sentence);
});

test("a list that somebody did not end is a list, and a name beside a thing is none", () => {
  expect(told("Painted barges, kiosks, benches")).toBe("I painted barges, kiosks and benches");
  expect(told("Painted barges for the owner, Tidewater")).toBeNull();
});
