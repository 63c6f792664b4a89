import { expect, test } from "vitest";
import { familiesOfTitle } from "../../analysis/title-families.ts";
import { titleTerms } from "../../analysis/title-terms.ts";
import { profileOf } from "../evidence/evidence.fixtures.ts";
import { yearsOfJob } from "../languages/en/years-of-job.ts";
import { headJob } from "./head-job.ts";

function profileWith(latest: string, before: string) {
  return profileOf(
    `Ada Linde\nHull | ada.linde@example.com\n\nExperience\nSales Representative, Humber Supply, ${latest}\n- Sold tools to 40 shops\n\nShift Manager, Fernmoor Diner, ${before}\n- Ran shifts of nine\n`,
  );
}

test("somebody is known by the latest job that was not over within a few months, where one before it lasted", () => {
  const known = (latest: string, before: string) =>
    headJob({
      profile: profileWith(latest, before),
      listing: { titleFamilies: [], titleTerms: [] } as never,
      asks: [],
    });
  expect(known("Sep 2015 - Oct 2015", "Aug 2012 - Sep 2015")).toBe(1);
  expect(known("Mar 2015 - Oct 2015", "Aug 2012 - Mar 2015")).toBe(0);
  expect(known("Sep 2015 - Oct 2015", "May 2015 - Sep 2015")).toBe(0);
  expect(known("Sep 2015 - present", "Aug 2012 - Sep 2015")).toBe(0);
  expect(known("2015 - 2015", "2012 - 2015")).toBe(0);
});

test.each([
  ["Saturday Barista, Juniper Coffee, 2024 - present", "Accounts Payable Clerk", "Accounting Clerk"],
  ["Barista (part-time), Juniper Coffee, 2024 - present", "Accounts Payable Clerk", "Accounting Clerk"],
  ["Volunteer Football Coach, Juniper Juniors, 2024 - present", "Accounting Clerk", "Accounting Clerk"],
  ["Saturday Barista, Juniper Coffee, 2024 - present", "Barista", "Saturday Barista"],
  ["Barista, Juniper Coffee, 2024 - present", "Accounts Payable Clerk", "Accounting Clerk"],
])("issue 17: whoever has %j and applies as %s is known as %s", (beside, wanted, title) => {
  const profile = profileOf(
    `Ada Linde\nHull | ada.linde@example.com\n\nExperience\n${beside}\n- Served guests\n\nAccounting Clerk, Desert Supply, 2017 - present\n- Entered invoices\n`,
  );
  const listing = { titleFamilies: familiesOfTitle(wanted), titleTerms: titleTerms(wanted) };
  expect(profile.jobs[headJob({ profile, listing: listing as never, asks: [] })]?.title).toBe(title);
});

test("when a job was is told by its years", () => {
  const [latest, before] = profileWith("Sep 2015 - present", "2012 - 2012").jobs;
  expect(latest && yearsOfJob(latest)).toBe("since 2015");
  expect(before && yearsOfJob(before)).toBe("in 2012");
  expect(before && yearsOfJob({ ...before, start: "1999-06", end: "2001-03" })).toBe("from 1999 to 2001");
  expect(before && yearsOfJob({ ...before, start: null })).toBeNull();
});
