import { expect, test } from "vitest";
import { deedOfName, doneIn } from "./done-things.ts";

test.each([
  ["Schedule 14 cooks and six servers for two shifts", "staff scheduling"],
  ["Trained nine new starters on food safety", "employee training"],
  ["Planned, scheduled and supervised nurses on two wards", "scheduling of staff"],
  ["Reconciled vendor accounts every month", "account reconciliation"],
  ["Inspected vehicles and analyzed sales data", "data analysis"],
  ["Designed analog circuits, tested boards and maintained equipment", "equipment maintenance"],
  ["Educated patients about insulin", "patient education"],
  ["Negotiated vendor contracts with 12 suppliers", "contract negotiation"],
  ["Planned two firm events a year for 120 guests", "event planning"],
  ["Led a team of nine and supervised the apprentices", "supervision of apprentices"],
  ["Hired and onboarded 30 employees", "employee onboarding"],
  ["Teaches maths to year 9 and assesses pupils", "assessing pupils"],
])("what was done to what bears out the name of the act: %s", (line, name) => {
  expect(deedOfName(name, doneIn(line))).not.toBeNull();
});

test.each([
  ["Scheduled staff meetings and customer visits", "staff scheduling"],
  ["Scheduled patients for surgery", "staff scheduling"],
  ["Trained students in first aid", "staff training"],
  ["Trained gym members on the machines", "staff training"],
  ["Managed project budgets of $2M", "project management"],
  ["Helped to train staff in knife skills", "staff training"],
  ["Assisted with reconciling accounts", "account reconciliation"],
  ["Processed orders for the training department", "staff training"],
  ["Designed brochures for circuit makers", "circuit design"],
  ["Prepared rooms for contract negotiation", "contract negotiation"],
])("and nothing that was done to something else, or by others: %s", (line, name) => {
  expect(deedOfName(name, doneIn(line))).toBeNull();
});
