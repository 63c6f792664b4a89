import { createHash, randomBytes } from "node:crypto";
import { LocalAccount } from "../../../models/local-account.ts";
import { INVITATION_DAYS } from "../../domain/person.ts";
import { isDuplicateKey } from "../duplicate-key.ts";

const DAY_MS = 24 * 60 * 60_000;

export type Invitation = { email: string; link: string; isNew: boolean };

/**
 * Makes the account if there is none, and a link that sets its password once, within 7 days; an earlier link ends. The
 * present password stays until then.
 */
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
    ).lean();
  // Of two simultaneous first invitations the other made the account.
  const before = await put().catch((error: unknown) => (isDuplicateKey(error) ? put() : Promise.reject(error)));
  return { email: address, link: `${appUrl}/invitation?token=${token}`, isNew: !before?.password };
}

export function hashInvitation(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
