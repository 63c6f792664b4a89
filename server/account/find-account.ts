import { isDemoIssuer, OWN_ACCOUNTS } from "../auth/auth-config.ts";
import { getAuthConfig } from "../auth/auth-settings.ts";
import { findPasskeys, type PasskeysView } from "../auth/local/passkeys/find-passkeys.ts";
import type { FoundSession } from "../auth/sessions.ts";
import { findPayments, type PaymentView } from "../billing/find-payments.ts";
import type { MailChoices } from "../domain/mail-choices.ts";
import { PLANS } from "../domain/plans.ts";
import { tierOf } from "../domain/tier.ts";
import { findHidden, type HiddenView } from "../matches/find-hidden.ts";
import { mailChoicesOf } from "../reminders/choose-mail.ts";
import { calendarAddress } from "../reminders/calendar-address.ts";
import { findSignIns, type SignInView } from "./find-sign-ins.ts";
import { findMove, type MoveView } from "./moving/find-move.ts";

export type AccountView = {
  name: string | null;
  email: string;
  memberSince: string;
  signInBy: string;
  planName: string;
  paidUntil: string | null;
  payments: PaymentView[];
  signIns: SignInView[];
  /** Null where there can be none. */
  passkeys: PasskeysView | null;
  hidden: HiddenView[];
  /** The secret address of the calendar; null = there is none, or somebody else looks. */
  calendar: string | null;
  /** Null where no e-mail is sent, or somebody else looks. */
  mail: MailChoices | null;
  /** The taking in of an account from elsewhere; null where there is none, or somebody else looks. */
  move: MoveView | null;
};

function signInBy(issuer: string, own: PasskeysView | null): string {
  if (issuer === OWN_ACCOUNTS && own && own.passkeys.length > 0) {
    return own.hasPassword ? "Passkey, or e-mail and password" : "Passkey";
  }
  if (issuer === OWN_ACCOUNTS) return "E-mail and password";
  return isDemoIssuer(getAuthConfig()) ? "Demo sign-in" : (URL.parse(issuer)?.host ?? issuer);
}

export async function findAccount(
  { user, session, switchedBy }: Pick<FoundSession, "user" | "session" | "switchedBy">,
  now: Date,
): Promise<AccountView> {
  const tier = tierOf(user, now);
  const [payments, hidden, signIns, passkeys, move] = await Promise.all([
    findPayments(user._id),
    findHidden(user._id),
    findSignIns(user._id, session._id, now),
    findPasskeys({ user, session }, { config: getAuthConfig(), now }),
    switchedBy ? null : findMove(user._id),
  ]);
  return {
    name: [user.firstName, user.lastName].filter(Boolean).join(" ") || null,
    email: user.email,
    memberSince: user.createdAt.toISOString(),
    signInBy: signInBy(user.issuer, passkeys),
    planName: PLANS[tier].name,
    paidUntil: tier === "free" ? null : (user.paidUntil?.toISOString() ?? null),
    payments,
    signIns,
    passkeys,
    hidden,
    calendar: switchedBy ? null : calendarAddress(user),
    mail: switchedBy ? null : mailChoicesOf(user),
    move,
  };
}
