import type { Types } from "mongoose";
import type { UserRecord } from "../../models/user.ts";
import { getAuthConfig } from "../auth/auth-settings.ts";
import { isAdministrator, toCurrentUser } from "../auth/current-user.ts";
import type { Tier } from "../domain/plans.ts";
import { countUsage } from "../matches/usage.ts";

/** A user as an administrator sees them. */
export type AdminUser = {
  id: string;
  email: string;
  subscriptionTier: Tier;
  subscriptionStatus: string;
  monthlyJobMatches: number;
  firstName: string | null;
  lastName: string | null;
};

/** A line of the panel's list: who cannot be switched to, and why. */
export type ListedUser = AdminUser & { notSwitchable: "self" | "administrator" | null };

/** These users as an administrator sees them, in the same order. */
export async function toAdminUsers(users: UserRecord[], now: Date): Promise<AdminUser[]> {
  const usage = await countUsage(
    users.map(({ _id }) => _id),
    now,
  );
  return users.map((user) => {
    // A plan that is over reads as free here as everywhere.
    const shown = toCurrentUser(user, { switchedBy: null, isAdmin: false, now });
    const { id, email, subscriptionTier, subscriptionStatus, firstName, lastName } = shown;
    const monthlyJobMatches = usage.get(id) ?? 0;
    return { id, email, subscriptionTier, subscriptionStatus, monthlyJobMatches, firstName, lastName };
  });
}

/** The same as lines of the panel that `viewerId` looks at. */
export async function toListedUsers(users: UserRecord[], viewerId: Types.ObjectId, now: Date): Promise<ListedUser[]> {
  const config = getAuthConfig();
  const shown = await toAdminUsers(users, now);
  return users.flatMap((user, index) => {
    const line = shown[index];
    const other = isAdministrator(user, config) ? "administrator" : null;
    return line ? [{ ...line, notSwitchable: user._id.equals(viewerId) ? "self" : other }] : [];
  });
}
