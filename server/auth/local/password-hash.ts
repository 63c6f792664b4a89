import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import type { StoredPassword } from "../../../models/local-account.ts";
import { NoTurnError, Turns } from "../../engines/turns.ts";
import { Refusal } from "../../http/errors.ts";
import { normalPassword } from "./password-rules.ts";

/** scrypt needs 128 bytes x cost x blockSize: 128 MiB. */
const PRESENT = { cost: 2 ** 17, blockSize: 8, parallelization: 1 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const BYTES_A_BLOCK = 128;

const AT_ONCE = 2;
const MOST_WAITING = 50;
const PATIENCE_MS = 15_000;
const RETRY_AFTER_SECONDS = 5;

const turns = new Turns({
  atOnce: AT_ONCE,
  mostWaiting: { count: MOST_WAITING, weight: MOST_WAITING },
  patienceMs: PATIENCE_MS,
});

/** Stands in where there is no password, so that an unknown address takes as long as a wrong password. */
const NOBODYS: StoredPassword = { salt: "", hash: Buffer.alloc(KEY_BYTES).toString("base64"), ...PRESENT };

/** Few at once, since each takes much memory. `who` waits behind nobody else's many. Throws Refusal (unavailable). */
export async function hashPassword(typed: string, who: string): Promise<StoredPassword> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derive(typed, { salt, ...PRESENT }, who);
  return { salt: salt.toString("base64"), hash: key.toString("base64"), ...PRESENT };
}

/** Always computes once, also for null. Throws Refusal (unavailable) when too many wait. */
export async function isPassword(typed: string, stored: StoredPassword | null, who: string): Promise<boolean> {
  const { salt, hash, cost, blockSize, parallelization } = stored ?? NOBODYS;
  const asked = { salt: Buffer.from(salt, "base64"), cost, blockSize, parallelization };
  const key = await derive(typed, asked, who);
  return timingSafeEqual(key, Buffer.from(hash, "base64")) && stored !== null;
}

/** True when it was made with less than is asked for today. */
export function isOutdated({ cost, blockSize, parallelization }: StoredPassword): boolean {
  return cost * blockSize * parallelization < PRESENT.cost * PRESENT.blockSize * PRESENT.parallelization;
}

type Asked = Required<Pick<ScryptOptions, "cost" | "blockSize" | "parallelization">> & { salt: Buffer };

async function derive(typed: string, { salt, ...cost }: Asked, who: string): Promise<Buffer> {
  const leave = await turns.take(who).catch(refuseWait);
  try {
    // Node counts a little more than the blocks themselves.
    const maxmem = 2 * BYTES_A_BLOCK * cost.cost * cost.blockSize;
    return await new Promise<Buffer>((resolve, reject) => {
      scrypt(normalPassword(typed), salt, KEY_BYTES, { ...cost, maxmem }, (error, key) => {
        if (error) reject(error);
        else resolve(key);
      });
    });
  } finally {
    leave();
  }
}

function refuseWait(error: unknown): never {
  if (!(error instanceof NoTurnError)) throw error;
  throw new Refusal("unavailable", "Many people are signing in just now. Please try again in a moment.", {
    retryAfterSeconds: RETRY_AFTER_SECONDS,
  });
}
