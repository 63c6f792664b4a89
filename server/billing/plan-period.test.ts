import { expect, test } from "vitest";
import { addPaidMonth, FREE_PERIOD, monthBefore } from "./plan-period.ts";
import { planStanding } from "./subscription.ts";

function paid(planId: "pro" | "premium", at: string) {
  return { planId, paidAt: new Date(at) };
}

test("DEC-57 a paid month ends on the same day of the next month, or on its last day", () => {
  const ends = [
    ["2026-11-21T12:05:10.123Z", "2026-12-21T12:05:10.123Z"],
    ["2026-12-31T23:59:59.999Z", "2027-01-31T23:59:59.999Z"],
    ["2027-01-31T00:00:00.000Z", "2027-02-28T00:00:00.000Z"],
    ["2028-01-30T08:00:00.000Z", "2028-02-29T08:00:00.000Z"],
    ["2026-10-31T08:00:00.000Z", "2026-11-30T08:00:00.000Z"],
  ];
  for (const [from = "", end] of ends) {
    expect(addPaidMonth(FREE_PERIOD, paid("pro", from)).until?.toISOString()).toBe(end);
  }
});

test("DEC-91 renewals extend the running month and keep to its day: 31 January, 28 February, 31 March", () => {
  const months = ["2027-01-31T09:00:00Z", "2027-02-25T10:00:00Z", "2027-03-27T11:00:00Z"];
  const period = months.map((at) => paid("pro", at)).reduce(addPaidMonth, FREE_PERIOD);
  expect(period.until?.toISOString()).toBe("2027-04-30T09:00:00.000Z");
  const shorter = months.slice(0, 2).map((at) => paid("pro", at));
  expect(shorter.reduce(addPaidMonth, FREE_PERIOD).until?.toISOString()).toBe("2027-03-31T09:00:00.000Z");
});

test("DEC-91 a renewal after the end, and another plan, start at the payment", () => {
  const pro = addPaidMonth(FREE_PERIOD, paid("pro", "2026-11-21T12:00:00Z"));
  expect(addPaidMonth(pro, paid("pro", "2027-01-05T12:00:00Z")).until?.toISOString()).toBe("2027-02-05T12:00:00.000Z");
  expect(addPaidMonth(pro, paid("premium", "2026-11-25T12:00:00Z"))).toEqual({
    tier: "premium",
    until: new Date("2026-12-25T12:00:00Z"),
    anchorDay: 25,
  });
});

test("DEC-19 a plan without an end stays without one", () => {
  const endless = { tier: "pro" as const, until: null, anchorDay: null };
  expect(addPaidMonth(endless, paid("pro", "2026-11-21T12:00:00Z"))).toBe(endless);
});

test("DEC-91 a paid plan can be renewed in its last 7 days and after, and says what is left of it", () => {
  const paidUntil = new Date("2026-12-21T12:00:00Z");
  const standing = (at: string) => planStanding({ subscriptionTier: "pro", paidUntil }, new Date(at));
  expect(standing("2026-12-14T11:59:59Z")).toMatchObject({ tier: "pro", renewable: null, daysLeft: 8 });
  expect(standing("2026-12-14T12:00:00Z")).toMatchObject({ tier: "pro", renewable: "pro", daysLeft: 7 });
  expect(standing("2026-12-21T11:59:59Z")).toMatchObject({ tier: "pro", renewable: "pro", daysLeft: 1 });
  expect(standing("2026-12-21T12:00:00Z")).toEqual({
    tier: "free",
    paidUntil: paidUntil.toISOString(),
    renewable: "pro",
    daysLeft: 0,
  });
  const none = { paidUntil: null, daysLeft: null, renewable: null };
  expect(planStanding({ subscriptionTier: "premium", paidUntil: null }, new Date())).toEqual({
    tier: "premium",
    ...none,
  });
  expect(planStanding({ subscriptionTier: "free", paidUntil: null }, new Date())).toEqual({ tier: "free", ...none });
});

test("DEC-83 the month before a day is that day, or the last of a shorter month", () => {
  const before = (until: string) => monthBefore(new Date(until)).toISOString();
  expect(before("2026-12-21T12:00:00.000Z")).toBe("2026-11-21T12:00:00.000Z");
  expect(before("2027-03-31T12:00:00.000Z")).toBe("2027-02-28T12:00:00.000Z");
  expect(before("2027-01-31T00:00:00.000Z")).toBe("2026-12-31T00:00:00.000Z");
});
