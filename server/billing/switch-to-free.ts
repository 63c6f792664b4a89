import type { UserRecord } from "../../models/user.ts";
import { changePlan, matchByPlan, planFields } from "./change-plan.ts";
import { FREE_PERIOD } from "./plan-period.ts";
import { tierOf } from "../domain/tier.ts";

/** Ends the paid plan at once; does nothing on the free plan. */
export async function switchToFree({ _id }: Pick<UserRecord, "_id">, { now }: { now: Date }): Promise<void> {
  const result = await changePlan(_id, (user) => {
    if (tierOf(user, now) === "free") return null;
    const planGrants = user.planGrants.map((grant) => ({ ...grant, endedAt: grant.endedAt ?? now }));
    return { ...planFields(FREE_PERIOD), planGrants };
  });
  if (result?.changed) await matchByPlan(result.user);
}
