import { isValidElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LANGUAGES } from "../../server/domain/language.ts";

type Module = Record<string, Record<string, unknown>>;

const MODULES = import.meta.glob<Module>("./{en,de,fr,es}/*.{ts,tsx}", { eager: true });
const FOREIGN = LANGUAGES.filter((language) => language !== "en");

/** Of each group that is texts alone: its name and its texts. */
function groupsOf(language: string): [string, Record<string, unknown>][] {
  return Object.entries(MODULES)
    .filter(([path]) => path.startsWith(`./${language}/`) && !/\/(formats|installation)\.ts$/.test(path))
    .flatMap(([, module]) => Object.entries(module));
}

/** Numbers that no sentence says by itself, for each that a text is given. */
const GIVEN = [7013, 7019, 7027, 7039] as const;

function wordsOf(text: unknown, given: readonly unknown[] = GIVEN): string {
  const said = typeof text === "function" ? text(...given) : text;
  return isValidElement(said) ? renderToStaticMarkup(said) : String(said);
}

function textsOf(group: Record<string, unknown>, under = ""): [string, unknown][] {
  return Object.entries(group).flatMap(([key, text]) =>
    typeof text === "object" && text !== null && !isValidElement(text)
      ? textsOf(text as Record<string, unknown>, `${under}${key}.`)
      : [[`${under}${key}`, text] as [string, unknown]],
  );
}

test("each language has the groups of English, and each group the texts", () => {
  const english = groupsOf("en").map(([name, group]) => [
    name,
    textsOf(group)
      .map(([key]) => key)
      .toSorted(),
  ]);
  expect(english.length).toBeGreaterThan(0);
  for (const language of FOREIGN) {
    const other = groupsOf(language).map(([name, group]) => [
      name,
      textsOf(group)
        .map(([key]) => key)
        .toSorted(),
    ]);
    expect(other, language).toEqual(english);
  }
});

test("no text is left empty, and none says undefined", () => {
  for (const language of LANGUAGES) {
    for (const [name, group] of groupsOf(language)) {
      for (const [key, text] of textsOf(group)) {
        for (const given of [GIVEN, [1, 1, 1, 1], [0, 0, 0, 0]]) {
          const words = wordsOf(text, given);
          expect(words.trim(), `${language} ${name}.${key}`).not.toBe("");
          expect(words, `${language} ${name}.${key}`).not.toMatch(/undefined|\[object|NaN/);
        }
      }
    }
  }
});

test("each language puts what is given to a text where English does: the same, as often", () => {
  for (const [name, group] of groupsOf("en")) {
    for (const [key, english] of textsOf(group)) {
      const given = GIVEN.filter((value) => wordsOf(english).includes(String(value)));
      for (const language of FOREIGN) {
        const other = textsOf(groupsOf(language).find(([each]) => each === name)?.[1] ?? {});
        const words = wordsOf(new Map(other).get(key));
        const found = GIVEN.filter((value) => words.includes(String(value)));
        expect(found, `${language} ${name}.${key}`).toEqual(given);
      }
    }
  }
});

test("what is said in words is said in the language: few long texts are the English ones", () => {
  const english = new Map(
    groupsOf("en").flatMap(([name, group]) => textsOf(group).map(([key, text]) => [`${name}.${key}`, wordsOf(text)])),
  );
  for (const language of FOREIGN) {
    const same = groupsOf(language).flatMap(([name, group]) =>
      textsOf(group).filter(([key, text]) => {
        const words = wordsOf(text);
        return words.split(" ").length > 3 && words === english.get(`${name}.${key}`);
      }),
    );
    expect(
      same.map(([key]) => key),
      language,
    ).toEqual([]);
  }
});

/** Of many always: a limit, or shown only when there are several; or given its number as text. */
const OF_MANY = new Set(
  [
    "passOn inLastWeeks tooEarly sideAbove youAct youPrepare unchanged miles within letterHint passwordHint",
    "deletesAll areClosed someMatches used applicants countOf keepSearches newestKept allInList",
  ].flatMap((keys) => keys.split(" ")),
);

test("of one it is said in the singular", () => {
  for (const language of ["fr", "es"] as const) {
    for (const [name, group] of groupsOf(language)) {
      for (const [key, text] of textsOf(group)) {
        const one = `${language} ${name}.${key}`;
        if (typeof text !== "function" || OF_MANY.has(key)) continue;
        expect(wordsOf(text, [1, 1, 1, 1]), one).not.toMatch(/(?<!\p{L}|\d)1 (?!mois|mes|más)\p{L}{2,}s(?!\p{L})/u);
      }
    }
  }
});
