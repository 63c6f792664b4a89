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

test.each([
  ["Has run a bindery of 12 or more people", "running a bindery"],
  ["Can price a commission and keep offcuts under 5%", "pricing a commission"],
  ["coaches apprentices and does not hurry them", "coaching apprentices"],
  ["Is really good with gilding and lacquer", "gilding and lacquer"],
  ["You're at home in Lightroom or Capture One", "Lightroom or Capture One"],
  ["Has done estimates for a whole estate", "estimates for a whole estate"],
  ["3 years or more in residential lettings", "residential lettings"],
  ["You've written bids of £5,000 and more", "writing bids"],
  ["At least one test runner (Vitest, Jest)", "Vitest or Jest"],
  ["know at least one E2E runner (Vitest, Jest)", "Vitest or Jest"],
  ["We're looking for someone with a track record of securing legacies from donors", "securing legacies from donors"],
  ["Knowledge of dyeing, felting and weaving", "dyeing, felting and weaving"],
  ["Experience in designing museum trails linked to the new national curriculum", "designing museum trails"],
  ["Is used to reading architects' drawings", "reading architects' drawings"],
  ["Excellent report writing", "report writing"],
  ["Two years leading people, in whatever form", "leading people"],
])("issue 23: the verb of an ask is read in whatever form it has, and its end is not cut open: %s", (ask, topic) => {
  expect(askedTopic(ask, "en")).toBe(topic);
});

test("issue 23: conditions, ways to be and what an employer says of itself are nothing to answer with work", () => {
  for (const ask of [
    "Own transport, as there's no bus to the yard",
    "Because our workshop is on an island, you will need to stay over",
    "Able to pass a pre-employment medical",
    "Kindly confirm your notice period",
    "We use Figma and Miro",
    "Comfortable being on call one week in six",
    "Curious, kind and low-ego",
    "Doesn't panic on a busy night",
    "Accuracy and a stubborn streak",
    "At least 1 year of acute care hospital experience",
    "Likes early mornings",
    "Insurance requires drivers to be over 25",
    "Holds a food hygiene certificate",
    "Ability to plan and manage at both the strategic and operational level",
  ])
    expect(askedTopic(ask, "en"), ask).toBeNull();
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
