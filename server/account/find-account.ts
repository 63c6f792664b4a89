import type { UserRecord } from "../../models/user.ts";
import { isDemoIssuer, OWN_ACCOUNTS } from "../auth/auth-config.ts";
import { getAuthConfig } from "../auth/auth-settings.ts";
import { findPayments, type PaymentView } from "../billing/find-payments.ts";
import { PLANS } from "../domain/plans.ts";
import { tierOf } from "../domain/tier.ts";
import { findHidden, type HiddenView } from "../matches/find-hidden.ts";

export type AccountView = {
  name: string | null;
  email: string;
  memberSince: string;
  signInBy: string;
  planName: string;
  paidUntil: string | null;
  payments: PaymentView[];
  /** Jobs and companies that are out of the list. */
  hidden: HiddenView[];
};

function signInBy(issuer: string): string {
  if (issuer === OWN_ACCOUNTS) return "E-mail and password";
  return isDemoIssuer(getAuthConfig()) ? "Demo sign-in" : (URL.parse(issuer)?.host ?? issuer);
}

export async function findAccount(user: UserRecord, now: Date): Promise<AccountView> {
  const tier = tierOf(user, now);
  const [payments, hidden] = await Promise.all([findPayments(user._id), findHidden(user._id)]);
  return {
    name: [user.firstName, user.lastName].filter(Boolean).join(" ") || null,
    email: user.email,
    memberSince: user.createdAt.toISOString(),
    signInBy: signInBy(user.issuer),
    planName: PLANS[tier].name,
    paidUntil: tier === "free" ? null : (user.paidUntil?.toISOString() ?? null),
    payments,
    hidden,
  };
}
