import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from "@simplewebauthn/server";
import type { LocalAccountRecord } from "../../../../models/local-account.ts";
import { BRAND } from "../../../domain/brand.ts";
import type { AuthConfig } from "../../auth-config.ts";
import { makeChallenge } from "./challenge.ts";
import { relyingPartyOf } from "./relying-party.ts";

/** Of no extension that a page would have to know. */
export type NewPasskeyOffer = Omit<PublicKeyCredentialCreationOptionsJSON, "extensions">;
type Asked = { purpose: string; config: AuthConfig; now: Date };

/** What a browser is asked to sign in with: any passkey made here. Null where there can be none. */
export async function offerSignIn({
  purpose,
  config,
  now,
}: Asked): Promise<PublicKeyCredentialRequestOptionsJSON | null> {
  const party = relyingPartyOf(config);
  if (!party) return null;
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: makeChallenge(purpose, config, now),
    userVerification: "preferred",
  });
}

type ForWhom = Pick<LocalAccountRecord, "_id" | "email" | "passkeys">;

/** What a browser is asked to make a passkey of; it then knows the account by itself. Null where there can be none. */
export async function offerNewPasskey(
  account: ForWhom,
  { purpose, config, now }: Asked,
): Promise<NewPasskeyOffer | null> {
  const party = relyingPartyOf(config);
  if (!party) return null;
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  return generateRegistrationOptions({
    rpName: BRAND,
    rpID: party.id,
    userID: new TextEncoder().encode(String(account._id)),
    userName: account.email,
    userDisplayName: account.email,
    challenge: makeChallenge(purpose, config, now),
    excludeCredentials: (account.passkeys ?? []).map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: "required", userVerification: "preferred" },
  });
}
