import { expect, test } from "vitest";
import type { LexiconRow } from "../../analysis/lexicon/read-lexicon.ts";
import { findTopics } from "./find-topics.ts";
import { relateLines } from "./relate-lines.ts";
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
  ["two words between bars", ["topic\twelding", "en\tjoin|r&d steel"]],
  ["a special phrase that decides for another topic", [...ROWS, "topic\tother", "en\t\t\tweld*"]],
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
  ["en", "Got fourteen two-year-olds out of nappies", "toilet-training"],
  ["en", "Locked up opioids and kept the register", "controlled-drugs"],
  ["en", "Tipped lorries by hand", "receiving-goods"],
  ["en", "Got to the bottom of returns with five whys", "root-cause"],
  ["en", "Closed the books of two plants by the fourth working day", "month-end"],
  ["en", "Chasing customers for what is overdue", "debt-collection"],
  ["en", "Looked up precedents for the partner", "legal-research"],
  ["en", "Spotted staged accidents", "fraud-detection"],
  ["en", "Rang 25 companies a day to win their vacancies", "outbound-calls"],
  ["en", "Talked drunk people out of fights", "conflict-calming"],
  ["de", "Leitungen verlegt und Lampen aufgehängt", "cable-installation"],
  ["fr", "Repas mixés pour ceux qui avalent mal", "feeding"],
  ["es", "Llevaba diez mesas en terraza", "table-service"],
] as const)("%s: %s shows %s", (language, text, id) => {
  const shown = findTopics(text, language).filter(({ isSure }) => isSure);
  expect(shown.map(({ topic }) => topic.id)).toContain(id);
});

test.each([
  ["Implant surgery experience", "Held suction during fillings and crowns"],
  ["Mammography certification", "Took plain films in the emergency room"],
  ["Hair extensions", "Blow-dried ten clients a day"],
  ["Window cleaning at height", "Hoovered five floors before eight"],
  ["BGP and MPLS", "Swapped 60 switches for gigabit ones"],
  ["Dog handling", "Checked bags at the door of a club"],
])("work of one trade is not all the same: %s, %s", (ask, line) => {
  expect(relateLines(ask, [line], { language: "en", own: "en" })).toEqual([null]);
});

test("what only ends as a verb does is no form of it", () => {
  const shown = findTopics("Led the accounting and planning of a chain", "en").map(({ topic }) => topic.id);
  expect(shown).not.toContain("account-management");
});

test("a single hint is not sure, two of one topic are", () => {
  const isSure = (text: string) => findTopics(text, "en").find(({ topic }) => topic.id === "welding")?.isSure;
  expect(isSure("Carried steel")).toBe(false);
  expect(isSure("Joined steel and metal")).toBe(true);
  expect(isSure("Carried boxes")).toBeUndefined();
  expect(isSure("Carried metal and many metals")).toBe(false);
});
