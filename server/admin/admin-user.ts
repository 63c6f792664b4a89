import type { Types } from "mongoose";
import type { UserRecord } from "../../models/user.ts";
import { getAuthConfig } from "../auth/auth-settings.ts";
import { isAdministrator, toCurrentUser } from "../auth/current-user.ts";
import type { Tier } from "../domain/plans.ts";
import { countUsage } from "../matches/usage.ts";

export type AdminUser = {
  id: string;
  email: string;
  subscriptionTier: Tier;
  subscriptionStatus: string;
  monthlyJobMatches: number;
  firstName: string | null;
  lastName: string | null;
};

export type ListedUser = AdminUser & { notSwitchable: "self" | "administrator" | null };

export async function toAdminUsers(users: UserRecord[], now: Date): Promise<AdminUser[]> {
  const usage = await countUsage(
    users.map(({ _id }) => _id),
    now,
  );
  return users.map((user) => {
    const shown = toCurrentUser(user, { switchedBy: null, isAdmin: false, now });
    const { id, email, subscriptionTier, subscriptionStatus, firstName, lastName } = shown;
    const monthlyJobMatches = usage.get(id) ?? 0;
    return { id, email, subscriptionTier, subscriptionStatus, monthlyJobMatches, firstName, lastName };
  });
}

export async function toListedUsers(users: UserRecord[], viewerId: Types.ObjectId, now: Date): Promise<ListedUser[]> {
  const config = getAuthConfig();
  const shown = await toAdminUsers(users, now);
  return users.flatMap((user, index) => {
    const line = shown[index];
    const other = isAdministrator(user, config) ? "administrator" : null;
    return line ? [{ ...line, notSwitchable: user._id.equals(viewerId) ? "self" : other }] : [];
  });
}
