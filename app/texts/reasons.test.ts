import { expect, test } from "vitest";
import { OCCUPATION_FAMILIES } from "../../server/engines/analysis/lexicon/occupation-families.ts";
import de from "./de/reasons.json" with { type: "json" };
import es from "./es/reasons.json" with { type: "json" };
import fr from "./fr/reasons.json" with { type: "json" };
import { sayReasonIn } from "./reasons.ts";
import { expectSameGaps } from "./same-gaps.fixtures.ts";
import { sayIn } from "./sentences.ts";

const CATALOGUES: Record<string, Record<string, string>> = { de, fr, es };

const sources = import.meta.glob<string>(
  [
    "../../server/engines/matching/score-parts/*.ts",
    "../../server/engines/writing/evidence/**/*.ts",
    "../../server/engines/writing/cover-letter/{left-to-add,why-short}.ts",
    "../../server/engines/writing/facts/unfilled.ts",
    "../../server/engines/writing/tailored-resume/reword-lines.ts",
    "../../server/engines/analysis/analyse-resume.ts",
  ],
  { query: "?raw", import: "default", eager: true },
);
const readers = import.meta.glob<string>("../../server/engines/reading/*.ts", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Put together from parts that the test below says one by one. */
const COMPOSED = /^(“7013”|“7013” 7013\.|7013 The original wording was kept\.|Your resume 7013: “7013”)$/;

/** What stands in quotes and reads like a sentence, with numbers for what is filled in. */
function sentencesOf(source: string): string[] {
  const code = source.replace(/^\s*(\*|\/\/|\/\*).*$/gm, "");
  return [...code.matchAll(/"((?:[^"\\\n]|\\.)+)"|`((?:[^`\\]|\\.)+)`/g)]
    .map(([, plain, filled = ""]) => plain ?? withGapsFilled(filled))
    .filter((text) => /^[A-Z“7].* .*[.?”]$/.test(text));
}

function withGapsFilled(template: string): string {
  return template
    .replace(/\$\{quote\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)\}/g, "“7013”")
    .replace(/\$\{(where|inWords\(total\))\}/g, (_, name) => (name === "where" ? "your resume" : "2 years"))
    .replace(/\$\{whose\}/g, "You show")
    .replace(/\$\{side\} yours: \$\{why\}/, "below yours: your titles are of 7013 level")
    .replace(/\$\{SKILL_PLACES[^}]*\}/g, "listed among your skills")
    .replace(/\$\{asked\}/g, "2 years")
    .replace(/\$\{counted\([^}]*, "mile"\)\}/g, "2 miles")
    .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "7013");
}

test("each language has the same reasons, with the same gaps", () => {
  expect(Object.keys(de).length).toBeGreaterThan(100);
  expectSameGaps(CATALOGUES);
});

test("every sentence with which the engines give a reason is said in the languages", () => {
  const untold: string[] = [];
  let told = 0;
  for (const [path, source] of Object.entries(sources)) {
    if (/\.test\.|fixtures/.test(path)) continue;
    for (const text of sentencesOf(source)) {
      if (COMPOSED.test(text)) continue;
      told += 1;
      if (sayReasonIn("de", text) === text) untold.push(`${path}: ${text}`);
    }
  }
  expect(untold).toEqual([]);
  expect(told).toBeGreaterThan(80);
});

test("what a file could not give is said in the languages, and so is each field of work", () => {
  const warnings = Object.entries(readers)
    .filter(([path]) => /(pdf-text|plain-text|clean-lines|docx-text|docx-part|read-pictures)\.ts$/.test(path))
    .flatMap(([, source]) => sentencesOf(source));
  expect(warnings.length).toBeGreaterThan(5);
  expect(warnings.filter((text) => sayIn("fr", text) === text)).toEqual([]);
  const fields = OCCUPATION_FAMILIES.map(({ name }) => name);
  expect(fields.filter((name) => !(name in de))).toEqual([]);
});

test("reasons that are put together are said as a whole, and the user's own words in them stay", () => {
  const evidence = Object.entries(sources);
  const of = (name: string) => evidence.find(([path]) => path.endsWith(name))?.[1] ?? "";
  const wrongNumbers = [...of("/compare-numbers.ts").matchAll(/"((?:is|stands|counts) [^"]+)"/g)].map(
    ([, said]) => `“12 of 30” ${said}.`,
  );
  const heldBack = [...of("/held-back.ts").matchAll(/: "((?:says|names) [^"]+)"/g)].map(
    ([, said]) => `Your resume ${said}: “Helped. A lot.”`,
  );
  expect([wrongNumbers.length, heldBack.length].every((found) => found > 3)).toBe(true);
  for (const english of [...wrongNumbers, ...heldBack]) expect(sayReasonIn("es", english), english).not.toBe(english);
  expect(sayReasonIn("de", "“SAP R/3” was lost. The original wording was kept.")).toBe(
    "„SAP R/3“ ging verloren. Der ursprüngliche Wortlaut blieb.",
  );
});

test("a match's reasons are said with their numbers, names and fields", () => {
  expect(sayReasonIn("de", "You show the same field of work: Nursing.")).toBe(
    "Sie zeigen dasselbe Arbeitsgebiet: Krankenpflege.",
  );
  expect(sayReasonIn("fr", "Asked 1 year, you show 7.")).toBe("Demandé\u00a0: 1 an\u00a0; vous en montrez 7.");
  expect(sayReasonIn("es", "Wound Care, named in your resume's text.")).toBe(
    "Wound Care, citado en el texto de su currículum.",
  );
  const far = "The job is of senior level, far above yours: your 1 year of work point to junior level.";
  expect(sayReasonIn("de", `${far} The role counts less for it.`)).toBe(
    "Die Stelle hat die Stufe Senior, weit über Ihrer: Ihr eines Arbeitsjahr deutet auf die Stufe Junior hin. Die Rolle zählt deshalb weniger.",
  );
  expect(sayReasonIn("de", "“Sales” stands nowhere in your resume.")).toContain("„Sales“");
});

test("a text of a user that is no reason stays as it is", () => {
  for (const text of ["", "Asked", "I led a team of 5.", "{said}"]) expect(sayReasonIn("fr", text)).toBe(text);
});
