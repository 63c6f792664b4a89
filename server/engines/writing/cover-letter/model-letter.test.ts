import { expect, test } from "vitest";
import type { Writer } from "../writer.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { makeCoverLetter } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";
import { localWriter } from "../local-writer.ts";

const RESUME = `
Imke Sorrel
imke.sorrel@example.org

Experience
Dispatcher, Tallow Couriers, Bath | 2020 - Present
- Plan routes for 30 vans each morning
- Cut late deliveries from 90 to 20 a month by moving the loading time
- Train new drivers on the scanner
Storekeeper, Wick & Fallow, Bath | 2016 - 2020
- Counted stock for three shops every week
- Ordered packaging from five suppliers
`;
const facts = factsOf(profileOf(RESUME), {
  title: "Transport Planner",
  company: "Quillmere Foods",
  location: "Bath",
  salary: "",
  description: "You plan the routes of our vans and train our drivers. Experience with Paragon is a plus.",
  requirements: ["Route planning"],
});
const letterOf = (...paragraphs: string[]) => {
  const model: Writer = {
    ...localWriter,
    model: "some model",
    shortfall: null,
    writeLetter: async () => ({ paragraphs, highlights: [] }),
  };
  return makeCoverLetter(facts, model);
};
const TRUE = [
  "Your vans have to leave on time.",
  "At Tallow Couriers I plan routes for 30 vans every morning. Late deliveries fell from 90 to 20 a month when I moved the loading time.",
];

test("a model's letter in its own words gets the occasion it left out, and no more of the rules' letter", async () => {
  const { content, author } = await letterOf(...TRUE);
  expect(author).toEqual({ model: "some model", shortfall: null });
  expect(content).toContain("Quillmere Foods");
  expect(content).toContain("Transport Planner");
  expect(content).toContain("Your vans have to leave on time.");
  expect(content).not.toMatch(/suppliers|stock|scanner/u);
  expect(content.match(/30 vans/gu)).toHaveLength(1);
});

test.each([
  ["claims what no line says", ["I managed 400 pilots at Skyreach.", "I hold a doctorate in law."]],
  [
    "another language",
    ["Bei Tallow Couriers plane ich jeden Morgen die Routen für 30 Fahrzeuge und weise die neuen Fahrer ein."],
  ],
  ["nothing", [""]],
])("in place of a model's letter that is %s stands the rules' letter, and says so", async (_what, paragraphs) => {
  const [made, ours] = await Promise.all([letterOf(...paragraphs), makeCoverLetter(facts, localWriter)]);
  expect(made.author).toEqual({ model: null, shortfall: "error" });
  expect(made.content).toBe(ours.content);
});

test("what announced a sentence that was dropped ends as a sentence", async () => {
  const { content } = await letterOf(
    ...TRUE,
    "I train new drivers on the scanner; Skyreach gave me a fleet of 900 lorries.",
  );
  expect(content).toContain("I train new drivers on the scanner.");
  expect(content).not.toMatch(/scanner;|900/u);
});

test("a gap in the model's words passes, and what it claims beside it does not", async () => {
  const gap = "I have never worked with refrigerated trailers, and I would ask about them in the first week.";
  const { content } = await letterOf(...TRUE, gap, "I have never worked with Paragon, but I led 12 planners.");
  expect(content).toContain(gap);
  expect(content).not.toContain("12 planners");
  const denied = "I have never trained new drivers.";
  expect((await letterOf(...TRUE, denied)).content).not.toContain(denied);
});
