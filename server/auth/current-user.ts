import type { SubscriptionTier, UserRecord } from "../../models/user.ts";
import { hasLapsed } from "../domain/tier.ts";
import { type AuthConfig, isDemoIssuer } from "./auth-config.ts";

/** What the browser may know about the signed-in user. */
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

/** The public shape of a user; `switchedBy` is the administrator behind a switched session. */
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

/**
 * Whether this user is an administrator right now: the flag set on the machine, a verified address of
 * ADMIN_EMAILS, or the Admin Demo persona while the demo provider is the one in use.
 */
export function isAdministrator(user: UserRecord, config: AuthConfig): boolean {
  // Whoever types an administrator's address into an open demo is signed in with it.
  if (config.isOpenDemo) return false;
  if (user.isAdminGranted) return true;
  // An address only the demo provider vouched for is worth nothing once a real provider is configured.
  if (user.issuer !== config.issuer) return false;
  if (user.persona === "admin" && isDemoIssuer(config)) return true;
  const email = user.email.toLowerCase();
  return user.emailVerified && config.adminEmails.some((admin) => admin.trim().toLowerCase() === email);
}
