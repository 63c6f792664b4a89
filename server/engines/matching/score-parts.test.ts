import { expect, test } from "vitest";
import { extractListingFacts } from "./listing-facts.ts";
import { extractResumeFacts } from "./resume-facts.ts";
import { makePosting, makeProfile } from "./score.fixtures.ts";
import { scoreMatch, scoreTotal } from "./score.ts";
import { skillWeights } from "./skill-weights.ts";

const developer = extractListingFacts(
  makePosting({
    title: "Senior Software Engineer",
    description: "Requirements:\nJavaScript and React, unit tests, git, APIs and microservices\nDocker and databases",
  }),
);
const WEIGHTS = skillWeights([developer]);

const titled = (title: string, text: string) =>
  extractResumeFacts(makeProfile({ lines: [title, text], headline: { text: title, line: 0 } }));

test("a general title counts little where the fields of both texts differ", () => {
  const ofSite = titled("Project Coordinator, Construction", "Coordinated subcontractors, concrete and permits.");
  const posting = (title: string, text: string) =>
    extractListingFacts(makePosting({ id: title, title, description: `Requirements:\n${text}` }));
  const site = posting("Project Manager", "Manage subcontractors, concrete, framing, permits and the building site.");
  const software = posting("Project Manager", "Manage software releases in Java, Kubernetes, APIs and the cloud.");
  expect(scoreTotal(ofSite, site, WEIGHTS)).toBeGreaterThan(scoreTotal(ofSite, software, WEIGHTS) + 15);
});

test("an engineer of no kind is placed by the text", () => {
  const ofCode = titled(
    "Engineer",
    "Wrote JavaScript, React and API code, unit tests and git repositories for the web.",
  );
  const ofMachines = titled("Engineer", "Designed mechanical parts in SolidWorks, tolerance, tooling and prototypes.");
  expect(scoreTotal(ofCode, developer, WEIGHTS)).toBeGreaterThan(scoreTotal(ofMachines, developer, WEIGHTS) + 15);
});

test("titles that say nearly the same in other words count, and the explanation names both", () => {
  const programmer = titled("Programmer", "Worked in a team.");
  const accountant = titled("Accountant", "Worked in a team.");
  const evidence = scoreMatch(programmer, developer, WEIGHTS).parts[0]!.evidence;
  expect(evidence.map(({ note }) => note)).toContain("Programmer is work like engineer.");
  expect(scoreTotal(programmer, developer, WEIGHTS)).toBeGreaterThan(scoreTotal(accountant, developer, WEIGHTS) + 30);
});

test("words that both texts have are a part of its own, spelt as the posting writes them", () => {
  const posting = extractListingFacts(
    makePosting({
      title: "Line Cook",
      description:
        "Requirements:\nGrilling and plating on the line\nKeeps recipes, sauces and knives in order\nRestaurant kitchen, food safety, ingredients, prep and catering",
    }),
  );
  const words = (text: string) => {
    const { parts } = scoreMatch(titled("Helper", text), posting, WEIGHTS);
    return parts.find(({ key }) => key === "words");
  };
  const cook = words("Grilled meat, plated desserts and kept recipes and sauces in a restaurant kitchen.");
  const clerk = words("Filed letters and answered phones.");
  expect(cook?.points).toBeGreaterThan(clerk?.points ?? 0);
  expect(cook?.evidence[0]?.note).toMatch(/^Words in common: .*\b(recipes|sauces|kitchen)\b/);
  expect(clerk?.evidence[0]?.note).toBe("The texts have no telling word in common.");
});
