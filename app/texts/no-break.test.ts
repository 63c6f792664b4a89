import { createElement, isValidElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { withoutBreaks } from "../../server/domain/no-break.ts";
import { loadTexts, type TextGroup } from "./load-texts.ts";
import { groupWithoutBreaks } from "./no-break.ts";
import { sayReasonIn } from "./reasons.ts";
import { sayIn } from "./sentences.ts";

test("French signs and thousands stay with the word before them, and a percent sign with its number in each language", () => {
  expect(withoutBreaks("fr", "Vu « ici » : 33 % ; oui ? non !")).toBe(
    "Vu «\u00a0ici\u00a0»\u00a0: 33\u00a0%\u00a0; oui\u00a0? non\u00a0!",
  );
  expect(withoutBreaks("fr", "11 000 cycles, 2 1500")).toBe("11\u00a0000 cycles, 2 1500");
  expect(withoutBreaks("de", "33 % der Treffer: ja ; nein")).toBe("33\u00a0% der Treffer: ja ; nein");
  expect(withoutBreaks("es", "33 % de ellas")).toBe("33\u00a0% de ellas");
});

test("texts made of what they are given, those one level down, in lists and in elements are kept together", () => {
  const element = createElement("p", { title: "t" }, "a ", createElement("b", null, "b"), " : c");
  const texts = groupWithoutBreaks("fr", {
    of: (n: number) => `${n} %`,
    deep: { text: "a : b" },
    list: [1, "a ?"],
    element,
  });
  expect([texts.of(7), texts.deep.text, texts.list]).toEqual(["7\u00a0%", "a\u00a0: b", [1, "a\u00a0?"]]);
  expect(renderToStaticMarkup(texts.element)).toBe('<p title="t">a <b>b</b>\u00a0: c</p>');
});

test("what a screen loads is kept together", async () => {
  const { replySpoken } = await loadTexts("fr", "analytics");
  expect(replySpoken(1, 0, 2)).not.toMatch(/ [;:!?%]/);
  expect(sayIn("fr", "Please fill in: a : b.")).toBe("À remplir\u00a0: a : b.");
  expect(sayReasonIn("fr", "Asked 1 year, you show 7.")).not.toMatch(/ [;:]/);
  expect((await loadTexts("fr", "admin")).beginningWith("a")).toContain("«\u00a0a\u00a0»");
});

const FRENCH = import.meta.glob<Record<string, unknown>>("./fr/*.{ts,tsx}", { eager: true });
/** What no text says by itself; the formats of a language and what is told of an installation are made otherwise. */
const GIVEN = [7013, 7019, 7027, 7039];
const MADE_OTHERWISE = ["formats", "installation"];

function wordsOf(text: unknown): string[] {
  const said = typeof text === "function" ? text(...GIVEN) : text;
  if (typeof said !== "object" || said === null) return [String(said)];
  if (!isValidElement(said)) return Object.values(said).flatMap(wordsOf);
  return [renderToStaticMarkup(createElement(MemoryRouter, null, said)).replaceAll(/<[^>]+>/g, "")];
}

test("no French text of any screen leaves a sign of its own at the beginning of a line", async () => {
  const groups = Object.values(FRENCH).flatMap((module) => Object.keys(module));
  expect(groups.length).toBeGreaterThan(20);
  for (const group of groups.filter((name) => !MADE_OTHERWISE.includes(name))) {
    const words = wordsOf(await loadTexts("fr", group as TextGroup));
    expect(
      words.filter((text) => / [;:!?%»]|« /.test(text)),
      group,
    ).toEqual([]);
  }
});
