import { expect, test } from "vitest";
import { profileOf } from "./evidence.fixtures.ts";
import { judgeText } from "./judge-text.ts";
import { sourcesOfResume } from "./sources.ts";

const RESUME = `Petra Oakes
Duluth, MN
Experience
Head Baker, Lakehead Bakery, Duluth, MN, 03/2016 - 09/2021
Trained six apprentices on laminated dough
Managed a team of nine bakers
Ran the night shift independently
Reconciled multiple vendor accounts every week
Reduced proofing time from 90 minutes to 60 by writing new mixing procedures
Planned to open a second oven room, postponed
Kept the minutes of board meetings
Cut flour waste in half after changing suppliers
Deli Clerk, Northshore Market, Duluth, MN, 2012 - 2016
Up-sold party trays to walk-in customers
Ordered supplies company-wide
Ensured that coolers were logged
Kept the work-sheets and the hand book of the shop
Wrote a floorplan
Cleaned display cases Wrapped cheese for the counter Answered phones
Followed and implemented all treatment plans for the drains
Education
Pharmacy assistant, 2012, Lake Superior College
Certifications
First Aid Certified
CPR/AED Certified
CompTIA A+
Confined space entry (expired 2022), Rigging, Forklift licence - in progress
Summary of work: nine years of experience in food service
`;
const SOURCES = sourcesOfResume(profileOf(RESUME));

test.each([
  "Six apprentices were trained by me on laminated dough.",
  "I ran the night shift on my own.",
  "I reconciled several vendor accounts every week.",
  "I brought proofing time down from ninety minutes to sixty.",
  "I was the head baker from March 2016 to September 2021.",
  "I managed nine bakers for five years.",
  "I sold party trays to customers.",
  "I made sure that coolers were logged.",
  "I wrapped cheese for the counter.",
  "I am certified in first aid.",
  "I am certified in CPR and AED as well as in first aid.",
  "I am CompTIA A+ certified.",
  "I ordered supplies for the whole company.",
  "I kept the worksheets and the handbook of the shop.",
  "I wrote a floor plan.",
])("issue 17: borne out in everyday words: %s", (claim) => {
  expect(judgeText(claim, SOURCES).answer).toBe("borne out");
});

test.each([
  "Sixteen apprentices were trained by me on laminated dough.",
  "Six apprentices trained me on laminated dough.",
  "I built the night shift on my own.",
  "I reconciled several customer accounts every month.",
  "I brought proofing time up from sixty minutes to ninety.",
  "I was the head baker from March 2012 to September 2021.",
  "I managed nine bakers for nine years.",
  "I worked as a pharmacy assistant in 2012.",
  "I opened a second oven room.",
  "I sat on the board of Lakehead Bakery.",
  "I am certified in food safety as well as in first aid.",
  "I am certified in phlebotomy and first aid.",
  "I am CompTIA Network+ certified.",
  "I wrote the treatment plans for the drains.",
  "I sold coolers to walk-in customers.",
  "I kept the workshop of the shop.",
  "I wrote a floor and a plan of the worksheets.",
])("issue 17: not passed, however near its words are: %s", (claim) => {
  expect(judgeText(claim, SOURCES).answer).not.toBe("borne out");
});

test.each([
  "I am certified in confined space entry.",
  "I am certified in rigging and confined space entry.",
  "I am trained in first aid and confined space entry.",
  "I hold both a CPR certificate and a forklift licence.",
])("issue 17: a paper that is out of date or under way is not held: %s", (claim) => {
  expect(judgeText(claim, SOURCES).answer).toBe("not borne out");
});
