import { expect, test } from "vitest";
import { asPerson, withArticleOfOne } from "./english-nouns.ts";
import { firstPerson, readOpening } from "./english-verbs.ts";
import { strongerOpening } from "./stronger-opening.ts";

test("a resume's line becomes a sentence of the person, in the tense of the job", () => {
  expect(firstPerson("Triaged patients.", { isCurrent: false })).toBe("I triaged patients");
  expect(firstPerson("Triage and stabilise patients", { isCurrent: true })).toBe("I triage and stabilise patients");
  expect(firstPerson("Maintains and updates records", { isCurrent: true })).toBe("I maintain and update records");
  expect(firstPerson("Maintains and updates records", { isCurrent: false })).toBe("I maintained and updated records");
  expect(firstPerson("Plan menus and order food", { isCurrent: false })).toBe(
    "my job was to plan menus and order food",
  );
  expect(firstPerson("Managing a shop", { isCurrent: false })).toBe("my work included managing a shop");
  expect(firstPerson("Train and supervise four clerks", { isCurrent: true })).toBe("I train and supervise four clerks");
  expect(firstPerson("Train and supervise four clerks", { isCurrent: false })).toBe(
    "I trained and supervised four clerks",
  );
  expect(firstPerson("Responsible for payroll", { isCurrent: true })).toBe("I am responsible for payroll");
});

test("a past job is told in the past, with the verbs that follow, and only where none can be a noun", () => {
  const past = (line: string) => firstPerson(line, { isCurrent: false });
  expect(past("Reconcile AP accruals and make correcting entries")).toBe(
    "I reconciled AP accruals and made correcting entries",
  );
  expect(past("Provide guidance, social support and security")).toBe(
    "I provided guidance, social support and security",
  );
  expect(past("Coordinate with teams to plan and deliver launches")).toBe(
    "I coordinated with teams to plan and deliver launches",
  );
  expect(past("Coordinated meeting and travel schedules")).toBe("I coordinated meeting and travel schedules");
  expect(past("Support, monitor and troubleshoot pumps")).toBe("I supported, monitored and troubleshot pumps");
  expect(past("Provided measurements and estimates for all boats")).toBe(
    "I provided measurements and estimates for all boats",
  );
  expect(past("Prepared invoices, process all receivables")).toBe("I prepared invoices, processed all receivables");
});

test("a line that only looks like a verb's is none", () => {
  for (const line of [
    "Track and Field, Team Member",
    "Direct report to the harbour master",
    "Order of the Eastern Star",
    "Test equipment for pumps",
  ])
    expect(firstPerson(line, { isCurrent: false })).toBeNull();
});

test("a line without a verb is told where it says what was had or done", () => {
  const told = (line: string) => firstPerson(line, { isCurrent: true });
  expect(told("Sixteen years experience reconciling ledgers")).toBe(
    "I have sixteen years experience reconciling ledgers",
  );
  expect(told("Escalated problems to the manager")).toBe("I escalated problems to the manager");
  expect(told("Conversant with project briefings")).toBe("I am conversant with project briefings");
  expect(told("Supervisor of the help desk")).toBeNull();
});

test("titles and things take the article that is spoken", () => {
  expect(asPerson("Payroll Accountant")).toBe("a Payroll Accountant");
  expect(asPerson("HR Manager")).toBe("an HR Manager");
  expect(asPerson("UX Designer")).toBe("a UX Designer");
  expect(asPerson("Sales")).toBeNull();
  expect(asPerson("Director of Nursing")).toBe("a Director of Nursing");
  expect(withArticleOfOne("bachelor's degree in accounting")).toBe("a bachelor's degree in accounting");
  expect(withArticleOfOne("active RN license")).toBe("active RN license");
  expect(withArticleOfOne("2 years of nursing")).toBe("2 years of nursing");
});

test("a line without a verb, and a title that looks like one, stay as they are", () => {
  expect(firstPerson("Patient and family liaison", { isCurrent: true })).toBeNull();
  expect(firstPerson("Lead technician overseeing a crew of three", { isCurrent: true })).toBeNull();
  expect(firstPerson("Design Engineer for pumps", { isCurrent: true })).toBeNull();
});

