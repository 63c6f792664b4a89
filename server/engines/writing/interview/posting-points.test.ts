import { expect, test } from "vitest";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { factsOf } from "../materials.fixtures.ts";
import { postingPoints } from "./posting-points.ts";

test("what announces a position abroad, or heads its tasks, is nothing to ask about", () => {
  const description = `Die Gärtnerei Lenz sucht zum 1. Mai eine Floristin (m/w/d) für den Laden.

Zu Ihren Aufgaben gehören:
- Binden von Sträußen und Kränzen
- Beratung der Kunden im Laden`;
  const posting = { title: "Floristin", company: "Gärtnerei Lenz", location: "", salary: "", description };
  const facts = factsOf(profileOf("Ida Brandt\n\nBerufserfahrung\nseit 2019: Floristin, Blumen Graf, Jena"), {
    ...posting,
    requirements: [],
  });
  const points = postingPoints(facts).map(({ text }) => text);
  expect(points).toContain("Binden von Sträußen und Kränzen");
  expect(points.join("\n")).not.toMatch(/sucht|Zu Ihren Aufgaben/u);
});
