import { expect, test } from "vitest";
import type { LexiconRow } from "../../analysis/lexicon/read-lexicon.ts";
import { findTopics } from "./find-topics.ts";
import { parseWorkTopics, readWorkTopics } from "./topic-lexicon.ts";

const ROWS = ["topic\twelding\tnear: cutting", "en\tweld*\tsteel, metal", "topic\tcutting", "en\tcut to size\tmetal"];

function rows(...lines: string[]): LexiconRow[] {
  return lines.map((line, index) => ({ cells: line.split("\t"), at: `line ${index + 1}` }));
}

test("the lexicon of work topics is whole, and tells of hundreds of topics in four languages", () => {
  const topics = readWorkTopics();
  expect(topics.length).toBeGreaterThan(300);
  const poor = topics.filter(({ core }) => {
    const told = new Set(core.map(({ language }) => language));
    return !(["en", "de", "fr", "es"] as const).every((language) => told.has(language));
  });
  expect(poor.map(({ id }) => id)).toEqual([]);
});

test.each([
  ["a topic that stands twice", [...ROWS, "topic\twelding"]],
  ["words before the first topic", ["en\tweld*"]],
  ["a phrase that decides for two topics", [...ROWS, "de\tSchweiß*", "topic\tother", "de\tSchweiß*"]],
  ["a phrase that decides and may only hint", ["topic\twelding", "en\tweld*\tweld*"]],
  ["a neighbour that is no topic", ["topic\twelding\tnear: nothing"]],
  ["a topic that is near to itself", ["topic\twelding\tnear: welding"]],
  ["a language that is none", ["topic\twelding", "it\tsaldatura"]],
  ["a star within a word", ["topic\twelding", "en\twe*d"]],
  ["a mark that is neither near nor broad", ["topic\twelding\twide"]],
])("%s is refused", (_, lines) => {
  expect(() => parseWorkTopics(rows(...lines))).toThrow();
});

test.each([
  ["en", "Wrote a weekly newsletter to 3,200 subscribers", "email-marketing"],
  ["en", "Answer the very busy phones", "phone-reception"],
  ["de", "Erstellung des Dienstplans", "staff-scheduling"],
  ["fr", "Organisation d'événements", "event-planning"],
  ["es", "Cuadre de caja al cierre", "cash-handling"],
  ["de", "Pflege der Listen in Mailchimp", "email-marketing"],
] as const)("%s: %s shows %s", (language, text, id) => {
  const shown = findTopics(text, language).filter(({ isSure }) => isSure);
  expect(shown.map(({ topic }) => topic.id)).toContain(id);
});

test("a single hint is not sure, two of one topic are", () => {
  const isSure = (text: string) => findTopics(text, "en").find(({ topic }) => topic.id === "welding")?.isSure;
  expect(isSure("Carried steel")).toBe(false);
  expect(isSure("Joined steel and metal")).toBe(true);
  expect(isSure("Carried boxes")).toBeUndefined();
});
