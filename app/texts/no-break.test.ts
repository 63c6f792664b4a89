import { createElement, isValidElement } from "react";
import { expect, test } from "vitest";
import { withoutBreaks } from "../../server/domain/no-break.ts";
import { loadTexts } from "./load-texts.ts";
import { groupWithoutBreaks } from "./no-break.ts";
import { sayReasonIn } from "./reasons.ts";
import { sayIn } from "./sentences.ts";

test("French signs stay with the word before them, and a percent sign with its number in each language", () => {
  expect(withoutBreaks("fr", "Vu « ici » : 33 % ; oui ? non !")).toBe(
    "Vu «\u00a0ici\u00a0»\u00a0: 33\u00a0%\u00a0; oui\u00a0? non\u00a0!",
  );
  expect(withoutBreaks("de", "33 % der Treffer: ja ; nein")).toBe("33\u00a0% der Treffer: ja ; nein");
  expect(withoutBreaks("es", "33 % de ellas")).toBe("33\u00a0% de ellas");
});

test("texts made of what they are given, and those one level down, are kept together; elements stay", () => {
  const element = createElement("b", null, "a : b");
  const texts = groupWithoutBreaks("fr", { of: (n: number) => `${n} %`, deep: { text: "a : b" }, list: [1], element });
  expect([texts.of(7), texts.deep.text, texts.list]).toEqual(["7\u00a0%", "a\u00a0: b", [1]]);
  expect(isValidElement(texts.element)).toBe(true);
});

test("what a screen loads is kept together", async () => {
  const { replySpoken } = await loadTexts("fr", "analytics");
  expect(replySpoken(1, 0, 2)).not.toMatch(/ [;:!?%]/);
  expect(sayIn("fr", "Please fill in: a : b.")).toBe("À remplir\u00a0: a : b.");
  expect(sayReasonIn("fr", "Asked 1 year, you show 7.")).not.toMatch(/ [;:]/);
  expect((await loadTexts("fr", "admin")).beginningWith("a")).toContain("«\u00a0a\u00a0»");
});
