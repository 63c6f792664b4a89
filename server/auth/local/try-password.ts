import { createHash } from "node:crypto";
import { LocalAccount, type LocalAccountRecord } from "../../../models/local-account.ts";
import { addressKey } from "../../http/address-key.ts";
import { consumeLimit, returnLimit } from "../../http/rate-limits.ts";
import { hashPassword, isOutdated, isPassword } from "./password-hash.ts";

type Try = { email: string; password: string; address: string | null };

/**
 * The account, or null: wrong password and unknown address cost the same time and count against the same limits.
 * Throws Refusal (limit-reached, unavailable).
 */
export async function tryPassword({ email, password, address }: Try): Promise<LocalAccountRecord | null> {
  const known = email.trim().toLowerCase();
  const giveBack = await countTry(known, addressKey(address));
  const account = await LocalAccount.findOne({ email: known }).lean<LocalAccountRecord | null>();
  const stored = account?.password ?? null;
  if (!(await isPassword(password, stored, addressKey(address))) || !account || !stored) return null;
  await giveBack();
  if (isOutdated(stored)) {
    const renewed = await hashPassword(password, addressKey(address));
    await LocalAccount.updateOne({ _id: account._id, "password.hash": stored.hash }, { $set: { password: renewed } });
  }
  return account;
}

/** Counts before it is known whether the password is right, so that many tries at once count as many. */
async function countTry(email: string, address: string): Promise<() => Promise<void>> {
  const account = createHash("sha256").update(email).digest("hex");
  const counts = [
    ["failed-logins", address],
    ["account-failures", `${account} ${address}`],
    ["account-failures-in-all", account],
  ] as const;
  for (const [name, key] of counts) await consumeLimit(name, key);
  return async () => {
    for (const [name, key] of counts) await returnLimit(name, key);
  };
}
