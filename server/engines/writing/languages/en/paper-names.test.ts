import { expect, test } from "vitest";
import { paperName } from "./paper-names.ts";

const wayOf = (text: string) =>
  paperName(text, { noun: "certificate", isAsked: false, isTraining: false })?.ways[0] ?? null;

test.each([
  "Certified Kiln Operator Certified Glaze Mixer Advanced",
  "Extensive Window-Dressing Experience",
  "Orderly and detail-oriented",
  "Works well with others to finish early",
  "Harbour Lane Team is a crew that handles freight",
  "Coordinator",
])("nobody holds what is no paper: %s", (text) => {
  expect(wayOf(text)).toBeNull();
});

test("a name that speaks of no paper by itself is told with what its heading calls it", () => {
  expect(wayOf("Orchard Care")).toBe("an Orchard Care certificate");
  expect(wayOf("ServSafe")).toBe("ServSafe");
  expect(wayOf("State Weaving License K-6")).toBe("a State Weaving License K-6");
});

test.each([
  ["512B ticket", "a 512B ticket"],
  ["Cert III Arboriculture", "a Certificate III in Arboriculture"],
  ["2019-2022 BSc in Geology", "a BSc in Geology"],
  ["G licence w/ clean record", "a G licence"],
  ["HARBOUR SAFETY CERTIFICATE (CURRENT)", "a Harbour Safety Certificate"],
  ["Oracle Certified: Tide Systems Associate", "an Oracle Certified Tide Systems Associate"],
  ["A Grade Rigging Licence", "an A-Grade Rigging Licence"],
  ["Ice road program", null],
  ["Welding intro class", null],
])("issue 17: %s is held as %s", (text, name) => {
  expect(wayOf(text)).toBe(name);
});

test.each(["NTSA National Conference", "Bachelor's degree in business certificate"])(
  "issue 17: what was attended, or run together, is no paper: %s",
  (text) => expect(wayOf(text)).toBeNull(),
);
