import { expect, test } from "vitest";
import { partsOfLine } from "./line-parts.ts";

test.each([
  ["Accounts Payable - Monitored invoices of two plants", ["Monitored invoices of two plants"]],
  ["Debtors - Monitored Receivables of two plants", ["Monitored Receivables of two plants"]],
  ["Iota Club - Honor Society for bakers", ["Iota Club - Honor Society for bakers"]],
  ["Staff Development: Launched a course for all cooks", ["Launched a course for all cooks"]],
  ["Prize of Merit – United Bakers of the North", ["Prize of Merit – United Bakers of the North"]],
  ["Results - raised output of cider by 12%", ["Raised output of cider by 12%"]],
  ["Bookkeeping: prepared monthly reports for two mills", ["Prepared monthly reports for two mills"]],
  ["Result: Saves time for all packers", ["Result: Saves time for all packers"]],
  ["Outcome: Bills were sent within a week", ["Outcome: Bills were sent within a week"]],
  ["Skills: managed care and other things", ["Skills: managed care and other things"]],
  ["Software used: kept books in Ledgerly", ["Software used: kept books in Ledgerly"]],
  ["Supervised packers: trained six of them", ["Supervised packers: trained six of them"]],
  [
    "Booked rooms for guests ➢ Handled complaints at the desk",
    ["Booked rooms for guests", "Handled complaints at the desk"],
  ],
])("the deeds of %s", (line, parts) => {
  expect(partsOfLine(line)).toEqual(parts);
});

test("issue 17: what a verb without its object was done to stands before the colon", () => {
  expect(partsOfLine("Rent arrears: brought down from 9% to 4% of the rent")).toEqual([
    "Brought rent arrears down from 9% to 4% of the rent",
  ]);
  expect(partsOfLine("AWS costs: cut by 30%")).toEqual(["Cut AWS costs by 30%"]);
  expect(partsOfLine("Treasurer: reduced by 5%")).not.toEqual(["Reduced treasurer by 5%"]);
});
