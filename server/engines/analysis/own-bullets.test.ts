import { describe, expect, it } from "vitest";
import { analyseResume } from "./analyse-resume.ts";

const HEAD = ["Orla Finch", "orla.finch@example.com", "", "Experience", "Baker, Hollow Mill, Derby, 2018 - 2022"];

function pointsOf(points: string[]): string[] {
  return analyseResume([...HEAD, ...points]).lines.slice(HEAD.length);
}

describe("bullets of a resume's own", () => {
  it.each(["*", "+", "-", "›", "» ", "› ", "~ ", "+ ", "▸ ", "✅ ", "q ", "§ ", "o ", "❯", "− ", ". "])(
    "%s",
    (sign) => {
      const points = ["Baked 300 loaves a night", "trained two apprentices", "Cut waste of flour by a fifth"];
      expect(pointsOf(points.map((point) => `${sign}${point}`))).toEqual(points.map((point) => `• ${point}`));
    },
  );

  it("numbers glued to their points", () => {
    expect(pointsOf(["1.Baked bread", "2.Trained starters", "3.Held the keys"])).toEqual([
      "• Baked bread",
      "• Trained starters",
      "• Held the keys",
    ]);
  });

  it("an amount below zero, about or more keeps its sign", () => {
    const amounts = [
      "-80 freezer in order",
      "-20 degrees in the store",
      "-5 in the van",
      "~40 loaves",
      "+44 1332 5550",
    ];
    expect(pointsOf(amounts)).toEqual(amounts);
  });

  it("a sign that stands once or twice is no bullet", () => {
    const points = ["›Baked bread", "›Trained starters", "Held the keys"];
    expect(pointsOf(points)).toEqual(points);
  });

  it("quotes, brackets and prices begin lines of their own", () => {
    const points = ['"Loaf of the year"', '"Best stall"', '"Golden crust"', "(nights)", "(days)", "(both)"];
    expect(pointsOf(points)).toEqual(points);
    const prices = ["£40k of stock", "£9k of waste", "£2k of tips"];
    expect(pointsOf(prices)).toEqual(prices);
  });
});

it("a heading between two dashes on each side is one", () => {
  const { sections } = analyseResume(["Orla Finch", "", "—— Education ——", "BA History, Wexley University, 2016"]);
  expect(sections.map(({ kind }) => kind)).toContain("education");
});
