import { expect, test } from "vitest";
import { claimsByResume, examplesOf, treesOf } from "../../../../tests/bench/claim-trees.ts";
import { FRESH_SETS, judgeBorrowed, judgeSet, sharesOf } from "./claim-sets.fixtures.ts";
import { likelihoodOf } from "./meaning/likelihood.ts";
import { likelihoodBy } from "./meaning/tree-votes.ts";

const MOST_FALSE_PASSED = 0.03;
const MOST_TRUE_DROPPED = 0.05;
const MOST_NOT_SURE = 0.16;

const SETS = [
  "worked-on",
  "held-out",
  "second-held-out",
  "third-held-out",
  "fourth-held-out",
  "fifth-held-out",
  "sixth-held-out",
];

/** On them rules were mended since, and the trees grow on them: each by itself shows little, all together much. */
const LATER = [
  "seventh-held-out",
  "eighth-held-out",
  "ninth-held-out",
  "tenth-held-out",
  "eleventh-held-out",
  "twelfth-held-out",
  "thirteenth-held-out",
  "fourteenth-held-out",
  "fifteenth-held-out",
  "sixteenth-held-out",
  "seventeenth-held-out",
  "eighteenth-held-out",
  "nineteenth-held-out",
  "twentieth-held-out",
  "twenty-first-held-out",
  "twenty-second-held-out",
  "twenty-third-held-out",
  "twenty-fourth-held-out",
  "twenty-sixth-held-out",
  "twenty-seventh-held-out",
  "twenty-eighth-held-out",
  "twenty-ninth-held-out",
];

/** No rule was mended on them, and the trees know nothing of them: what they show is what new claims meet. */
const UNSEEN = [
  ["thirty-eighth-held-out", 0.04, 0.055, 0.24],
  ["forty-first-held-out", 0.09, 0.08, 0.24],
  ["forty-third-held-out", 0.04, 0.06, 0.27],
  ["forty-fifth-held-out", 0.04, 0.06, 0.23],
  ["fifty-sixth-held-out", 0.045, 0.065, 0.26],
] as const;

/** Written last. Those before them, to which rules and trees have been fitted longest, are left to `npm run test:long`. */
const LATEST = LATER.slice(-2);

function checkLater(set: string): void {
  const claims = judgeSet(set);
  const { falsePassed, trueDropped, notSure } = sharesOf(claims);
  const passed = claims.filter(({ isTrue, judged }) => !isTrue && judged.answer === "borne out");
  expect(falsePassed, passed.map(({ text }) => text).join("\n")).toBeLessThanOrEqual(0.04);
  expect(trueDropped).toBeLessThanOrEqual(0.09);
  expect(notSure).toBeLessThanOrEqual(0.3);
}

test.each(LATEST)("DEC-99 of the claims of the set %s few false ones pass", checkLater);

test.each(LATER.slice(0, -LATEST.length))(
  "DEC-99 of the claims of the set %s, one of those before, few false ones pass",
  { tags: "long" },
  checkLater,
);

function checkTogether(sets: string[], mostNotSure: number): void {
  const { falsePassed, trueDropped, notSure } = sharesOf(sets.flatMap(judgeSet));
  expect(falsePassed).toBeLessThanOrEqual(0.015);
  expect(trueDropped).toBeLessThanOrEqual(0.035);
  expect(notSure).toBeLessThanOrEqual(mostNotSure);
}

test("DEC-99 of all the claims that were written last few false ones pass, few true ones fall", () => {
  checkTogether(LATEST, 0.27);
});

test("DEC-99 of all the claims that were written later few false ones pass, few true ones fall", {
  tags: "long",
}, () => {
  checkTogether(LATER, 0.23);
});

test.each(UNSEEN)(
  "DEC-99 of the claims of the set %s, which nobody had seen, few false ones pass",
  (set, mostPassed, mostDropped, mostNotSure) => {
    const { falsePassed, trueDropped, notSure } = sharesOf(judgeSet(set));
    expect(falsePassed).toBeLessThanOrEqual(mostPassed);
    expect(trueDropped).toBeLessThanOrEqual(mostDropped);
    expect(notSure).toBeLessThanOrEqual(mostNotSure);
  },
);

test("issue 17: of claims about resumes in whole sentences few are asked", () => {
  const { falsePassed, trueDropped, notSure } = sharesOf(judgeSet("fifty-seventh-held-out"));
  expect(falsePassed).toBeLessThanOrEqual(0.02);
  expect(trueDropped).toBeLessThanOrEqual(0.03);
  expect(notSure).toBeLessThanOrEqual(0.15);
});

