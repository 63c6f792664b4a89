import type { SubscriptionTier, UserRecord } from "../../models/user.ts";
import { hasLapsed } from "../domain/tier.ts";
import { type AuthConfig, isDemoIssuer, userIssuer } from "./auth-config.ts";

export type CurrentUser = {
  id: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  isAdmin: boolean;
  subscriptionTier: SubscriptionTier;
  subscriptionStatus: string;
  createdAt: string;
  impersonatedBy: { id: string; email: string } | null;
};

type Standing = { switchedBy: CurrentUser["impersonatedBy"]; isAdmin: boolean; now?: Date };

export function toCurrentUser(user: UserRecord, { switchedBy, isAdmin, now = new Date() }: Standing): CurrentUser {
  const lapsed = hasLapsed(user, now);
  return {
    id: user._id.toString(),
    email: user.email,
    firstName: user.firstName ?? null,
    lastName: user.lastName ?? null,
    profileImageUrl: user.profileImageUrl ?? null,
    isAdmin,
    subscriptionTier: lapsed ? "free" : user.subscriptionTier,
    subscriptionStatus: lapsed ? "active" : user.subscriptionStatus,
    createdAt: user.createdAt.toISOString(),
    impersonatedBy: switchedBy,
  };
}

/** By the flag set on the machine, a verified address of ADMIN_EMAILS, or the demo persona on the demo provider. */
export function isAdministrator(user: UserRecord, config: AuthConfig): boolean {
  // In an open demo anybody can type an administrator's address.
  if (config.isOpenDemo) return false;
  if (user.isAdminGranted) return true;
  // An address that only the demo provider confirmed counts for nothing with a real provider.
  if (user.issuer !== userIssuer(config)) return false;
  if (user.persona === "admin" && isDemoIssuer(config)) return true;
  const email = user.email.toLowerCase();
  return user.emailVerified && config.adminEmails.some((admin) => admin.trim().toLowerCase() === email);
}
