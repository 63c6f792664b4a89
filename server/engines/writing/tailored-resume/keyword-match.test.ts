import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeTailoredResume } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";
import { keywordMatch, postingKeywords } from "./keyword-match.ts";

const DRIVER = `
Tom Quarry
Dudley | tom.quarry@example.com

Jobs
Warehouse operative, Harlow Foods, Dudley, 2019 - Present
- Moved 300 pallets a night with a reach truck
- Loaded wagons with a counterbalance truck
`;

const posting = (title: string, requirements: string[]) => ({
  ...UNSTATED,
  title,
  company: "Alder Mills",
  description: "",
  requirements,
});

async function tailored(text: string, title: string, requirements: string[]) {
  return makeTailoredResume(factsOf(profileOf(text), posting(title, requirements)), localWriter);
}

function matchOf(text: string, title: string, requirements: string[]): number {
  const { profile, listing, weights } = factsOf(profileOf(text), posting(title, requirements));
  return keywordMatch(profile, listing, weights);
}

test("a skill under another name is found by a reader alone, and one within a line by a search alone", () => {
  const asked = ["Kubernetes"];
  const withSkill = (skill: string) => `${DRIVER}\nSkills\nExcel, ${skill}, Word\n`;
  const inLine = DRIVER.replace("a reach truck", "Kubernetes");
  const [both, reader, search, none] = [withSkill("Kubernetes"), withSkill("K8s"), inLine, DRIVER].map((text) =>
    matchOf(text, "Dispatcher", asked),
  );
  expect(reader).toBeLessThan(both!);
  expect(search).toBe(reader);
  expect(none).toBe(0);
});

test("hours and places of a title are looked for by nobody", () => {
  const asked = ["Reach truck"];
  const plain = matchOf(DRIVER, "Warehouse Operative", asked);
  expect(matchOf(DRIVER, "Warehouse Operative - Nights (0.6-0.8 FTE)", asked)).toBe(plain);
});

test.each(["Bluebook", "Lenticular Pro", "Rosterfy"])(
  "a name that no lexicon knows is looked for and listed: %s",
  async (name) => {
    const text = DRIVER.replace("a reach truck", `${name} and a reach truck`);
    const made = await tailored(text, "Dispatcher", [`Experience with ${name}`, "Reach truck"]);
    expect(made.skillsAdded).toContain(name);
    expect(made.keywordMatchAfter).toBeGreaterThan(made.keywordMatchBefore);
    const denied = DRIVER.replace("a reach truck", `a reach truck, no experience with ${name}`);
    expect((await tailored(denied, "Dispatcher", [`Experience with ${name}`])).lines).not.toContain(name);
  },
);

test("two skills that lines show are worth a section of their own, and what has run out is none of it", async () => {
  const { lines } = await tailored(DRIVER, "Forklift driver", ["Reach truck", "Counterbalance"]);
  expect(lines[lines.indexOf("Skills") + 1]).toMatch(/Reach truck/iu);
  const old = DRIVER.replace("- Loaded", "- Chainsaw 2009, not refreshed\n- Loaded");
  const made = await tailored(old, "Gardener", ["Chainsaw", "Reach truck"]);
  expect(made.lines.join("\n")).not.toMatch(/Skills\n.*Chainsaw/iu);
});

test.each([
  "Proof of vaccination is required as part of the hiring process",
  "Candidates must be fully vaccinated and have a clean driving record",
])("what a house asks of whomever it hires is no keyword: %s", (requirement) => {
  const { listing, weights } = factsOf(profileOf(DRIVER), posting("Clerk", [requirement, "Kubernetes"]));
  expect(postingKeywords(listing, weights).map(({ id }) => id)).toEqual(["kubernetes"]);
});

test("how well something is known is no part of its name", () => {
  const text = `${DRIVER}\nSkills\nExcel, SAP, Word\n`;
  expect(matchOf(text, "Clerk", ["Advanced Excel"])).toBe(matchOf(text, "Clerk", ["Excel"]));
});

test("a clipped name is spelled as the posting has it, and a program within another name is found", async () => {
  const text = `${DRIVER}\nSkills\nPostgres, Excel, Sage 200\n`;
  const made = await tailored(text, "Clerk", ["PostgreSQL", "Sage"]);
  expect(made.lines.join("\n")).toContain("PostgreSQL");
  expect(matchOf(text, "Clerk", ["Sage"])).toBeGreaterThan(0);
  expect(matchOf(text.replace("Sage 200", "no Sage 200"), "Clerk", ["Sage"])).toBe(0);
});
