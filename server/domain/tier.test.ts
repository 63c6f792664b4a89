import { expect, test } from "vitest";
import { PLANS, TIERS } from "./plans.ts";
import { hasLapsed, priorityOf, tierOf } from "./tier.ts";

const NOW = new Date("2026-11-22T12:00:00Z");

test("DEC-97 work of Premium runs first, then Pro's; a plan that is over has no priority", () => {
  const paidUntil = new Date(Date.now() + 60_000);
  const priorities = TIERS.map((subscriptionTier) => priorityOf({ subscriptionTier, paidUntil }));
  expect(priorities).toEqual(["normal", "high", "highest"]);
  expect(priorityOf({ subscriptionTier: "premium", paidUntil: new Date(0) })).toBe("normal");
  expect(TIERS.map((tier) => PLANS[tier].id)).toEqual(TIERS);
});

test("DEC-57 a paid plan reads as free from its end on, and never without one", () => {
  expect(tierOf({ subscriptionTier: "pro", paidUntil: NOW }, NOW)).toBe("free");
  expect(tierOf({ subscriptionTier: "pro", paidUntil: null }, NOW)).toBe("pro");
  expect(hasLapsed({ subscriptionTier: "free", paidUntil: new Date(0) }, NOW)).toBe(false);
});
