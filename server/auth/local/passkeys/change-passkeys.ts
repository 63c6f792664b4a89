import { LocalAccount, type LocalAccountRecord } from "../../../../models/local-account.ts";
import type { UserRecord } from "../../../../models/user.ts";
import { Refusal } from "../../../http/errors.ts";
import { type AuthConfig, OWN_ACCOUNTS } from "../../auth-config.ts";
import type { FoundSession } from "../../sessions.ts";
import { checkNewPasskey } from "./check-new-passkey.ts";

/** Whoever finds a browser open must not make a way in for later, so adding one asks for a sign-in that is recent. */
const SIGN_IN_IS_RECENT_MS = 30 * 60_000;
const MOST_PASSKEYS = 20;

const SIGN_IN_AGAIN = "Sign out and in again first, so that nobody who finds this browser open can do it.";
const TOO_MANY = `An account has at most ${MOST_PASSKEYS} passkeys. Remove one that is no longer used.`;
const LAST_WAY = "This passkey is the only way to sign in to this account, so it stays.";

type Present = Pick<FoundSession, "user" | "session">;

/** What a challenge for a new passkey is bound to: this account in this browser. */
export function newPasskeyPurpose({ session }: Pick<FoundSession, "session">): string {
  return `add to the account of session ${session._id}`;
}

export function hasSignedInRecently({ session }: Pick<FoundSession, "session">, now: Date): boolean {
  return now.getTime() - session.signedInAt.getTime() < SIGN_IN_IS_RECENT_MS;
}

/** Null for users whose accounts are not kept here. */
export async function findOwnAccount({ issuer, subject }: UserRecord): Promise<LocalAccountRecord | null> {
  return issuer === OWN_ACCOUNTS ? LocalAccount.findById(subject).lean<LocalAccountRecord | null>() : null;
}

/** Throws Refusal (invalid, forbidden, conflict, not-found). */
export async function addPasskey(
  present: Present,
  given: { answer: string; name: string },
  { config, now }: { config: AuthConfig; now: Date },
): Promise<{ name: string }> {
  if (!hasSignedInRecently(present, now)) throw new Refusal("forbidden", SIGN_IN_AGAIN);
  const account = await findOwnAccount(present.user);
  if (!account) throw new Refusal("not-found", "Passkeys are for accounts that are kept here.");
  const purpose = newPasskeyPurpose(present);
  const passkey = await checkNewPasskey(given.answer, { purpose, name: given.name, config, now });
  const added = await LocalAccount.updateOne(
    {
      _id: account._id,
      "passkeys.id": { $ne: passkey.id },
      [`passkeys.${MOST_PASSKEYS - 1}`]: { $exists: false },
    },
    { $push: { passkeys: passkey } },
  );
  if (added.modifiedCount === 0) throw new Refusal("conflict", TOO_MANY);
  return { name: passkey.name };
}

/** Throws Refusal (not-found, conflict): the last way to sign in stays. */
export async function removePasskey(user: UserRecord, id: string): Promise<void> {
  const account = await findOwnAccount(user);
  if (!account?.passkeys?.some((passkey) => passkey.id === id)) {
    throw new Refusal("not-found", "This passkey is removed already.");
  }
  const isAnotherLeft = [{ password: { $ne: null } }, { "passkeys.1": { $exists: true } }];
  const removed = await LocalAccount.updateOne(
    { _id: account._id, "passkeys.id": id, $or: isAnotherLeft },
    { $pull: { passkeys: { id } } },
  );
  if (removed.modifiedCount === 0) throw new Refusal("conflict", LAST_WAY);
}
