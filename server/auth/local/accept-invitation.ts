import { LocalAccount, type LocalAccountRecord } from "../../../models/local-account.ts";
import { User } from "../../../models/user.ts";
import { Refusal } from "../../http/errors.ts";
import { OWN_ACCOUNTS } from "../auth-config.ts";
import { cleanName } from "../identity.ts";
import { endAllSessions } from "../sessions.ts";
import { hashInvitation } from "./invite.ts";
import { hashPassword } from "./password-hash.ts";

export type FoundInvitation =
  | { state: "open"; accountId: string; email: string; isNew: boolean }
  | { state: "expired" | "used" | "unknown" };

const TOKEN = /^[\w-]{43}$/;

export const INVITATION_ENDED = {
  expired: "This link has expired. Ask whoever sent it for a new one.",
  used: "This link was used before: the password is set. If that was not you, ask whoever sent it for a new one.",
  unknown: "This link is not valid: it was cut off, or a newer one took its place. Ask whoever sent it for a new one.",
} as const;

/** Says what a link is worth, and changes nothing. */
export async function findInvitation(token: string, now: Date): Promise<FoundInvitation> {
  if (!TOKEN.test(token)) return { state: "unknown" };
  const tokenHash = hashInvitation(token);
  const account = await LocalAccount.findOne({
    $or: [{ "invitation.tokenHash": tokenHash }, { usedTokenHash: tokenHash }],
  }).lean<LocalAccountRecord | null>();
  if (!account) return { state: "unknown" };
  if (account.invitation?.tokenHash !== tokenHash) return { state: "used" };
  if (account.invitation.expiresAt <= now) return { state: "expired" };
  return { state: "open", accountId: String(account._id), email: account.email, isNew: !account.password };
}

type Chosen = { password: string; firstName?: string; lastName?: string };

/** Sets the password, spends the link and signs the account out everywhere. Throws Refusal (conflict) for an ended link. */
export async function acceptInvitation(
  token: string,
  { password, firstName = "", lastName = "" }: Chosen,
  now: Date,
): Promise<void> {
  const found = await findInvitation(token, now);
  if (found.state !== "open") throw new Refusal("conflict", INVITATION_ENDED[found.state]);
  const tokenHash = hashInvitation(token);
  const stored = await hashPassword(password, tokenHash);
  const given = Object.entries({ firstName: cleanName(firstName), lastName: cleanName(lastName) });
  const names = Object.fromEntries(given.filter(([, name]) => name !== ""));
  // Also before, so that a crash right after the change leaves no session of the old password.
  await signOutEverywhere(found.accountId);
  const account = await LocalAccount.findOneAndUpdate(
    { "invitation.tokenHash": tokenHash, "invitation.expiresAt": { $gt: now } },
    { $set: { ...names, password: stored, isVerified: true, invitation: null, usedTokenHash: tokenHash } },
    { returnDocument: "after" },
  ).lean();
  // A second click was faster.
  if (!account) throw new Refusal("conflict", INVITATION_ENDED.used);
  await signOutEverywhere(found.accountId);
}

async function signOutEverywhere(accountId: string): Promise<void> {
  const user = await User.findOne({ issuer: OWN_ACCOUNTS, subject: accountId }).lean();
  if (user) await endAllSessions(user._id);
}
