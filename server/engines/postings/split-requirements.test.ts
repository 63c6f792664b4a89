import { expect, test } from "vitest";
import { tidyText } from "../tidy-text.ts";
import { splitRequirements } from "./split-requirements.ts";

const asked = (text: string) => splitRequirements(tidyText(text)).requirements;

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

test("JM-19 a letter's end and ways to apply are no requirements, nor are facts in lines of their own", () => {
  const letter =
    "Salary: £13 an hour\nEssential: a forklift licence. Two years of night work.\nNice to have: first aid";
  expect(asked(`${letter}\n\nBest regards,\nAna Brook\nHead of Talent, Larkfield`)).toEqual([
    "a forklift licence.",
    "Two years of night work.",
    "first aid",
  ]);
  expect(asked("You bring:\n✅ A van\n➕ Bonus: a trailer\n\nApply: jobs@larkfield.example")).toEqual([
    "A van",
    "a trailer",
  ]);
  expect(asked("Ihr Profil:\n- 1. und 2. Staatsexamen\n- Geduld\n\nBewerbungen bitte an die Schulleitung")).toEqual([
    "1. und 2. Staatsexamen",
    "Geduld",
  ]);
});
