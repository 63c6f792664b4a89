import { expect, test } from "vitest";
import { analyseResume } from "../../analysis/analyse-resume.ts";
import { extractListingFacts } from "../../matching/listing-facts.ts";
import { skillWeights } from "../../matching/skill-weights.ts";
import { UNSTATED } from "../../../domain/posting.ts";
import { localWriter } from "../local-writer.ts";
import { makeInterview, makeTailoredResume } from "../make-material.ts";
import { readWritingFacts } from "../writing-facts.ts";

const GARDENER = `Mara Lindqvist
Gardener
Experience
Gardener, Elmfield Park Trust, 2018 - Present
• Pruned 300 fruit trees each winter with two apprentices
• Planned the rose borders of three public gardens
• Ordered tools and seeds for nine crews`.split("\n");

function factsOf(lines: string[], told: { title: string; company: string; description: string }) {
  const posting = { ...UNSTATED, id: "why", source: "linkedin" as const, ...told };
  return readWritingFacts(analyseResume(lines), posting, skillWeights([extractListingFacts(posting)]));
}

test("why somebody applies is answered by a line that answers what the posting needs, or by none", async () => {
  const company = "Orchard House";
  const fits = factsOf(GARDENER, {
    title: "Gardener",
    company,
    description: "Responsibilities\n- Prune the fruit trees of our orchards\n- Talk to visitors",
  });
  const [, why = ""] = (await makeInterview(fits, localWriter)).generalQuestions;
  expect(why).toContain("fruit trees");
  expect(why).not.toMatch(/seeds|rose borders/);
  const strange = factsOf(GARDENER, {
    title: "Gardener",
    company,
    description: "Responsibilities\n- Repair the greenhouse boilers\n- Repair the mowers",
  });
  const [, other = ""] = (await makeInterview(strange, localWriter)).generalQuestions;
  expect(other).not.toMatch(/seeds|rose borders|fruit trees/);
});

test("a task that no question asks about is answered at once by a line that no other answer needs", async () => {
  const lines = `Tove Marsh
Pump Technician
Experience
Pump Technician, Heron Pumps, 2018 - Present
• Diagnose and repair well pumps, pressure tanks and filters, five calls a day
• Replaced 30 boiler pumps for a school district over one summer
• Cut callbacks from 9% to 3% by writing a start-up checklist
• Ride along with new hires; trained four apprentices
• Enter work orders and quotes in ServiceTitan
Helper, Lark Sheet Metal, 2015 - 2018
• Fabricated and hung ductwork on commercial jobs`.split("\n");
  const description = `Responsibilities
- Perform planned maintenance and repair on boiler pumps and filters
- Troubleshoot electrical and control problems
- Mentor apprentices
- Prepare quotes for repairs and document work in ServiceTitan
Requirements
- Experience with building automation systems (BAS) a plus`;
  const facts = factsOf(lines, { title: "Pump Technician", company: "Orchard House", description });
  const [, why] = (await makeInterview(facts, localWriter)).generalQuestions;
  expect(why).toContain("I know that kind of work: I diagnose and repair well pumps");
});

test("a section of skills that is added has its heading in the resume's language", async () => {
  const lines = `Élodie Garnier
Boulangère
EXPÉRIENCE
Boulangère, Fournil des Halles, Nantes, 2016 - 2024
Préparation des pâtes à levain et cuisson de 400 pains par jour
Respect des règles d'hygiène HACCP et tenue du laboratoire
Gestion des stocks sur Excel, formation des apprentis
FORMATION
CAP Boulanger, CFA de Nantes, 2015`.split("\n");
  const facts = factsOf(lines, {
    title: "Boulanger",
    company: "Maison Tessier",
    description: "Profil\n- Connaissance de HACCP\n- Excel\n- Gestion des stocks\n- CAP Boulanger",
  });
  const { lines: tailored } = await makeTailoredResume(facts, localWriter);
  expect(tailored.join("\n")).not.toMatch(/^skills$/im);
  expect(tailored).toContain("COMPÉTENCES");
});
