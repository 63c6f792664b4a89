import { LocalAccount, type LocalAccountRecord } from "../../../../models/local-account.ts";
import { Refusal } from "../../../http/errors.ts";
import type { AuthConfig } from "../../auth-config.ts";
import { describeVisitor } from "../../describe-visitor.ts";
import { acceptInvitation, findInvitation, INVITATION_ENDED, invitationPurpose } from "../accept-invitation.ts";
import { checkNewPasskey } from "./check-new-passkey.ts";
import { type NewPasskeyOffer, offerNewPasskey } from "./offer-passkeys.ts";

type Asked = { config: AuthConfig; now: Date };

/** What the browser of whoever was invited is asked to make a passkey of. Null where there can be none. */
export async function offerToInvited(
  token: string,
  accountId: string,
  { config, now }: Asked,
): Promise<NewPasskeyOffer | null> {
  const account = await LocalAccount.findById(accountId).lean<LocalAccountRecord | null>();
  // A reset replaces all passkeys, so none is excluded.
  const fresh = account && { ...account, passkeys: [] };
  return fresh && offerNewPasskey(fresh, { purpose: invitationPurpose(token), config, now });
}

type Chosen = { answer: string; userAgent: string | null; firstName?: string; lastName?: string };

/** Like `acceptInvitation`, with a passkey in place of a password. Throws Refusal (invalid, conflict). */
export async function acceptByPasskey(
  token: string,
  { answer, userAgent, ...names }: Chosen,
  { config, now }: Asked,
): Promise<void> {
  const found = await findInvitation(token, now);
  if (found.state !== "open") throw new Refusal("conflict", INVITATION_ENDED[found.state]);
  const name = describeVisitor(userAgent, null).device;
  const passkey = await checkNewPasskey(answer, { purpose: invitationPurpose(token), name, config, now });
  await acceptInvitation(token, { passkey, ...names }, now);
}
