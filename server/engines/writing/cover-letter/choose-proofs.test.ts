import { expect, test } from "vitest";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { factsOf } from "../materials.fixtures.ts";
import { localWriter } from "../local-writer.ts";
import { makeCoverLetter } from "../make-material.ts";
import { byTasks, chooseProofs, cleanOnes, ofFewJobs, weighDeeds } from "./choose-proofs.ts";

const RESUME = `
Ilse Brandner
Duluth, MN
Experience
Staff Accountant - Heron Freight | 2020 - Present
• Reconcile 14 bank accounts each month
• Prepare the sales tax returns of three states
• Closed the books in four days instead of nine
• Answer questions of the auditors
Restaurant Manager - Pine Grill | 2012 - 2019
• Increased revenue by 20% with a lunch menu
• Cut food waste by 35% and menu costs by 20%
• Increased lunch revenue by 20% with a new menu for offices`;
const POSTING = {
  title: "Senior Accountant",
  company: "Alder Mills",
  location: "",
  salary: "",
  description: "Responsibilities\n- Close the books\n- Reconcile accounts",
  requirements: ["General ledger", "Bank reconciliation"],
};

test("the first figures are of the work that is asked for, and one result is told once", () => {
  const facts = factsOf(profileOf(RESUME), POSTING);
  const told = ofFewJobs(chooseProofs(facts), facts).map(({ told: { sentence } }) => sentence);
  expect(told.slice(0, 3).join()).toContain("14 bank accounts");
  expect(told.slice(0, 3).join()).toContain("four days");
  expect(told.filter((sentence) => /revenue by 20%/.test(sentence))).toHaveLength(1);
});

test("results shown apart from the jobs are told among the first", () => {
  const highlights =
    "Accomplishments\n• Reduced audit findings from nine to one\n• Cut the cost of freight invoices by 12%\n";
  const resume = RESUME.replace("Experience\n", `${highlights}\nExperience\n`);
  const facts = factsOf(profileOf(resume), POSTING);
  const texts = ofFewJobs(byTasks(chooseProofs(facts), facts), facts).map(({ deed }) => deed.text);
  expect(texts.slice(0, 4)).toContain("Cut the cost of freight invoices by 12%");
});

test("what a posting asks for and insists on comes before a larger figure of something else", () => {
  const resume = RESUME.replace(
    "• Answer questions",
    "• Raised $6,500 at the company picnic for 400 people\n• Prepare the general ledger of two mills\n• Answer questions",
  );
  const facts = factsOf(profileOf(resume), { ...POSTING, requirements: ["General ledger (must)", "Tact"] });
  const told = cleanOnes(byTasks(chooseProofs(facts), facts)).map(({ told: { sentence } }) => sentence);
  expect(told[0]).toContain("general ledger");
  expect(told.join()).not.toContain("picnic");
});

test("what came of a deed belongs to it, and is no deed of its own", () => {
  const resume = RESUME.replace(
    "• Answer questions",
    "• Rewrote the closing checklist; late entries down from 40 to 6 a month\n• Answer questions",
  );
  const facts = factsOf(profileOf(resume), POSTING);
  expect(facts.deeds.map(({ text }) => text)).toContain(
    "Rewrote the closing checklist; late entries down from 40 to 6 a month",
  );
});

test("a team that stands behind a deed is not told as one's own", () => {
  const resume = RESUME.replace(
    "• Answer questions",
    "• Stand in as shift leader when needed, team of 15\n• Answer questions",
  );
  const told = chooseProofs(factsOf(profileOf(resume), POSTING)).map(({ told: { sentence } }) => sentence);
  expect(told.join("\n")).not.toMatch(/I (?:have|lead|had) a team of 15/);
});

test("what the head of a resume says of the person is no deed, and what is asked for is told from a list", async () => {
  const resume = `${RESUME}\n\nSkills\nFund accounting, night closings`.replace(
    "Experience",
    "Accountant with 14 years in freight\n\nExperience",
  );
  const facts = factsOf(profileOf(resume), { ...POSTING, requirements: ["Fund accounting (must)", "Tact"] });
  expect(chooseProofs(facts).map(({ deed }) => deed.text)).not.toContain("Accountant with 14 years in freight");
  expect((await makeCoverLetter(facts, localWriter)).content).toContain("My experience includes fund accounting.");
});

