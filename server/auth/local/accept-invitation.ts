import {
  LocalAccount,
  type LocalAccountRecord,
  type StoredPasskey,
  type StoredPassword,
} from "../../../models/local-account.ts";
import { User } from "../../../models/user.ts";
import { Refusal } from "../../http/errors.ts";
import { OWN_ACCOUNTS } from "../auth-config.ts";
import { cleanName } from "../identity.ts";
import { endAllSessions } from "../sessions.ts";
import { hashInvitation, hasNoWayIn } from "./invite.ts";
import { hashPassword } from "./password-hash.ts";

export type FoundInvitation =
  | { state: "open"; accountId: string; email: string; isNew: boolean }
  | { state: "expired" | "used" | "unknown" };

const TOKEN = /^[\w-]{43}$/;

export const INVITATION_ENDED = {
  expired: "This link has expired. Ask whoever sent it for a new one.",
  used: "This link was used before: the account is set up. If that was not you, ask whoever sent it for a new one.",
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
  return { state: "open", accountId: String(account._id), email: account.email, isNew: hasNoWayIn(account) };
}

/** What a challenge for a passkey is bound to: whoever has the link. */
export function invitationPurpose(token: string): string {
  return `invitation ${hashInvitation(token)}`;
}

type Names = { firstName?: string; lastName?: string };
type Chosen = Names & ({ password: string } | { passkey: StoredPasskey });

/** Sets the one way to sign in and spends the link. Throws Refusal (conflict) for an ended link. */
export async function acceptInvitation(
  token: string,
  { firstName = "", lastName = "", ...chosen }: Chosen,
  now: Date,
): Promise<void> {
  const found = await findInvitation(token, now);
  if (found.state !== "open") throw new Refusal("conflict", INVITATION_ENDED[found.state]);
  const tokenHash = hashInvitation(token);
  const waysIn: { password: StoredPassword | null; passkeys: StoredPasskey[] } =
    "passkey" in chosen
      ? { password: null, passkeys: [chosen.passkey] }
      : { password: await hashPassword(chosen.password, tokenHash), passkeys: [] };
  const given = Object.entries({ firstName: cleanName(firstName), lastName: cleanName(lastName) });
  const names = Object.fromEntries(given.filter(([, name]) => name !== ""));
  // Also before, so that a crash right after the change leaves no session of the old password.
  await signOutEverywhere(found.accountId);
  const account = await LocalAccount.findOneAndUpdate(
    { "invitation.tokenHash": tokenHash, "invitation.expiresAt": { $gt: now } },
    { $set: { ...names, ...waysIn, isVerified: true, invitation: null, usedTokenHash: tokenHash } },
    { returnDocument: "after" },
  ).lean();
  if (!account) throw new Refusal("conflict", INVITATION_ENDED.used);
  // After a reset nothing of what others may have come to know, or added, opens the account.
  await signOutEverywhere(found.accountId);
}

async function signOutEverywhere(accountId: string): Promise<void> {
  const user = await User.findOne({ issuer: OWN_ACCOUNTS, subject: accountId }).lean();
  if (user) await endAllSessions(user._id);
}
