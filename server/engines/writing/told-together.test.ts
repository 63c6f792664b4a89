import { expect, test } from "vitest";
import { shortTogether, toldTogether } from "./told-together.ts";

test("two short sentences of what a person is, holds or knows are told in one, in each language", () => {
  for (const [one, other, language, both] of [
    ["I am Gas Safe registered.", "I hold NVQ Level 3.", "en", "I am Gas Safe registered and hold NVQ Level 3."],
    ["I hold BLS.", "I hold ACLS.", "en", "I hold BLS and ACLS."],
    ["I have worked with Xero.", "I have worked with SAP.", "en", "I have worked with Xero and SAP."],
    ["Ich bin Koch.", "Ich spreche Polnisch.", "de", "Ich bin Koch und spreche Polnisch."],
    ["J'ai le permis B.", "Je parle polonais.", "fr", "J'ai le permis B et je parle polonais."],
    [
      "Tengo el carné de grúa y el carné de plataforma.",
      "Tengo el permiso B.",
      "es",
      "Tengo el carné de grúa, el carné de plataforma y el permiso B.",
    ],
    ["Tengo carnet B.", "Hablo polaco.", "es", "Tengo carnet B y hablo polaco."],
  ] as const)
    expect(toldTogether(one, other, language)[0]).toBe(both);
  for (const [one, other] of [
    ["I hold BLS.", "You ask for ACLS, which I do not have yet."],
    ["I cut waste by 9%.", "I hold BLS."],
    ["I hold BLS.", "I have not worked with Epic yet."],
  ] as const)
    expect(toldTogether(one, other, "en")).toEqual([]);
});

test("issue 17: of unlike things two short sentences are one, and a degree stays by itself", () => {
  expect(shortTogether("I hold a TWIC card.", "I have worked with Power Query.", "en")[0]).toBe(
    "I hold a TWIC card and have worked with Power Query.",
  );
  expect(shortTogether("I have a bachelor's degree in law.", "I speak Hindi.", "en")).toEqual([]);
  expect(shortTogether("I hold a TWIC card.", "I cut waste by 9%.", "en")).toEqual([]);
});
