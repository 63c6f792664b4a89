import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { factsOf } from "../materials.fixtures.ts";
import { EvidenceGate } from "./evidence-gate.ts";
import { profileOf } from "./evidence.fixtures.ts";

const RESUME = `
Noor Haddad
12 Allen Avenue, Ikeja, Lagos | noor@example.com | Portfolio: www.noor.example

Accountant, Sunrise Logistics, Abuja
2019 - present
- Reconcile 11 bank accounts each month

Führerschein: Klassen B, BE
Notice period: one month
`;

const posting = { ...UNSTATED, title: "Accountant", company: "Fernmoor", description: "", requirements: [] };
const passes = (text: string) => new EvidenceGate(factsOf(profileOf(RESUME), posting).sources).passText(text) === text;

test.each([
  "I live in Ikeja, Lagos.",
  "I live in Lagos, and my notice period is one month.",
  "My portfolio is at www.noor.example.",
  "Ich habe den Führerschein der Klassen B und BE.",
])("a town, a link and a class that stand in the resume are borne out: %s", (text) => expect(passes(text)).toBe(true));

test.each([
  "I live in Abuja.",
  "I live in Lagos, and my notice period is two weeks.",
  "I live in Lagos, and I led a team of nine.",
  "My portfolio is at www.hadad.example.",
  "My GitHub page is www.noor.example.",
  "Ich habe den Führerschein der Klassen B und CE.",
])("what stands elsewhere or nowhere is not: %s", (text) => expect(passes(text)).toBe(false));
