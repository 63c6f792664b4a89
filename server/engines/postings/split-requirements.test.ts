import { expect, test } from "vitest";
import { splitRequirements } from "./split-requirements.ts";

const asked = (text: string) => splitRequirements(text).requirements;

test("JM-19 what heads a list or tells of the employer is no requirement", () => {
  const text = [
    "Requirements",
    "Two years in a commercial kitchen",
    "Your desk:",
    "Ability to lift 20 kg",
    "Our kitchen is the heart of the hotel.",
    "We have won prizes for our bread.",
    "This description is a short overview.",
    "At Seaview we bake at night.",
    "Our customers require that you speak English",
    "We require a clean driving licence",
    "You must be at least 18 years old",
  ].join("\n");
  expect(asked(text)).toEqual([
    "Two years in a commercial kitchen",
    "Ability to lift 20 kg",
    "Our customers require that you speak English",
    "We require a clean driving licence",
    "You must be at least 18 years old",
  ]);
});

test("JM-19 what follows a sentence cut for its length is no requirement of its own", () => {
  const long = `Requirements\nExperience with ${Array.from({ length: 40 }, (_, at) => `machine ${at}`).join(", ")} and fine work at the lathe`;
  expect(asked(`${long}\nA welding certificate`).every((text) => !/^\p{Ll}/u.test(text))).toBe(true);
  expect(asked(`${long}\nA welding certificate`)).toContain("A welding certificate");
});
