import { createHash } from "node:crypto";
import { LocalAccount, type LocalAccountRecord } from "../../../models/local-account.ts";
import { addressKey } from "../../http/address-key.ts";
import { consumeLimit, type LimitName, returnLimit } from "../../http/rate-limits.ts";
import { hashPassword, isOutdated, isPassword } from "./password-hash.ts";

type Try = {
  email: string;
  password: string;
  address: string | null;
  /** By what a browser is known that signed in to this account before; null when it did not. */
  knownBy(accountId: string): string | null;
};

/** The account, or null. Throws Refusal (limit-reached, unavailable). */
export async function tryPassword({ email, password, address, knownBy }: Try): Promise<LocalAccountRecord | null> {
  const typed = email.trim().toLowerCase();
  // Wrong password and unknown address cost the same time and count against the same limits.
  const account = await LocalAccount.findOne({ email: typed }).lean<LocalAccountRecord | null>();
  const known = account && knownBy(String(account._id));
  const giveBack = await countTry(known ? [["known-browser-failures", known]] : countsOf(typed, addressKey(address)));
  const stored = account?.password ?? null;
  if (!(await isPassword(password, stored, addressKey(address))) || !account || !stored) return null;
  await giveBack();
  if (isOutdated(stored)) {
    const renewed = await hashPassword(password, addressKey(address));
    await LocalAccount.updateOne({ _id: account._id, "password.hash": stored.hash }, { $set: { password: renewed } });
  }
  return account;
}

type Count = readonly [name: LimitName, key: string];

/** Of strangers. A browser that is known counts for itself alone: else strangers could lock the owner out. */
function countsOf(email: string, address: string): Count[] {
  const account = createHash("sha256").update(email).digest("hex");
  return [
    ["failed-logins", address],
    ["account-failures", `${account} ${address}`],
    ["account-failures-in-all", account],
  ];
}

/** Counts before it is known whether the password is right, so that many tries at once count as many. */
async function countTry(counts: Count[]): Promise<() => Promise<void>> {
  for (const [name, key] of counts) await consumeLimit(name, key);
  return async () => {
    for (const [name, key] of counts) await returnLimit(name, key);
  };
}
