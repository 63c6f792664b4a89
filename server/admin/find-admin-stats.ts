import { Application } from "../../models/application.ts";
import { Match } from "../../models/match.ts";
import { User } from "../../models/user.ts";
import { PAID_TIERS } from "../domain/plans.ts";

export type AdminStats = {
  totalUsers: number;
  activeSubscriptions: number;
  totalMatches: number;
  totalApplications: number;
};

/** Uses stored counts and one index, so that no document is read. */
export async function findAdminStats(now: Date): Promise<AdminStats> {
  const paid = { subscriptionStatus: "active", subscriptionTier: { $in: PAID_TIERS } };
  const [totalUsers, paying, lapsed, totalMatches, totalApplications] = await Promise.all([
    User.estimatedDocumentCount(),
    User.countDocuments(paid),
    User.countDocuments({ ...paid, paidUntil: { $lte: now } }),
    Match.estimatedDocumentCount(),
    Application.estimatedDocumentCount(),
  ]);
  return { totalUsers, activeSubscriptions: paying - lapsed, totalMatches, totalApplications };
}
