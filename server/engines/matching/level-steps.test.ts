import { expect, test } from "vitest";
import { extractListingFacts } from "./listing-facts.ts";
import { extractResumeFacts } from "./resume-facts.ts";
import { makePosting, makeProfile } from "./score.fixtures.ts";
import { scoreMatch } from "./score.ts";
import { skillWeights } from "./skill-weights.ts";

const TEXT = "Requirements:\nBudgets, forecasts, ledgers, audits and tax returns\nClosing of the month in a ledger";
const TITLES = [
  ...["Accountant", "Senior Accountant", "Junior Accountant", "Accounting Intern", "Accountant Trainee"],
  ...["Director of Accounting", "Accounting Manager", "Junior Pastry Cook"],
];
const KITCHEN =
  "Requirements:\nDough, pastry, chocolate, desserts, ovens and food safety\nPlating in a restaurant kitchen";
const LISTINGS = TITLES.map((title) =>
  extractListingFacts(makePosting({ id: title, title, description: /Cook/.test(title) ? KITCHEN : TEXT })),
);
const WEIGHTS = skillWeights(LISTINGS);

function matchesOf(title: string, years: number | null, wishes: string[] = []) {
  const lines = [title, "Kept ledgers, closed the month, and prepared budgets, forecasts, audits and tax returns."];
  const profile = makeProfile({ lines, headline: { text: title, line: 0 }, yearsOfExperience: years });
  const facts = extractResumeFacts(profile, { titles: wishes });
  return new Map(LISTINGS.map((listing) => [listing.title, scoreMatch(facts, listing, WEIGHTS)]));
}

function scoresOf(...of: Parameters<typeof matchesOf>) {
  return Object.fromEntries([...matchesOf(...of)].map(([title, { score }]) => [title, score]));
}

test.each([
  ["by the title", "Senior Accountant", null],
  ["by fifteen years of work", "Accountant", 15],
])("who is senior %s sees jobs for beginners well below the fitting ones", (_, title, years) => {
  const scores = scoresOf(title, years);
  for (const beginners of ["Junior Accountant", "Accounting Intern", "Accountant Trainee"]) {
    expect(scores[beginners]).toBeLessThan(scores["Senior Accountant"]! - 10);
    expect(scores[beginners]).toBeLessThan(scores.Accountant! - 10);
  }
  // The farther away, the less.
  expect(scores["Accounting Intern"]).toBeLessThan(scores["Junior Accountant"]!);
});

test("a graduate sees a director's job well below those that take beginners", () => {
  const scores = scoresOf("Graduate Accountant", 1);
  expect(scores["Director of Accounting"]).toBeLessThan(scores["Junior Accountant"]! - 15);
  expect(scores["Accounting Manager"]).toBeLessThan(scores["Junior Accountant"]! - 10);
  expect(scores["Director of Accounting"]).toBeLessThan(scores["Senior Accountant"]!);
});

test("the explanation says in a line that the level is why, and a step up or down costs no such line", () => {
  const notes = (title: string, of: ReturnType<typeof matchesOf>) =>
    of
      .get(title)!
      .parts.find(({ key }) => key === "role")!
      .evidence.map(({ note }) => note);
  const byTitle = matchesOf("Senior Accountant", null);
  expect(notes("Junior Accountant", byTitle)).toContain(
    "The job is of junior level, far below yours: your titles are of senior level. The role counts less for it.",
  );
  const byYears = matchesOf("Accountant", 15);
  expect(notes("Accounting Intern", byYears)).toContain(
    "The job is of intern level, far below yours: your 15 years of work point to senior level. The role counts less for it.",
  );
  for (const title of ["Accountant", "Senior Accountant", "Accounting Manager"])
    expect(notes(title, byTitle).join()).not.toContain("level");
});

test("without dates or a level nothing is taken off, nor for a level that the person asks for", () => {
  const unknown = matchesOf("Accountant", null);
  const roles = new Set([...unknown].map(([, { parts }]) => parts[0]!.evidence.map(({ note }) => note).join()));
  expect([...roles].join()).not.toContain("level");
  const wished = scoresOf("Senior Accountant", 15, ["Junior Accountant"]);
  expect(wished["Junior Accountant"]).toBeGreaterThan(wished["Accounting Manager"]!);
});

test("who comes from other work is no senior in this one", () => {
  const notes = matchesOf("Accountant", 15).get("Junior Pastry Cook")!.parts[0]!.evidence;
  expect(notes.map(({ note }) => note).join()).not.toContain("far below");
});
