import { expect, test } from "vitest";
import { expectSameGaps } from "../../../app/texts/same-gaps.fixtures.ts";
import { LANGUAGES } from "../../domain/language.ts";
import { PASSWORD_HINT } from "../../domain/person.ts";
import { demoPersonas } from "../demo-personas.ts";
import { renderDemoPage } from "../demo-provider-page.ts";
import { doorWords, renderMessagePage } from "../door-page.ts";
import { renderNewAccountPage, renderPasswordPage } from "../local/local-door-page.ts";
import { DOOR_SENTENCES, sayAtDoor } from "./door-sentences.ts";

const FOREIGN = LANGUAGES.filter((language) => language !== "en");
const SOURCES = import.meta.glob<string>(
  [
    "../{embedded-provider,demo-provider,demo-provider-page,demo-personas,door-page,sign-in-refused}.ts",
    "../local/*.ts",
  ],
  { query: "?raw", import: "default", eager: true },
);
/** Those of the invitation, which the product's own texts say; and what no visitor reads. */
const ELSEWHERE = /accept-invitation|\.test\./;

function sentencesOf(source: string): string[] {
  const code = source.replace(/^\s*(\*|\/\/|\/\*).*$/gm, "").replaceAll('" +\n  "', "");
  const said = [...code.matchAll(/(?:say\(|return \[)"([^"]+)"/g)].map(([, text = ""]) => text);
  const quoted = [...code.matchAll(/"((?:[^"\\\n]|\\.)+)"|`([^`<]+)`/g)].map(([, plain, filled = ""]) =>
    (plain ?? filled).replace(/\$\{[^}]*\}/g, "7013"),
  );
  return [...said, ...quoted.filter((text) => /^[A-Z].* .*[.!?]$/.test(text))];
}

test("each language says the same sentences of the sign-in, with the same gaps", () => {
  expect(Object.keys(DOOR_SENTENCES.de).length).toBeGreaterThan(60);
  expectSameGaps(DOOR_SENTENCES);
});

test("whatever the sign-in says is said in each language", () => {
  const told = Object.entries(SOURCES).flatMap(([path, source]) => (ELSEWHERE.test(path) ? [] : sentencesOf(source)));
  expect(new Set(told).size).toBeGreaterThan(45);
  const hints = demoPersonas({ isOpenDemo: false }).map(({ hint }) => hint);
  for (const language of FOREIGN)
    for (const english of [...told, ...hints, PASSWORD_HINT]) {
      const isOneWord = english in DOOR_SENTENCES[language] && !english.includes(" ");
      expect(isOneWord || sayAtDoor(language, english) !== english, `${language}: ${english}`).toBe(true);
    }
});

const typed = { email: `"><script>alert(1)</script>`, firstName: "<b>", lastName: "'&" };
const errors = { email: "Enter an e-mail address like name@example.com." };

test.each(LANGUAGES)(
  "DEC-01 the demo's page in %s keeps the names that are fixed, and what was typed is text",
  (language) => {
    const personas = demoPersonas({ isOpenDemo: false });
    const html = renderDemoPage({ values: typed, errors, words: doorWords(language), personas, isOpen: false });
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain("<h1>Sign In</h1>");
    for (const name of ["Free", "Pro", "Premium", "Admin"])
      expect(html).toContain(`>Continue as ${name} Demo</button>`);
    expect(html).toContain(">Continue</button>");
    for (const label of ["Email", "First name", "Last name"])
      expect(html).toMatch(new RegExp(`<label for="\\w+">${label}`));
    expect(html).not.toMatch(/<script|<b>/);
    expect(html.includes("Ready-made accounts")).toBe(language === "en");
    expect(html.includes(errors.email)).toBe(language === "en");
  },
);

test.each(LANGUAGES)(
  "the pages of accounts kept here and the messages speak %s, and hold no markup of others",
  (language) => {
    const form = { values: typed, errors: { ...errors, password: "Use at least 12 characters." } };
    const shown = { form, alert: "<i>Too many</i>", words: doorWords(language) };
    const offer = { challenge: `"'<u>` };
    const pages = [
      renderPasswordPage({ ...shown, isOpen: true, offer }),
      renderPasswordPage({ ...shown, isOpen: false, offer: null }),
      renderNewAccountPage(shown),
      renderMessagePage({ heading: "Too long", text: "<i>", startUrl: 'https://a.example/"<', language }),
    ];
    const english = ["Password lost?", "Password lost?", "Create account", "Start again"];
    for (const [at, html] of pages.entries()) {
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).not.toMatch(/<[ibu]>|<script>/);
      expect(html.includes(english[at] ?? "")).toBe(language === "en");
      expect(html).not.toMatch(/undefined|\[object/);
    }
  },
);
