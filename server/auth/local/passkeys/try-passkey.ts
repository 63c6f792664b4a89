import { isValidObjectId } from "mongoose";
import { LocalAccount, type LocalAccountRecord, type StoredPasskey } from "../../../../models/local-account.ts";
import { addressKey } from "../../../http/address-key.ts";
import { logger } from "../../../http/logger.ts";
import { consumeLimit } from "../../../http/rate-limits.ts";
import type { AuthConfig } from "../../auth-config.ts";
import { spendChallenge } from "./challenge.ts";
import { challengeOf, parseAnswer, UsedPasskeySchema } from "./passkey-answer.ts";
import { relyingPartyOf } from "./relying-party.ts";

type Tried = { purpose: string; address: string | null; config: AuthConfig; now: Date };
type UsedPasskey = NonNullable<ReturnType<typeof parseUsed>>;

/** Null unless it answers this page. None can be guessed: tries count as writes. Throws Refusal (limit-reached). */
export async function tryPasskey(
  answer: string,
  { purpose, address, config, now }: Tried,
): Promise<LocalAccountRecord | null> {
  await consumeLimit("writes", addressKey(address));
  const used = parseUsed(answer);
  const challenge = used && challengeOf(used.response.clientDataJSON);
  if (!used || !challenge || !(await spendChallenge(challenge, purpose, { config, now }))) return null;
  const accountId = Buffer.from(used.response.userHandle, "base64url").toString("utf8");
  if (!isValidObjectId(accountId)) return null;
  const account = await LocalAccount.findById(accountId).lean<LocalAccountRecord | null>();
  const passkey = account?.passkeys?.find(({ id }) => id === used.id);
  if (!account || !passkey) return null;
  const counter = await readCounter(used, passkey, { challenge, config });
  return counter !== null && (await writeUse(account, passkey, { counter, now })) ? account : null;
}

function parseUsed(answer: string) {
  return parseAnswer(UsedPasskeySchema, answer);
}

/** The authenticator's counter, when its signature is right; else null. */
async function readCounter(
  response: UsedPasskey,
  { id, publicKey }: StoredPasskey,
  { challenge, config }: { challenge: string; config: AuthConfig },
): Promise<number | null> {
  const party = relyingPartyOf(config);
  if (!party) return null;
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as Parameters<typeof verifyAuthenticationResponse>[0]["response"],
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      // Compared where it is written, so that of two uses at once one counts.
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")), counter: 0 },
      requireUserVerification: false,
    });
    return verified ? authenticationInfo.newCounter : null;
  } catch (err) {
    logger.info({ err }, "a passkey was not accepted");
    return null;
  }
}

/** False when the counter did not go up, as with a copied authenticator, or the passkey was removed meanwhile. */
async function writeUse(
  { _id }: LocalAccountRecord,
  { id }: StoredPasskey,
  { counter, now }: { counter: number; now: Date },
): Promise<boolean> {
  const passkeys = { $elemMatch: { id, counter: counter === 0 ? 0 : { $lt: counter } } };
  const written = await LocalAccount.updateOne(
    { _id, passkeys },
    { $set: { "passkeys.$.counter": counter, "passkeys.$.lastUsedAt": now } },
  );
  if (written.matchedCount === 0) logger.warn({ accountId: String(_id) }, "a passkey's counter did not go up");
  return written.matchedCount === 1;
}
