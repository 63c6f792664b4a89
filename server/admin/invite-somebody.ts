import { type AuditOrigin, recordAudit } from "../audit/record-audit.ts";
import { invite, type Invitation } from "../auth/local/invite.ts";
import type { FoundSession } from "../auth/sessions.ts";
import { getEnv } from "../env.ts";
import { Refusal } from "../http/errors.ts";

/** Throws Refusal (conflict) where accounts are not kept here. */
export async function inviteAs(signedIn: FoundSession, email: string, origin: AuditOrigin): Promise<Invitation> {
  const { HAS_OWN_ACCOUNTS, APP_URL } = getEnv();
  if (!HAS_OWN_ACCOUNTS) throw new Refusal("conflict", "Accounts are not kept here (ACCOUNTS=local).");
  await recordAudit(signedIn, origin, { action: "invite", detail: email });
  return invite(email, { appUrl: APP_URL, now: new Date() });
}
