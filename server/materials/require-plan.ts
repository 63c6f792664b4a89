import type { UserRecord } from "../../models/user.ts";
import type { MaterialKind } from "../domain/material-view.ts";
import { type Plan, PLANS, plansWith } from "../domain/plans.ts";
import { tierOf } from "../domain/tier.ts";
import { Refusal } from "../http/errors.ts";

type OnPlan = Pick<UserRecord, "subscriptionTier" | "paidUntil">;

const WHAT: Record<MaterialKind, string> = {
  resume: "AI resume generation is",
  "cover-letter": "AI cover letter generation is",
  interview: "AI interview preparation is",
};

function requireRule(
  user: OnPlan,
  what: string,
  { now, hasRule }: { now: Date; hasRule: (plan: Plan) => boolean },
): void {
  if (hasRule(PLANS[tierOf(user, now)])) return;
  const plans = plansWith(hasRule);
  const noun = plans.includes(" and ") ? "plans" : "plan";
  throw new Refusal("forbidden", `${what} available with ${plans} ${noun}. Upgrade to access this feature.`, {
    title: "Premium Feature Required",
  });
}

/** Throws Refusal (forbidden) where the plan makes no materials. */
export function requireGeneration(user: OnPlan, kind: MaterialKind, now: Date): void {
  requireRule(user, WHAT[kind], { now, hasRule: ({ aiGeneration }) => aiGeneration });
}

/** Throws Refusal (forbidden) where the plan has no letters in the user's own way. */
export function requireCustomLetters(user: OnPlan, now: Date): void {
  requireRule(user, "Custom cover letters are", { now, hasRule: ({ customLetters }) => customLetters });
}

/** Throws Refusal (forbidden) where the plan has no practice of interviews. */
export function requirePractice(user: OnPlan, now: Date): void {
  requireRule(user, "Interview practice is", { now, hasRule: ({ interviewPractice }) => interviewPractice });
}
