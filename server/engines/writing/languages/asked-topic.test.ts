import { expect, test } from "vitest";
import { askedTopic } from "./asked-topic.ts";

test.each([
  ["Experience of leading a kiln crew", "leading a kiln crew"],
  ["Proven record of winning regional tenders", "winning regional tenders"],
  ["have run glaze trials in production", "running glaze trials in production"],
  ["be able to coach trainees", "coaching trainees"],
  ["You have planned and led site visits", "planning and leading site visits"],
  ["Good knowledge of QuickBooks (or similar)", "QuickBooks"],
  ["3+ years of experience in archive cataloguing, ideally at a museum", "archive cataloguing"],
])("what is asked for is named without how much of it: %s", (ask, topic) => {
  expect(askedTopic(ask, "en")).toBe(topic);
});

test("papers, ways to be and amounts are no work that a deed could answer", () => {
  for (const ask of [
    "Bachelor's degree in pottery",
    "Excellent communication skills",
    "Must be able to lift 40 pounds",
    "Valid driver's license",
  ])
    expect(askedTopic(ask, "en")).toBeNull();
});

test.each([
  ["de", "Sicherer Umgang mit einer Drehbank", "sicheren Umgang mit einer Drehbank"],
  ["de", "Mehrjährige Erfahrung in der Glasmalerei", "mehrjährige Erfahrung in der Glasmalerei"],
  ["fr", "Maîtrise d'un logiciel de gravure", "la maîtrise d'un logiciel de gravure"],
  ["fr", "Première expérience en reliure", "une première expérience en reliure"],
  ["es", "Experiencia en restauración de muebles", "experiencia en restauración de muebles"],
] as const)("in %s it takes the article and the case that the sentence needs: %s", (language, ask, topic) => {
  expect(askedTopic(ask, language)).toBe(topic);
});
