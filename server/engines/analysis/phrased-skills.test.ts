import { expect, test } from "vitest";
import { findNamedSkills } from "./phrased-skills.ts";

function own(text: string): string[] {
  return findNamedSkills(text, { list: false }).flatMap(({ id, name }) => (id.startsWith("own:") ? [name] : []));
}

test.each([
  ["Experience with Zorblat and Python.", ["Zorblat"]],
  ["Knowledge of thermal vortex analysis is a plus.", ["thermal vortex analysis"]],
  [
    "Proficient in Quell Studio, MeshKit 4 or the basic paragliding techniques.",
    ["Quell Studio", "paragliding techniques"],
  ],
])("a phrase after what is asked for is a skill, though no list knows it: %s", (text, expected) => {
  expect(own(text)).toEqual(expected);
});

test.each([
  "Experience with our customers and your team.",
  "Knowledge of the industry.",
  "Experience in a similar role.",
  "Background in the field of this company.",
  "We have the experience of years.",
  "Zorblat is our company.",
  "",
])("words that name nothing are no skill: %s", (text) => {
  expect(own(text)).toEqual([]);
});

test("places in the text are those of the words, and a long clause is not cut inside a word", () => {
  const text = "Knowledge of Zorblat.";
  const [found] = findNamedSkills(text, { list: false });
  expect(text.slice(found?.from, found?.to)).toBe("Zorblat");
  const long = `Experience with ${Array.from({ length: 40 }, (_, n) => `Tool${"abcdefgh"[n % 8]}x`).join(", ")}`;
  expect(own(long).every((name) => /^Tool[a-h]x$/.test(name))).toBe(true);
});

test("what is said to be held or studied is a skill, also a word of everyday and a later one of its clause", () => {
  const named = (text: string) => findNamedSkills(text, { list: false }).map(({ name }) => name);
  expect(named("A sound understanding of Quell Geometry is welcome.")).toContain("Quell Geometry");
  expect(named("We look for strong scheduling experience.")).toContain("Calendar Management");
  expect(named("The scheduling of our teams is done by others.")).not.toContain("Calendar Management");
});

test("a skill's name in a fixed phrase of postings asks for none, and does so elsewhere", () => {
  const named = (text: string, ofPosting = true) =>
    findNamedSkills(text, { list: false, ofPosting }).map(({ name }) => name);
  expect(named("Send a cover letter and your curriculum vitae.")).toEqual([]);
  expect(named("We craft a great user experience for travellers.")).toEqual([]);
  expect(named("You have experience with user experience and prototypes.")).toContain("UX Design");
  expect(named("Designed a great user experience for travellers.", false)).toContain("UX Design");
});

test("protocols and tools are known by their exact spelling", () => {
  const ids = findNamedSkills("Experience with Flink, IPv6, SQS and TestCafe", { list: true }).map(({ id }) => id);
  expect(ids).toEqual(["flink", "ipv6", "sqs", "testcafe"]);
  expect(findNamedSkills("We storm ahead and dry our boots", { list: false })).toEqual([]);
});

test("teams, roles and channels of an employer ask for no skill, what is asked for does", () => {
  const named = (text: string) => findNamedSkills(text, { list: false, ofPosting: true }).map(({ name }) => name);
  expect(named("You work closely with our data engineering team and two Product Owners.")).toEqual([]);
  expect(named("A Kubernetes Engineer joins next week.")).toEqual([]);
  expect(named("Have a look at our Slack channel or follow us on Instagram and YouTube.")).toEqual([]);
  expect(named("You have experience with Kubernetes and data engineering.")).toEqual([
    "Kubernetes",
    "Data Engineering",
  ]);
  expect(named("Experience managing campaigns, knowledge of managing stakeholders.")).not.toContain(
    "managing stakeholders",
  );
});
