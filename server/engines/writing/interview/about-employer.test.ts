import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { aboutEmployer } from "./about-employer.ts";

function told(description: string): string | null {
  const posting = { ...UNSTATED, id: "house", source: "linkedin" as const, description };
  return aboutEmployer({ posting: { ...posting, title: "Route Planner – North", company: "Fernhill Dairies" } });
}

test("what the employer is gets quoted", () => {
  expect(told("Fernhill Dairies is the largest cooperative of dairy farmers in the county.")).toContain("cooperative");
  expect(told("Since 1968 we've been bringing milk and butter to schools and shops.")).toContain("Since 1968");
});

test.each([
  "We're adding a Route Planner for the northern depot (about 70 customers).",
  "We are adding a colleague to the team of 14 people in our northern depot.",
  "We have 25 days of PTO and a bonus of 5 percent for everybody on the team.",
  "Fernhill Dairies is a house where experience with milk is a plus and 4 years of it are preferred.",
  "We are a place where planners are paid $28 to $31 and nobody works on Sundays.",
])("the vacancy and what is paid say nothing of the employer: %s", (sentence) => {
  expect(told(sentence)).toBeNull();
});
