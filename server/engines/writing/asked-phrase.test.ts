import { expect, test } from "vitest";
import { askedPhrase } from "./asked-phrase.ts";

test("a requirement reads as the object of a sentence, names keep their capital", () => {
  expect(askedPhrase("Google Analytics", "en")).toBe("Google Analytics");
  expect(askedPhrase("Blueprint reading", "en")).toBe("blueprint reading");
  expect(askedPhrase("Food handler or ServSafe certificate", "en")).toBe("a food handler or ServSafe certificate");
  expect(askedPhrase("Friendly and exact on the phone", "en")).toBe("somebody friendly and exact on the phone");
  expect(askedPhrase("Pass a weld test in MIG and TIG", "en")).toBeNull();
});
