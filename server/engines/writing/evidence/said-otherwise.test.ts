import { expect, test } from "vitest";
import { profileOf } from "./evidence.fixtures.ts";
import { judgeStatement } from "./judge-statement.ts";
import { sourcesOfResume } from "./sources.ts";

const RESUME = `Ottilie Marchbanks
Exeter, UK

EXPERIENCE
Fenwater Credit Union, Exeter
Senior Loan Officer, 2021 - present
Loan Officer, 2017 - 2021
- Review 65 applications a month
- Approval rate 91 % (regional average 84 %)
- Brought the time to a decision down from 12 days to 4
- Moved customer files from Lotus Notes to SharePoint
- Rolled out DocuSign, replacing couriers
- Responsible for 900 accounts; reviewed 240 of them last winter
- On duty one Saturday in four
- Lead three trainees
- Kept the counter open two hours more than before

Bank Teller, Culm Bank, Tiverton, 2013 - 2017
- Balanced the vault

EDUCATION
B.A. in Economics, 2013

CERTIFICATES
First aid, 2016 · Fraud prevention, 2019 · Mediation, 2022
`;
const SOURCES = sourcesOfResume(profileOf(RESUME));

test.each([
  "Every month I review 65 applications.",
  "My approval rate is seven points above the regional average.",
  "A decision now takes a third of the time it used to.",
  "I moved customer files from Lotus Notes to SharePoint.",
  "I hold a B.A. in Economics.",
  "Three trainees report to me.",
  "My major was economics.",
])("DEC-99 borne out in other words: %s", (text) => {
  expect(judgeStatement(text, SOURCES).answer).toBe("borne out");
});

test.each([
  "My approval rate is twelve points above the regional average.",
  "I moved customer files from SharePoint to Lotus Notes.",
  "I replaced DocuSign with couriers.",
  "I reviewed 900 of the accounts last winter.",
  "I am on duty every Saturday.",
  "I kept the counter open two hours less than before.",
  "I hold an M.A. in Economics.",
  "I was a Senior Loan Officer at Culm Bank.",
  "I have had my mediation certificate since 2016.",
  "I reviewed loans and wrote a prize-winning opera about medieval falconry.",
])("DEC-99 not borne out, however many words it shares with a line: %s", (text) => {
  expect(judgeStatement(text, SOURCES).answer).not.toBe("borne out");
});

const NOTED = sourcesOfResume(
  profileOf(`Rosa Lund
Experience
Clerk, Avon Textiles, Bristol, 03/2020 - present
- Home visits to two care homes
- Breakfast for 140 guests
- Machine repairs
Licences
Full driving licence`),
);

test.each([
  ["borne out", "I visit two care homes."],
  ["borne out", "I cooked breakfast for 140 guests."],
  ["borne out", "I can drive."],
  ["not sure", "I own two care homes."],
  ["not sure", "I led the machine repairs."],
])("issue 17 of what is noted without a verb, what is done to such things is borne out: %s %s", (answer, text) => {
  expect(judgeStatement(text, NOTED).answer).toBe(answer);
});
