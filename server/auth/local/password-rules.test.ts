import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, test } from "vitest";
import { MIN_PASSWORD_CHARACTERS } from "../../domain/person.ts";
import { passwordProblem } from "./password-rules.ts";

const EMAIL = "ines.varga@example.com";

test("the 10,000 commonest passwords are refused, each, also those that are long enough", () => {
  const commonest = dictionary["passwords-common"].slice(0, 10_000);
  expect(commonest.length).toBe(10_000);
  expect(commonest.some((password) => password.length >= MIN_PASSWORD_CHARACTERS)).toBe(true);
  expect(commonest.filter((password) => passwordProblem(password, EMAIL) === null)).toEqual([]);
  expect(commonest.filter((password) => passwordProblem(password.toUpperCase(), EMAIL) === null)).toEqual([]);
});

test.each([
  "monkeymonkey",
  "monkeymonkeymonkey",
  "password1234",
  "!!Password2026",
  "111111111111",
  "123456789012",
  "7777-7777-7777",
  "............",
  "ines.varga@example.com",
  "ines.varga!!",
  "INES.VARGA 2026",
])("a password that only looks long is refused: %s", (password) => {
  expect(passwordProblem(password, EMAIL)).toMatch(/commonest|e-mail address/);
});

test.each([
  "correct horse battery",
  "Zwölf Boxkämpfer",
  "a1b2c3d4e5f6g7",
  "мой дядя самых честных",
  "四字熟語を四つ並べて書く人",
])("a password of one's own may be used, in any script: %s", (password) => {
  expect(passwordProblem(password, EMAIL)).toBeNull();
});

test("length counts characters, and has an end", () => {
  expect(passwordProblem("kqzjvwxbmfp", EMAIL)).toContain("at least 12");
  expect(passwordProblem("🦊🦊🦊🦊🦊🦊", EMAIL)).toContain("at least 12");
  expect(passwordProblem("x".repeat(201), EMAIL)).toContain("at most 200");
});
