import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { borrowedClaims } from "../../../../tests/emulators/openai.ts";
import { profileOf } from "./evidence.fixtures.ts";
import { judgeStatement, type Judged } from "./judge-statement.ts";
import { type Sources, sourcesOfResume } from "./sources.ts";

const FOLDER = fileURLToPath(new URL("../../../../tests/fixtures/claims", import.meta.url));

const held = (numbers: string) => numbers.split(" ").map((number) => `${number}-held-out`);

/** No rule was mended on these before they were written: what the gate finds in them is what it finds in new claims. */
export const FRESH_SETS = held(
  "twenty-fifth thirtieth thirty-first thirty-second thirty-third thirty-fourth thirty-fifth thirty-sixth thirty-seventh thirty-ninth fortieth forty-second forty-fourth",
);

/** Written to be hard: what a careful reader has to look at twice to tell the false from the true. */
export const HARD_SETS = held(
  "forty-sixth forty-seventh forty-eighth forty-ninth fiftieth fifty-first fifty-second fifty-third fifty-fourth",
);

/** The sets that the trees of claim-trees.tsv grow on; those not yet worked on stay out. */
export const FIT_SETS = [
  "worked-on",
  "held-out",
  ...held(
    "second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-sixth twenty-seventh twenty-eighth twenty-ninth",
  ),
  ...FRESH_SETS,
  ...HARD_SETS,
];

export type JudgedClaim = { set: string; file: string; isTrue: boolean; kind: string; text: string; judged: Judged };

const resumes = new Map<string, { sources: Sources; employers: readonly string[] }>();

export function resumeOf({ set, file }: JudgedClaim): {
  employers: readonly string[];
  judge: (text: string) => Judged;
} {
  const { sources, employers } = resumes.get(`${set}/${file}`)!;
  return { employers, judge: (text) => judgeStatement(text, sources) };
}

const judgedSets = new Map<string, JudgedClaim[]>();

/** The claims of a set, each judged once against its resume. A file is a resume, "===", then "+" or "-", a kind and a claim. */
export function judgeSet(set: string): JudgedClaim[] {
  const known = judgedSets.get(set) ?? judgeClaims(set);
  judgedSets.set(set, known);
  return known;
}

function judgeClaims(set: string): JudgedClaim[] {
  const folder = join(FOLDER, set);
  return readdirSync(folder).flatMap((file) => {
    const [resume = "", claims = ""] = readFileSync(join(folder, file), "utf8").split("\n===\n");
    const profile = profileOf(resume);
    const sources = sourcesOfResume(profile);
    const employers = [...new Set(profile.jobs.flatMap(({ employer }) => employer ?? []))];
    resumes.set(`${set}/${file}`, { sources, employers });
    return claims
      .trim()
      .split("\n")
      .map((line) => {
        const { sign, kind = "", text = "" } = /^(?<sign>[+-]) (?<kind>[^:]+): (?<text>.+)$/.exec(line)?.groups ?? {};
        if (text === "") throw new Error(`${file}: "${line}" is no claim.`);
        return { set, file, isTrue: sign === "+", kind, text, judged: judgeStatement(text, sources) };
      });
  });
}

const borrowedSets = new Map<string, { text: string; judged: Judged }[]>();

/** What a model says that borrows the words of these resumes and turns them, judged once: all of it is false. */
export function judgeBorrowed(sets: readonly string[]): { text: string; judged: Judged }[] {
  return sets.flatMap((set) => {
    const known = borrowedSets.get(set) ?? judgeTurned(set);
    borrowedSets.set(set, known);
    return known;
  });
}

function judgeTurned(set: string): { text: string; judged: Judged }[] {
  return readdirSync(join(FOLDER, set)).flatMap((file) => {
    const [resume = ""] = readFileSync(join(FOLDER, set, file), "utf8").split("\n===\n");
    const sources = sourcesOfResume(profileOf(resume));
    const lines = sources.resume.statements.filter(({ section, isHead }) => section === "experience" && !isHead);
    return borrowedClaims(lines).map((text) => ({ text, judged: judgeStatement(text, sources) }));
  });
}

/** Shares of a judged set: false ones passed, true ones dropped, and what is asked of the person, of all. */
export function sharesOf(claims: JudgedClaim[]): { falsePassed: number; trueDropped: number; notSure: number } {
  const share = (part: JudgedClaim[], answer: Judged["answer"]) =>
    part.filter(({ judged }) => judged.answer === answer).length / Math.max(1, part.length);
  return {
    falsePassed: share(
      claims.filter(({ isTrue }) => !isTrue),
      "borne out",
    ),
    trueDropped: share(
      claims.filter(({ isTrue }) => isTrue),
      "not borne out",
    ),
    notSure: share(claims, "not sure"),
  };
}
