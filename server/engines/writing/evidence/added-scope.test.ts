import { expect, test } from "vitest";
import { profileOf } from "./evidence.fixtures.ts";
import { judgeText } from "./judge-text.ts";
import { sourcesOfResume } from "./sources.ts";

function judge(resume: string, claim: string) {
  return judgeText(claim, sourcesOfResume(profileOf(resume))).answer;
}

const CLERK = `Rosa Lund
Experience
Payroll Officer, Avon Textiles, Bristol, 03/2020 - present
Moved holiday records from paper to Sage
Answered staff questions about tax codes
Office Assistant, Dunmore Legal, Bath, 06/2016 - 02/2020
Booked travel for four partners
Kept the archive without a loss`;

test.each([
  "every day without any help",
  "on my own",
  "single-handedly",
  "better than anyone",
  "for the whole company",
  "without a single mistake",
  "from day one",
  "in record time",
  "night after night",
  "across all sites",
  "with full autonomy",
  "to everyone's satisfaction",
  "ahead of schedule",
  "under extreme pressure",
  "which became the company standard",
])("issue 17 a deed of a line is not borne out as more than the line says: %s", (added) => {
  expect(judge(CLERK, `I answered staff questions about tax codes ${added}.`)).not.toBe("borne out");
  expect(judge(CLERK, `I booked travel for four partners ${added}.`)).not.toBe("borne out");
});

const GERMAN =
  "Jonas Petersen\nBerufserfahrung\nLagerist, Nordsee Logistik, Bremen, 2019 - heute\nWareneingang geprüft";
const SPANISH = "Ana Gil\nExperiencia\nCamarera, Café Central, Granada, 2015 - 2018\nPreparé las mesas para bodas";
const FRENCH =
  "Léa Morel\nExpérience\nVendeuse, Boulangerie Morel, Rezé, 2015 - 2019\nPréparé les commandes de gâteaux";

test.each([
  [GERMAN, "Ich habe den Wareneingang geprüft, besser als alle anderen."],
  [GERMAN, "Ich habe ganz allein den Wareneingang geprüft."],
  [GERMAN, "Vom ersten Tag an habe ich den Wareneingang geprüft."],
  [SPANISH, "Preparé las mesas para bodas sin ayuda de nadie."],
  [SPANISH, "Preparé las mesas para bodas mejor que nadie."],
  [SPANISH, "Desde el primer día preparé las mesas para bodas."],
  [FRENCH, "J'ai préparé les commandes de gâteaux mieux que personne."],
  [FRENCH, "J'ai préparé toute seule les commandes de gâteaux."],
  [FRENCH, "Dès le premier jour, j'ai préparé les commandes de gâteaux."],
])("issue 17 the same holds in other languages: %s %s", (resume, claim) => {
  expect(judge(resume, claim)).not.toBe("borne out");
});

test.each([
  "whatever the weather",
  "with my eyes closed",
  "like clockwork",
  "for royalty",
  "as a pioneer",
  "with the final say",
  "beyond what was asked of me",
  "during the worst crisis in years",
])("issue 17 nor is what no list of ours names, behind a line that is quoted: %s", (added) => {
  expect(judge(CLERK, `I answered staff questions about tax codes ${added}.`)).not.toBe("borne out");
});

test.each(["Come rain or shine, I booked travel for four partners.", "I tirelessly booked travel for four partners."])(
  "issue 17 nor before it: %s",
  (claim) => {
    expect(judge(CLERK, claim)).not.toBe("borne out");
  },
);

test.each([
  "I moved holiday records from paper to Sage, which you also use.",
  "When a partner was away, I booked travel for four partners.",
  "I answered staff questions about tax codes as part of my job.",
  "There, I booked travel for four partners.",
  "I booked travel for four partners, and I answered staff questions about tax codes.",
  "In that job, I booked travel for four partners.",
  "As an Office Assistant at Dunmore Legal, I also booked travel for four partners.",
  "Over those years, I booked travel for four partners.",
  "I booked travel for four partners together with my colleagues.",
  "I kept the archive without a loss.",
  "Among other things, I answered staff questions about tax codes.",
])("issue 17 where and when a deed was done may be added: %s", (claim) => {
  expect(judge(CLERK, claim)).toBe("borne out");
});
