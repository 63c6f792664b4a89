import { expect, test } from "vitest";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeCoverLetter } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";
import { byTasks, weighDeeds } from "./choose-proofs.ts";

const RESUME = `
Odile Farrow
Boise, ID
Experience
Pharmacy Technician - Larch Hospital | 2019 - Present
• Compound 70 sterile bags a shift
• Label 120 sterile admixtures every shift that technicians compound for the wards
• Train new technicians in the cabinets
• Count the narcotics with the pharmacist
• Keep the break room tidy
• Answer the door bell
Cashier - Plum Grocers | 2015 - 2018
• Bagged groceries and fetched carts`;
const POSTING = {
  title: "Lead Pharmacy Technician",
  company: "Sorrel Regional",
  location: "",
  salary: "",
  description: "Responsibilities\n- Compound sterile admixtures\n- Train technicians\n- Count narcotics every shift",
  requirements: [],
};

test("a second line of the same duty stands behind those of duties that nothing has answered", () => {
  const facts = factsOf(profileOf(RESUME), POSTING);
  const texts = byTasks(weighDeeds(facts), facts).map(({ deed }) => deed.text);
  const first = texts.slice(0, 3).join();
  expect(first).toContain("120 sterile admixtures");
  expect(first).toContain("Train new technicians");
  expect(first).toContain("narcotics");
});

test("what answers nothing and is everybody's work fills no letter", async () => {
  const facts = factsOf(profileOf(RESUME), POSTING);
  const { content } = await makeCoverLetter(facts, localWriter);
  expect(content).toContain("admixtures");
  expect(content).not.toMatch(/break room|door bell|carts/u);
});

test("a count behind a semicolon belongs to the deed before it", () => {
  const facts = factsOf(
    profileOf(RESUME.replace("• Train", "• Ran reading groups four days a week; 7 of 10 pupils caught up\n• Train")),
    POSTING,
  );
  expect(facts.deeds.map(({ text }) => text)).toContain(
    "Ran reading groups four days a week; 7 of 10 pupils caught up",
  );
});
