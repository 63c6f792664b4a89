import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { splitRequirements } from "../../postings/split-requirements.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeInterview } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";

async function guideOf(resume: string, description: string, title: string) {
  const posting = { ...UNSTATED, ...splitRequirements(description), title, company: "Tern Bakery", description };
  return await makeInterview(factsOf(profileOf(resume), posting), localWriter);
}

const BAKER = `
Mara Voss
Bath, ME | mara.voss@example.com

Experience

Bakery Supervisor, Alder Ovens, Bath, ME
2020 - Present
- Cut flour waste from 9% to 4% by weighing each batch

Education
Bath Community College, 2014`;

test("who somebody is holds a deed of theirs, also where another answer needs the only one", async () => {
  const { generalQuestions } = await guideOf(
    BAKER,
    "What you will do\n- Reduce flour waste\n- Plan the shifts",
    "Bakery Lead",
  );
  expect(generalQuestions[0]).toContain("I cut flour waste from 9% to 4% by weighing each batch.");
});

test("a line that names the program asked for is of it, and not only near to it", async () => {
  const text = BAKER.replace("- Cut", "- Wrote the handbook for the move to FlexiBake and NetSuite\n- Cut");
  const guide = await guideOf(text, "What you bring\n- Experience with NetSuite\n- Early shifts", "Bakery Lead");
  const asked = [...guide.technicalQuestions, ...guide.behavioralQuestions].find((one) =>
    one.includes("with NetSuite"),
  );
  expect(asked).toContain("Action: I wrote the handbook");
});

test("a post without its time is not said to have been before", async () => {
  const text = BAKER.replace(
    "\nEducation",
    "\nCashier, Tidewater Deli, Bath, ME\n- Served 90 guests a day\n\nEducation",
  );
  const { generalQuestions } = await guideOf(text, "What you will do\n- Reduce flour waste", "Bakery Lead");
  expect(generalQuestions[0]).toContain("Bakery Supervisor");
  expect(generalQuestions[0]).not.toContain("Cashier");
});