test("weak openings are said plainly, and only where nothing can be garbled", () => {
  expect(strongerOpening("Responsible for managing a team of 4", { isCurrent: false })).toBe("Managed a team of 4");
  expect(strongerOpening("Duties included cleaning rooms", { isCurrent: true })).toBe("Clean rooms");
  expect(strongerOpening("Responsible for managing and training staff", { isCurrent: false })).toBeNull();
  expect(strongerOpening("Responsible for greeting guests and to show them in", { isCurrent: false })).toBeNull();
  expect(strongerOpening("Responsible for payroll", { isCurrent: false })).toBeNull();
  expect(strongerOpening("Managed a team", { isCurrent: false })).toBeNull();
  expect(strongerOpening("I have led four teams", { isCurrent: false })).toBe("Led four teams");
  expect(strongerOpening("I have taken four courses", { isCurrent: false })).not.toBe("Taken four courses");
  expect(strongerOpening("I patch servers and I restart them", { isCurrent: true })).toBeNull();
  const many = "Responsible for calculating all quantities of material for the daily production and controlling output";
  expect(strongerOpening(many, { isCurrent: false })).toBeNull();
  expect(strongerOpening("Duties include adding assets and correction of maps", { isCurrent: true })).toBeNull();
});

test("what was done with the person, slips of typing and things that only look like deeds", () => {
  const past = { isCurrent: false };
  expect(firstPerson("Involved in all aspects of the program", past)).toBe(
    "I was involved in all aspects of the program",
  );
  expect(firstPerson("Over saw construction of two walls", past)).toBe("I oversaw construction of two walls");
  expect(firstPerson("Managed & maintain heavy farm equipment", past)).toBe(
    "I managed and maintained heavy farm equipment",
  );
  expect(firstPerson("Currently plan the daily tasks", past)).toBe("I planned the daily tasks");
  expect(firstPerson("Estimated cost of this project was $945 million", past)).toBeNull();
  expect(firstPerson("Verified that all work was complete", past)).toBe("I verified that all work was complete");
  expect(firstPerson("Skills gained- responsibility and confidence", past)).toBeNull();
});

test("work instructions are no deed, and working with somebody is", () => {
  expect(readOpening("Work instructions for assemblies of the pump")).toBeNull();
  expect(readOpening("Work with two crews of the harbor")).not.toBeNull();
});

test("issue 17: two things with an aim behind them are no deed and another one", () => {
  const said = firstPerson("Organized racks and shelves to keep the shop tidy", { isCurrent: false });
  expect(said).toBe("I organized racks and shelves to keep the shop tidy");
});

test.each([
  ["Picking errors down from 1.2% to 0.4% after a new layout", false],
  ["Staffing costs up by 4% in two years", false],
  ["Bringing costs down from 9% to 4%", true],
  ["Scaling the team up from 3 to 9", true],
])("what became of a thing is no deed of that name: %s", (line, isDeed) => {
  expect(readOpening(line) !== null).toBe(isDeed);
});

test.each([
  ["Formally recognized for calm handling of a fire", "I was formally recognized for calm handling of a fire"],
  ["Frequently requested by clients for classes", "I was frequently requested by clients for classes"],
  ["Twice awarded Employee of the Month", "I was twice awarded Employee of the Month"],
  ["Directly engaged with tenants of two houses", "I directly engaged with tenants of two houses"],
])("issue 17: an adverb before it makes nobody do what they received: %s", (line, told) => {
  expect(firstPerson(line, { isCurrent: false })).toBe(told);
});

test("issue 17: a line of service that is told by its number is what somebody works on", () => {
  expect(firstPerson("Answer first and second line tickets for 900 users", { isCurrent: true })).toBe(
    "I answer first and second line tickets for 900 users",
  );
  expect(firstPerson("Deputise for the ward sister two shifts a week", { isCurrent: true })).toMatch(/^I deputise for/);
});
