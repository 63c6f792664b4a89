import { createHash, randomBytes } from "node:crypto";
import { LocalAccount, type LocalAccountRecord } from "../../../models/local-account.ts";
import { INVITATION_DAYS } from "../../domain/person.ts";
import { isDuplicateKey } from "../duplicate-key.ts";

const DAY_MS = 24 * 60 * 60_000;

export type Invitation = { email: string; link: string; isNew: boolean };

/** Makes the account if needed, and a link (once, 7 days) that replaces password or passkey; an earlier link ends. */
export async function invite(email: string, { appUrl, now }: { appUrl: string; now: Date }): Promise<Invitation> {
  const token = randomBytes(32).toString("base64url");
  const address = email.trim().toLowerCase();
  const invitation = {
    tokenHash: hashInvitation(token),
    expiresAt: new Date(now.getTime() + INVITATION_DAYS * DAY_MS),
  };
  const put = () =>
    LocalAccount.findOneAndUpdate(
      { email: address },
      { $set: { invitation } },
      { upsert: true, returnDocument: "before", setDefaultsOnInsert: true },
    ).lean<LocalAccountRecord | null>();
  const before = await put().catch((error: unknown) => (isDuplicateKey(error) ? put() : Promise.reject(error)));
  return { email: address, link: `${appUrl}/invitation?token=${token}`, isNew: before === null || hasNoWayIn(before) };
}

/** Nobody can sign in yet: the invitation was not accepted. */
export function hasNoWayIn({ password, passkeys = [] }: Pick<LocalAccountRecord, "password" | "passkeys">): boolean {
  return !password && passkeys.length === 0;
}

export function hashInvitation(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