/** Neither rules nor trees know them, and they are hard: what is wrong here is how far the gate is from a careful reader. */
test("DEC-99 of hard claims which nobody had seen few false ones pass, though many are asked", { tags: "long" }, () => {
  const { falsePassed, trueDropped, notSure } = sharesOf(judgeSet("fifty-fifth-held-out"));
  expect(falsePassed).toBeLessThanOrEqual(0.075);
  expect(trueDropped).toBeLessThanOrEqual(0.155);
  expect(notSure).toBeLessThanOrEqual(0.65);
});

/** Claims that turn the words of well-kept resumes: rules were mended on them since, the trees know nothing of them. */
const TURNED = ["fifty-eighth-held-out", "fifty-ninth-held-out", "sixtieth-held-out", "sixty-first-held-out"];

test("DEC-99 of claims that turn a clean resume's own words round few false ones pass", { tags: "long" }, () => {
  const claims = TURNED.flatMap(judgeSet);
  expect(claims.length).toBeGreaterThan(1_000);
  const { falsePassed, trueDropped, notSure } = sharesOf(claims);
  expect(falsePassed).toBeLessThanOrEqual(0.055);
  expect(trueDropped).toBeLessThanOrEqual(0.055);
  expect(notSure).toBeLessThanOrEqual(0.37);
});

test("DEC-99 of all the claims on which no rule was mended few false ones pass, few true ones fall", {
  tags: "long",
}, () => {
  const claims = FRESH_SETS.flatMap(judgeSet);
  expect(claims.length).toBeGreaterThan(2_000);
  const { falsePassed, trueDropped, notSure } = sharesOf(claims);
  expect(falsePassed).toBeLessThanOrEqual(0.03);
  expect(trueDropped).toBeLessThanOrEqual(0.05);
  expect(notSure).toBeLessThanOrEqual(0.3);
});

const OLDEST = SETS.slice(0, 2);

function checkSet(set: string): void {
  const claims = judgeSet(set);
  expect(claims.filter(({ isTrue }) => isTrue).length).toBeGreaterThan(50);
  expect(claims.filter(({ isTrue }) => !isTrue).length).toBeGreaterThan(80);
  const { falsePassed, trueDropped, notSure } = sharesOf(claims);
  const wrong = claims
    .filter(({ isTrue, judged }) => judged.answer === (isTrue ? "not borne out" : "borne out"))
    .map(({ file, kind, text, judged }) => `${file} ${kind}: ${text} (${judged.reason})`);
  expect(falsePassed, wrong.join("\n")).toBeLessThanOrEqual(MOST_FALSE_PASSED);
  expect(trueDropped, wrong.join("\n")).toBeLessThanOrEqual(MOST_TRUE_DROPPED);
  expect(notSure).toBeLessThanOrEqual(MOST_NOT_SURE);
}

test.each(OLDEST)("DEC-99 of the claims of the set %s few false ones pass, few true ones fall", checkSet);

test.each(SETS.slice(OLDEST.length))(
  "DEC-99 of the claims of the set %s, one of those between, few false ones pass, few true ones fall",
  { tags: "long" },
  checkSet,
);

function checkBorrowed(sets: string[], atLeast: number): void {
  const borrowed = judgeBorrowed(sets);
  expect(borrowed.length).toBeGreaterThan(atLeast);
  const passed = borrowed.filter(({ judged }) => judged.answer === "borne out").map(({ text }) => text);
  expect(passed.length / borrowed.length, passed.join("\n")).toBeLessThanOrEqual(MOST_FALSE_PASSED);
}

test("DEC-99 a model that borrows the resume's own words and turns their meaning gets nothing past the gate", () => {
  checkBorrowed(OLDEST, 60);
});

test("DEC-99 of the other resumes neither does a model that borrows their words", { tags: "long" }, () => {
  checkBorrowed(SETS.slice(OLDEST.length), 140);
});

test("DEC-99 whoever is told no learns why, and every yes has its line", () => {
  for (const { judged, text, isTrue } of judgeSet("worked-on")) {
    if (judged.answer !== "borne out") expect(judged.reason, text).toMatch(/[.”]$/);
    else if (isTrue && !/\byears\b/.test(text)) expect(judged.line, text).not.toBeNull();
  }
});

/** A skill more in the lexicon moves a claim or two: the trees need not be found again for that. */
const NEAR_ENOUGH = 0.05;

test("the trees of the gate are those that a fit over its claims gives: npm run fit:claims -- --write", {
  tags: "long",
}, () => {
  const examples = examplesOf(claimsByResume());
  expect(examples.length).toBeGreaterThan(500);
  const trees = treesOf(examples);
  const apart = examples.map(({ features }) => Math.abs(likelihoodBy(trees, features) - likelihoodOf(features)));
  expect(apart.reduce((sum, one) => sum + one, 0) / apart.length).toBeLessThanOrEqual(NEAR_ENOUGH);
});
