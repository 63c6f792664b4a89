import { LocalAccount, type LocalAccountRecord } from "../../../models/local-account.ts";
import { isDuplicateKey } from "../duplicate-key.ts";
import { cleanName } from "../identity.ts";
import { hashPassword } from "./password-hash.ts";

type NewAccount = { email: string; password: string; firstName: string; lastName: string };

/** Null when the address is taken. `who` waits for its turn to compute. Throws Refusal (unavailable). */
export async function signUp(account: NewAccount, who: string): Promise<LocalAccountRecord | null> {
  const password = await hashPassword(account.password, who);
  try {
    // Nobody vouches for the address, so it makes nobody an administrator.
    const created = await LocalAccount.create({
      email: account.email,
      firstName: cleanName(account.firstName) || null,
      lastName: cleanName(account.lastName) || null,
      password,
    });
    return created.toObject();
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}
