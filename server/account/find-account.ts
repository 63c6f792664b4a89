import type { UserRecord } from "../../models/user.ts";
import { isDemoIssuer } from "../auth/auth-config.ts";
import { getAuthConfig } from "../auth/auth-settings.ts";
import { findPayments, type PaymentView } from "../billing/find-payments.ts";
import { PLANS } from "../domain/plans.ts";
import { tierOf } from "../domain/tier.ts";

export type AccountView = {
  name: string | null;
  email: string;
  memberSince: string;
  signInBy: string;
  planName: string;
  /** Null on free, or for a plan without an end. */
  paidUntil: string | null;
  payments: PaymentView[];
};

function signInBy(issuer: string): string {
  return isDemoIssuer(getAuthConfig()) ? "Demo sign-in" : (URL.parse(issuer)?.host ?? issuer);
}

export async function findAccount(user: UserRecord, now: Date): Promise<AccountView> {
  const tier = tierOf(user, now);
  return {
    name: [user.firstName, user.lastName].filter(Boolean).join(" ") || null,
    email: user.email,
    memberSince: user.createdAt.toISOString(),
    signInBy: signInBy(user.issuer),
    planName: PLANS[tier].name,
    paidUntil: tier === "free" ? null : (user.paidUntil?.toISOString() ?? null),
    payments: await findPayments(user._id),
  };
}
