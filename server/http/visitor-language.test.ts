import { expect, test } from "vitest";
import { readLanguage } from "./visitor-language.ts";
import { expectQuick } from "../../tests/setup/expect-quick.ts";

const read = (headers: Record<string, string>) => readLanguage(new Headers(headers));

test.each([
  ["de", "de"],
  ["de-AT,de;q=0.9,en;q=0.8", "de"],
  ["fr-CA", "fr"],
  ["es-419,es;q=0.9", "es"],
  ["it,fr;q=0.7,de;q=0.8", "de"],
  ["nl-NL,nl;q=0.9,en-US;q=0.8,de;q=0.7", "en"],
  ["de;q=0,en;q=0.1", "en"],
  ["*", "en"],
  ["pl, ja", "en"],
  ["", "en"],
  ["q=;;,,=de;q=banana", "en"],
])("a browser that says %j is answered in %s", (accepted, language) => {
  expect(read({ "Accept-Language": accepted })).toBe(language);
});

test("a browser that says nothing is answered in English", () => {
  expect(read({})).toBe("en");
});

test("the language chosen here goes before that of the browser", () => {
  expect(read({ Cookie: "a=b; language=es; appearance=dark", "Accept-Language": "de" })).toBe("es");
});

test.each(["<script>", "de; DROP", "__proto__", "DE", "%64%65", "", "de,fr", "../../etc"])(
  "a cookie that holds %j chooses nothing",
  (value) => {
    expect(read({ Cookie: `language=${value}`, "Accept-Language": "fr" })).toBe(value.startsWith("de;") ? "de" : "fr");
  },
);

test("a header that is long beyond reason is read in no time", async () => {
  await expectQuick(1_000, () => read({ "Accept-Language": "de;q=0.1,".repeat(20_000) }));
});
