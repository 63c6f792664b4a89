import { expect, test } from "vitest";
import { UNSTATED } from "../../../domain/posting.ts";
import { fitToPosting } from "./posting-fit.ts";

const posting = {
  ...UNSTATED,
  id: "mills",
  source: "indeed" as const,
  title: "Payroll Clerk",
  company: "Alder Mills",
  description: `What you will do
- Run the weekly payroll for two mills
- Answer questions about wages and deductions
- Reconcile payroll accounts at the end of each month
What you bring
- Experience with payroll
- Careful work`,
};

test("a line about the work of the posting is nearer to it than one about other work", () => {
  const [payroll, garden] = fitToPosting(["Ran payroll for 90 weavers", "Planted 40 trees in the park"], { posting });
  for (const key of ["best", "share", "said", "spoken"] as const) expect(payroll![key]).toBeGreaterThan(garden![key]);
});

test("what the posting says more often weighs more", () => {
  const [often, once] = fitToPosting(["Kept payroll records", "Kept deduction records"], { posting });
  expect(often!.said).toBeGreaterThan(once!.said);
});

test("a posting that tells little of the work is read as a whole", () => {
  const short = { ...posting, description: "Alder Mills has woven cloth since 1921. We care for payroll people." };
  const [fit] = fitToPosting(["Ran payroll for 90 weavers"], { posting: short });
  expect(fit!.said).toBeGreaterThan(0);
});