test.each([
  ["Effective when closing funds", "Closing of funds (must)"],
  ["analyze fund statements", "Analysis of fund statements (must)"],
])("issue 17: what somebody is or does is no work that experience includes: %s", async (item, ask) => {
  const resume = `${RESUME}\n\nSkills\nNight closings, ${item}`;
  const facts = factsOf(profileOf(resume), { ...POSTING, requirements: [ask, "Tact"] });
  const { content } = await makeCoverLetter(facts, localWriter);
  expect(content.toLowerCase()).not.toContain(item.toLowerCase());
});

test("a job that was held beside the other is not said to have come before it", async () => {
  const resume = `
Jane Larkfield
Experience
Warehouse Supervisor, Brook Foods, Leeds, 2018 - 2023
- Led a team of 14 pickers on two shifts
- Cut picking errors from 3% to 1% with new labels
Stock Controller, Hill Paper, Leeds, 2016 - END
- Counted 4,000 lines every quarter with handheld scanners
- Reduced stock losses by 20% with weekly cycle counts`;
  const duties = ["Lead a team of pickers on shifts", "Reduce stock losses with cycle counts", "Count stock lines"];
  const posting = { ...POSTING, title: "Warehouse Supervisor", description: "", requirements: duties };
  const [after, beside] = await Promise.all(
    ["2017", "2021"].map(async (end) => {
      const { content } = await makeCoverLetter(factsOf(profileOf(resume.replace("END", end)), posting), localWriter);
      return content;
    }),
  );
  expect(after).toMatch(/Before that|Earlier/u);
  expect(beside).toContain("Hill Paper");
  expect(beside).not.toMatch(/Before that|Earlier/u);
});

test("a product's line is no deed, one of the person in the third person and one of the summary are", () => {
  const lines = [
    "Supports four kinds of invoice",
    "Performs monthly checks of nine stores",
    "Closed two branches",
    "Hired six cooks",
    "Trained nine waiters",
  ];
  const resume = RESUME.replace(
    "Experience\n",
    "Summary\nCut the cost of freight invoices by 12%.\nExperience\n",
  ).replace("• Increased revenue", `${lines.map((line) => `• ${line}`).join("\n")}\n• Increased revenue`);
  const texts = weighDeeds(factsOf(profileOf(resume), POSTING)).map(({ deed }) => deed.text);
  expect(texts).toContain("Performs monthly checks of nine stores");
  expect(texts).toContain("Cut the cost of freight invoices by 12%");
  expect(texts).not.toContain("Supports four kinds of invoice");
});

test("issue 17: the job that a letter begins with is told of, though others have more figures", async () => {
  const resume = `
Ilse Brandner
Duluth, MN
Experience
Staff Accountant - Heron Freight | 2020 - Present
• Answer the auditors and close the books
Ledger Clerk - Tern Books | 2016 - 2020
• Reconciled the bank accounts with the general ledger
• Checked bank accounts and closed the general ledger
Payroll Clerk - Gull Foods | 2013 - 2016
• Reconciled 30 bank accounts each month
Audit Clerk - Plover Partners | 2011 - 2013
• Checked 25 ledgers a month`;
  const facts = factsOf(profileOf(resume), POSTING);
  const told = ofFewJobs(byTasks(chooseProofs(facts), facts), facts);
  expect(told.slice(0, 4).map(({ deed }) => deed.job)).toContain(0);
});

test("issue 17: what is done today is told before what was done in the same job", async () => {
  const resume = RESUME.replace(
    "• Answer questions of the auditors",
    "• Trained three clerks\n• Approve 90 invoices a week",
  );
  const { content } = await makeCoverLetter(factsOf(profileOf(resume), POSTING), localWriter);
  const past = content.search(/I (?:closed|trained)/u);
  expect(past).toBeGreaterThan(0);
  expect(content.slice(past)).not.toMatch(/I (?:reconcile|approve|prepare) /u);
});

test("issue 17: what an ended job counts back from is not told of today", () => {
  const resume = RESUME.replace("• Cut food waste", "• Averaged 98% over the last three years\n• Cut food waste");
  const texts = weighDeeds(factsOf(profileOf(resume), POSTING)).map(({ deed }) => deed.text);
  expect(texts.join()).not.toContain("last three years");
  expect(texts.join()).toContain("Cut food waste");
});

test("issue 17: runbooks of an on-call team are work, and no condition of it", async () => {
  const resume = RESUME.replace(
    "• Answer questions",
    "• Wrote the on-call runbooks of the ledger team\n• Answer questions",
  );
  const { content } = await makeCoverLetter(factsOf(profileOf(resume), POSTING), localWriter);
  expect(content).toContain("on-call runbooks");
});
