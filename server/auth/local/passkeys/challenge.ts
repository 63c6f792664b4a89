import { createHash, createHmac, randomFillSync, timingSafeEqual } from "node:crypto";
import { UsedSignIn } from "../../../../models/used-sign-in.ts";
import { type AuthConfig, deriveKey } from "../../auth-config.ts";
import { isDuplicateKey } from "../../duplicate-key.ts";

const RANDOM_BYTES = 16;
const TIME_BYTES = 6;
const HEAD_BYTES = RANDOM_BYTES + TIME_BYTES;
const LIFETIME_MS = 60 * 60_000;

/** What an authenticator signs. `purpose` names what it is for and whose browser got it: it serves no other. */
export function makeChallenge(purpose: string, config: AuthConfig, now: Date): Uint8Array<ArrayBuffer> {
  const head = Buffer.alloc(HEAD_BYTES);
  randomFillSync(head, 0, RANDOM_BYTES);
  head.writeUIntBE(now.getTime() + LIFETIME_MS, RANDOM_BYTES, TIME_BYTES);
  // It proves itself, so that showing a page stores nothing.
  return new Uint8Array([...head, ...sign(head, purpose, config)]);
}

/** True the first time, for the same purpose, within an hour. Throws database errors. */
export async function spendChallenge(
  challenge: string,
  purpose: string,
  { config, now }: { config: AuthConfig; now: Date },
): Promise<boolean> {
  const bytes = Buffer.from(challenge, "base64url");
  const [head, signature] = [bytes.subarray(0, HEAD_BYTES), bytes.subarray(HEAD_BYTES)];
  if (head.length !== HEAD_BYTES) return false;
  const expected = sign(head, purpose, config);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return false;
  const expiresAt = new Date(head.readUIntBE(RANDOM_BYTES, TIME_BYTES));
  if (expiresAt <= now) return false;
  // Of the bytes, since one challenge has several spellings.
  const _id = createHash("sha256").update("passkey challenge ").update(head).digest("hex");
  try {
    await UsedSignIn.create({ _id, expiresAt });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

function sign(head: Uint8Array, purpose: string, config: AuthConfig): Buffer {
  return createHmac("sha256", deriveKey(config, "passkey challenges")).update(head).update(purpose).digest();
}
