import { expect, test } from "vitest";
import { asHolder, asPerson } from "./english-nouns.ts";

test("a title of two kinds of work is one person by its last word", () => {
  expect(asPerson("Recruiting and HR Manager")).toBe("a Recruiting and HR Manager");
  expect(asPerson("Billing & Front Desk Coordinator")).toBe("a Billing & Front Desk Coordinator");
  expect(asPerson("Sales and Marketing")).toBeNull();
  expect(asPerson("Marketing and Sales Managers")).toBeNull();
});

test("of the head of something there is one", () => {
  expect(asPerson("Head of Science")).toBe("Head of Science");
  expect(asHolder("Co-Founder & CTO")).toBe("Co-Founder & CTO");
  expect(asHolder("Chief Nursing Officer")).toBe("Chief Nursing Officer");
  expect(asPerson("Chief Nursing Officer")).toBe("a Chief Nursing Officer");
  expect(asHolder("Executive Assistant to the CEO")).toBe("an Executive Assistant to the CEO");
  expect(asPerson("Team Member")).toBe("a Team Member");
  expect(asPerson("Sales Support")).toBeNull();
  expect(asPerson("Manager of Customer Service")).toBe("a Manager of Customer Service");
});

test("a degree is no person", () => {
  expect(asPerson("Bachelor in Arts of Education")).toBeNull();
  expect(asPerson("Associate of Science")).toBeNull();
  expect(asPerson("Master Plumber")).toBe("a Master Plumber");
});
