import { expect, test } from "vitest";
import { expectQuick } from "../../../tests/setup/expect-quick.ts";
import { findSkills } from "./find-skills.ts";
import { relatedSkills, skillById } from "./related-skills.ts";
import { readLexicon } from "./lexicon/read-lexicon.ts";
import { allSkills } from "./lexicon/skills.ts";

function names(text: string, list = false): string[] {
  return findSkills(text, { list }).map((skill) => skill.name);
}

test("the lexicon holds at least 4,000 skills, each id once, and every parent exists", () => {
  const ids = new Set(allSkills().map((skill) => skill.id));
  expect(ids.size).toBeGreaterThan(4_000);
  expect(ids.size).toBe(allSkills().length);
  const missing = allSkills()
    .flatMap((skill) => skill.parents)
    .filter((parent) => !ids.has(parent));
  expect(missing).toEqual([]);
});

test("every skill of the lexicon is found by its own spelling in a list", () => {
  const lost = allSkills().filter((skill) =>
    skill.aliases.every(
      (alias) =>
        alias.use !== "never-alone" &&
        !findSkills(`Python, ${alias.text}, Python`, { list: true }).some((found) => found.id === skill.id),
    ),
  );
  expect(lost.map((skill) => skill.id)).toEqual([]);
});

test("no spelling is that of two skills", () => {
  const owners = new Map<string, string>();
  const shared: string[] = [];
  for (const { id, aliases } of allSkills()) {
    for (const { text, exactCase } of aliases) {
      const spelling = exactCase ? `=${text}` : text.toLowerCase().replace(/[^\p{L}\p{N}.+#]+/gu, " ");
      const owner = owners.get(spelling);
      if (owner === undefined) owners.set(spelling, id);
      else if (owner !== id) shared.push(`${text}: ${owner}, ${id}`);
    }
  }
  expect(shared).toEqual([]);
});

test("everyday words that are also names are no skills in a sentence, though in a list beside others", () => {
  const words = readLexicon("everyday-words.txt").flatMap(({ cells }) => cells.join(" ").split(" "));
  expect(words.length).toBe(new Set(words).size);
  expect(words.filter((word) => names(`They ${word} the thing there.`).length > 0)).toEqual([]);
  expect(names("Python, Go, R, Swift, Puppet", true)).toEqual(["Python", "Go", "R", "Swift", "Puppet"]);
});

test("spellings of one or two letters count only exactly as written", () => {
  const loose = allSkills().flatMap(({ name, aliases }) =>
    aliases
      .filter(({ text, exactCase }) => /^\p{L}{1,2}$/u.test(text) && !exactCase)
      .map(({ text }) => `${name}: ${text}`),
  );
  expect(loose).toEqual([]);
});

test.each([
  ["We offer dental insurance, 401k, a gym and yoga.", []],
  ["Your benefits: health insurance, mental health support and childcare.", []],
  ["Taught yoga to seniors.", ["Yoga Instruction"]],
  ["We are a Danish company with German customers.", []],
  ["Fluent in Danish, English and German.", ["Danish", "English", "German"]],
  ["English required", ["English"]],
  ["Ask our marketing team or the sales manager.", []],
  ["Experience in marketing", ["Marketing"]],
  ["The WMS of our site", ["Warehouse Management Systems"]],
])("what a firm offers, where it comes from and who works there is no skill: %s", (text, expected) => {
  expect(names(text)).toEqual(expected);
});

test("what experience or knowledge is asked of counts, even an everyday word", () => {
  expect(names("Knowledge of Go and experience with Excel.")).toEqual(["Go", "Excel"]);
  expect(names("You are proficient in R.")).toEqual(["R"]);
  expect(names("We go and excel with you in spring.")).toEqual([]);
});

test("names with signs are whole words: C++, C#, .NET, Node.js, F#", () => {
  expect(names("We use C++, C#, .NET Core, ASP.NET, Node.js and F#.")).toEqual([
    "C++",
    "C#",
    ".NET",
    "ASP.NET",
    "Node.js",
    "F#",
  ]);
});

test("the longest skill at a place wins", () => {
  expect(names("SQL Server and SQL")).toEqual(["SQL Server", "SQL"]);
  expect(names("Experience with React Native")).toEqual(["React Native"]);
});

test("plural, hyphen, space, accent and British spellings are one skill", () => {
  expect(names("full-cycle recruiting")).toEqual(names("full cycle recruiting"));
  expect(names("treatment plan")).toEqual(names("treatment plans"));
  expect(names("Health care")).toEqual(names("Healthcare"));
  expect(names("data modelling")).toEqual(names("data modeling"));
  expect(names("Español")).toEqual(["Spanish"]);
});

test("everyday words are no skills in running text", () => {
  expect(
    names("I excel at work and go the extra mile; access to my word, in spring we lead the team with swift outlook."),
  ).toEqual([]);
  expect(names("Go to the office. Excel in a fast paced place. Word of mouth.")).toEqual([]);
  expect(names("Our business and team create value through research.")).toEqual([]);
});

test("ambiguous names count in their own spelling in a list, or beside a sure skill", () => {
  expect(names("Excel\nWord\nOutlook", true)).toEqual(["Excel", "Word", "Outlook"]);
  expect(names("Languages: Python, R, C and Go")).toEqual(["Python", "R", "C", "Go"]);
  expect(names("Built services with Java, Spring and Hibernate")).toEqual(["Java", "Spring", "Hibernate"]);
  expect(names("R&D with vitamin C", true)).toEqual(["Research and Development"]);
});

test("one-word common skills count as an item, not inside a phrase", () => {
  expect(names("Scheduling, typing, filing", true)).toContain("Typing");
  expect(names("the typing of our offers", true)).toEqual([]);
});

test("addresses hold no skills", () => {
  expect(names("mail java@python.org, see https://docker.com/react or www.linkedin.com/in/sql")).toEqual([]);
});

test("a skill may wrap at a line end, but not over a sentence end or comma", () => {
  expect(names("customer\nservice")).toEqual(["Customer Service"]);
  expect(names("We know the customer. Service is all.")).toEqual([]);
});

test("offsets are those of the text", () => {
  const text = "ÅÄÖ – Kubernetes";
  const [found] = findSkills(text, { list: false });
  expect(text.slice(found?.from, found?.to)).toBe("Kubernetes");
});

test("occupations outside software are covered", () => {
  expect(names("wound care, medication administration, IV therapy, BLS and ACLS")).toEqual([
    "Wound Care",
    "Medication Administration",
    "IV Therapy",
    "BLS",
    "ACLS",
  ]);
  expect(names("MIG welding, blueprint reading and forklift operation")).toEqual([
    "MIG Welding",
    "Blueprint Reading",
    "Forklift Operation",
  ]);
  expect(names("bank reconciliation, accounts payable, GAAP")).toEqual([
    "Account Reconciliation",
    "Accounts Payable",
    "GAAP",
  ]);
});

test("related skills give part of the credit: React shows JavaScript", () => {
  const share = relatedSkills("react").find((related) => related.id === "javascript")?.share ?? 0;
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(1);
  expect(relatedSkills("react").every((related) => related.id !== "react")).toBe(true);
  expect(relatedSkills("own:nothing")).toEqual([]);
  expect(skillById("react")?.name).toBe("React");
  expect(skillById("own:nothing")).toBeNull();
});

test("any text is survived: empty, odd signs, one giant word, 200,000 characters", async () => {
  expect(names("")).toEqual([]);
  expect(names("\u0000\ud800\u202e\ufffd😀﷽")).toEqual([]);
  expect(names("a".repeat(200_000))).toEqual([]);
  await expectQuick(3_000, () => {
    expect(names("python, ".repeat(25_000)).length).toBe(25_000);
    names("((((,,,,////++++####".repeat(10_000));
  });
});

test("a letter among letters is no language to program in", () => {
  expect(names("Ten years in the A/E/C industry")).toEqual([]);
  expect(names("Plans for M & C halls")).toEqual([]);
  expect(names("Wrote drivers in C/C++ and in R/Python")).toEqual(["C", "C++", "R", "Python"]);
});
