import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { analyseResume } from "../../analysis/analyse-resume.ts";
import { splitRequirements } from "../../postings/split-requirements.ts";
import { localWriter } from "../local-writer.ts";
import { makeCoverLetter } from "../make-material.ts";
import { factsOf } from "../materials.fixtures.ts";
import { deniedAsk } from "./denied-asks.ts";

const factsWith = (line: string, ask: string, title = "Estate Manager") => {
  const description = `Requirements\n- Five years in the trade\n- ${ask}`;
  const profile = analyseResume([
    "Ines Carrow",
    "Wells | ines.carrow@example.com",
    "",
    "EXPERIENCE",
    "Deputy Estate Manager, Combe Woods, Wells, 2018 - Present",
    "- Look after 300 hectares of woodland with four rangers",
    `- ${line}`,
  ]);
  const posting = { ...UNSTATED, ...splitRequirements(description), title, company: "Hartwell Trust", description };
  return factsOf(profile, posting);
};

test.each([
  [
    "I keep the tool budget; I have not done budgets for a whole estate",
    "Has kept a whole-estate budget",
    "done budgets for a whole estate",
  ],
  ["Plan the felling, but have never led tenders for timber", "Leads timber tenders", "led tenders for timber"],
  ["Fell and extract; no experience of deer management", "Experience of deer management", "deer management"],
  [
    "Read plans, never supervised contractors on site",
    "Supervises contractors on site",
    "supervised contractors on site",
  ],
  ["Draw maps by hand; no AutoCAD yet", "AutoCAD", "AutoCAD"],
  [
    "I have looked at Grove Ledger once; I have not used it",
    "A felling program (Grove Ledger is ours)",
    "Grove Ledger",
  ],
  ["Keep lists in Excel. Never used Timbertrack", "Knowledge of Timbertrack", "Timbertrack"],
])("issue 23: what a resume denies of an ask is its gap: %s", (line, ask, gap) => {
  expect(deniedAsk(factsWith(line, ask))?.gap).toBe(gap);
});

test.each([
  ["No lost time accidents in seven years", "Experience of accident prevention"],
  ["Duties included but not limited to timber sales", "Timber sales"],
  ["Not chosen for the regional award", "Wins regional awards"],
  ["I have not done budgets for a whole estate", "Experience of planting oak"],
])("issue 23: what denies nothing that is asked for is no gap: %s", (line, ask) => {
  expect(deniedAsk(factsWith(line, ask))).toBeNull();
});

test("issue 23: a letter says what its resume denies, and what is near by its own lines", async () => {
  const facts = factsWith(
    "I keep the tool budget; I have not done budgets for a whole estate",
    "Has kept a whole-estate budget",
  );
  const { content } = await makeCoverLetter(facts, localWriter);
  expect(content).toContain("I have not done budgets for a whole estate");
});
