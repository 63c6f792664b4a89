import { expect, test } from "vitest";
import { firstPerson, strongerOpening } from "./english-verbs.ts";

test("a resume's line becomes a sentence of the person, in the tense of the job", () => {
  expect(firstPerson("Triaged patients.", { isCurrent: false })).toBe("I triaged patients");
  expect(firstPerson("Triage and stabilise patients", { isCurrent: true })).toBe("I triage and stabilise patients");
  expect(firstPerson("Maintains and updates records", { isCurrent: true })).toBe("I maintain and update records");
  expect(firstPerson("Maintains and updates records", { isCurrent: false })).toBe("I maintained and updated records");
  expect(firstPerson("Plan menus and order food", { isCurrent: false })).toBe(
    "my job was to plan menus and order food",
  );
  expect(firstPerson("Managing a shop", { isCurrent: false })).toBe("my work included managing a shop");
  expect(firstPerson("Responsible for payroll", { isCurrent: true })).toBe("I am responsible for payroll");
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
  expect(strongerOpening("Responsible for payroll", { isCurrent: false })).toBeNull();
  expect(strongerOpening("Managed a team", { isCurrent: false })).toBeNull();
});
