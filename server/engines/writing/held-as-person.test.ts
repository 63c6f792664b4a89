import { expect, test } from "vitest";
import { asPerson } from "./english-nouns.ts";
import { heldAsPerson } from "./held-as-person.ts";

test("a licence that names who has it is not held but lived", () => {
  expect(heldAsPerson("Registered Nurse", { language: "en" })).toBe("a Registered Nurse");
  expect(heldAsPerson("Licensed Electrician", { language: "en" })).toBe("a Licensed Electrician");
  for (const name of ["CPA", "ServSafe Manager", "Forklift Operator Certification", "Certified Scrum training"])
    expect(heldAsPerson(name, { language: "en" })).toBeNull();
  expect(heldAsPerson("Registered Nurse", { language: "de" })).toBeNull();
  expect(heldAsPerson("Gas Safe registered", { language: "en" })).toBe("Gas Safe registered");
});

test("titles in capitals take the article that is heard", () => {
  const titles = [
    "ASP.NET Developer",
    "IT Manager",
    "EHS Manager",
    "RN",
    "UX Designer",
    "EU Project Manager",
    "CNC Operator",
  ];
  const said = titles.map((title) => asPerson(title)?.split(" ")[0]);
  expect(said).toEqual(["an", "an", "an", "an", "a", "a", "a"]);
});
