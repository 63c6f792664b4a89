import { expect, test } from "vitest";
import { asksOfReader, isGapIn, isNoPoint, tellsTask, withoutEnd } from "./sound-point.ts";

test.each([
  "Coordinate monthly audits with the branches",
  "Support database design and tuning",
  "Answer phone calls and take messages",
  "Manages logistics of the depot",
  "Train and lead a team of fourteen",
  "Lead on infection control",
  "Monitor currency fluctuations of donor grants",
  "Writing lesson plans for adults",
  "Help build and deploy services",
])("a guide asks about a task: %s", (line) => expect(tellsTask(line)).toBe(true));

test.each([
  "Job Posting",
  "Job requisition id",
  "Company Description",
  "Enter details here",
  "Last Date of Filing: 4/26/2024",
  "Staff receive a 20% discount off of classes",
  "Requests for accommodation will be considered one by one",
  "Company provides new cars to drivers",
  "Want to learn more about this role?",
  "Join our community of food people",
  "Inspire us",
  "Key media interface",
  "Bachelor of Science in Computer science or equivalent experience",
  "Clerk customer retail associate cashier seller service associate",
  "Coach employees on various intereststopics",
])("a guide asks about no task that is none: %s", (line) => expect(tellsTask(line)).toBe(false));

test.each([
  "Experience with scripting languages, such as Python or Perl",
  "Familiarity with sanitation regulations",
  "Ability to interpret policies and procedures",
  "Knowledge and experience in electronic design",
  "Track record of building strong brands",
])("what asks for something to tell of is asked about: %s", (line) => expect(asksOfReader(line)).toBe(true));

test.each([
  "LAS VEGAS-NEVADA LEARNING ACADEMY ES",
  "And attributes",
  "Or equivalent work experience in finance",
  "Experience and case management experience",
  "This position would be ideal for a senior in college looking for opportunities",
  "If you are asked for money, please tell the police",
  "All offers of employment will be subject to screening checks",
  "Educational background in business or agriculture",
  "Overnight travel may be required",
  "Currently pursuing a B.A. in Marketing or related discipline",
  "Work Unit: Property and Services Immediate Supervisor: Section head",
])("what asks for nothing that one could tell of is not asked about: %s", (line) =>
  expect(asksOfReader(line)).toBe(false),
);

test("how much a thing is wanted goes from its end", () => {
  expect(withoutEnd("Experience of cloud tools will be an added advantage.")).toBe("Experience of cloud tools");
  expect(withoutEnd("Basic knowledge of trends is helpful")).toBe("Basic knowledge of trends");
});

test("a name is a gap where its sentence asks for it, and not where it stands by chance", () => {
  expect(isGapIn("Must have a thorough knowledge of PLC operations", "PLC")).toBe(true);
  expect(isGapIn("CCESCU", "“CCESCU”")).toBe(false);
  expect(isGapIn("Thanks, Marion Teller", "“Thanks, Marion Teller”")).toBe(false);
  expect(isGapIn("Encourages qualified applicants, including military service members", "military service")).toBe(
    false,
  );
  expect(isGapIn("What Will Help You Here", "“What Will Help You Here”")).toBe(false);
  expect(isGapIn("You need outstanding soft skills in conflict", "outstanding soft skills in conflict")).toBe(false);
  expect(isGapIn("Comfortable with ambiguity", "“Ambiguity”")).toBe(false);
});

test.each([
  "Mandatory Qualifications",
  "“Key responsibilities”",
  "Work experience",
  "Recognition perks",
  "Should Talk",
])("issue 17: nobody is asked about a heading or an offer: %s", (text) => expect(isNoPoint(text)).toBe(true));

test("issue 17: what is not required is not asked for as if its end were cut", () => {
  expect(withoutEnd("Experience with SQL preferred but not required")).toBe("Experience with SQL");
  expect(isNoPoint("Experience with responsibilities of a lead")).toBe(false);
});
