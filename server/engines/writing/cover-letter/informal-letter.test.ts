import { expect, test } from "vitest";
import { PFLEGE, profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeCoverLetter } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";
import { asInformal } from "./informal-letter.ts";

const letterTo = async (description: string) => {
  const posting = { title: "Pflegefachkraft", company: "Haus Erlengrund", location: "Kassel", salary: "" };
  const facts = factsOf(profileOf(PFLEGE), { ...posting, description, requirements: [] });
  return (await makeCoverLetter(facts, localWriter)).content;
};

test("a posting that says du is answered alike, and one that says Sie is not", async () => {
  const familiar = await letterTo("Du pflegst unsere Bewohner und planst deinen Dienst im Team. Bewirb dich jetzt!");
  expect(familiar).toMatch(/^Hallo zusammen,\n/u);
  expect(familiar).not.toMatch(/(?<!\p{L})(?:Sie|Ihnen|Ihre?[nrms]?)(?!\p{L}| Name)(?! erreicht)/u);
  expect(familiar).toContain("Viele Grüße");
  const polite = await letterTo("Sie pflegen unsere Bewohner und planen Ihren Dienst im Team.");
  expect(polite).toMatch(/^Sehr geehrte Damen und Herren,\n/u);
  expect(polite).toContain("Mit freundlichen Grüßen");
});

test.each([
  ["Sie erreichen mich unter a@example.org.", "Ihr erreicht mich unter a@example.org."],
  ["Sie wünschen sich SAP; das habe ich noch nicht.", "Ihr wünscht euch SAP; das habe ich noch nicht."],
  ["In Ihrer Anzeige nennen Sie SAP.", "In eurer Anzeige nennt ihr SAP."],
  ["Gern erzähle ich Ihnen mehr, was Sie zuerst brauchen.", "Gern erzähle ich euch mehr, was ihr zuerst braucht."],
  ["• Sie stehen im Lebenslauf", "• Sie stehen im Lebenslauf"],
])("what is said to a reader is said to several friends: %s", (polite, familiar) => {
  expect(asInformal(["Guten Tag Carina Moser,", polite])).toEqual(["Hallo Carina,", familiar]);
  expect(asInformal(["Sehr geehrte Frau Huber,", polite])).toEqual(["Sehr geehrte Frau Huber,", polite]);
});
