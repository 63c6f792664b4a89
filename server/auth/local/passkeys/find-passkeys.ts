import type { AuthConfig } from "../../auth-config.ts";
import type { FoundSession } from "../../sessions.ts";
import { findOwnAccount, hasSignedInRecently, newPasskeyPurpose } from "./change-passkeys.ts";
import { type NewPasskeyOffer, offerNewPasskey } from "./offer-passkeys.ts";
import { relyingPartyOf } from "./relying-party.ts";

export type PasskeyView = { id: string; name: string; addedAt: string; lastUsedAt: string | null };

export type PasskeysView = {
  hasPassword: boolean;
  passkeys: PasskeyView[];
  /** Null when the sign-in is too long ago to add one. */
  offer: NewPasskeyOffer | null;
  suggestedName: string;
};

/** Null where there can be none: no account kept here, or an address browsers make no passkeys for. */
export async function findPasskeys(
  { user, session }: Pick<FoundSession, "user" | "session">,
  { config, now }: { config: AuthConfig; now: Date },
): Promise<PasskeysView | null> {
  const account = await findOwnAccount(user);
  if (!account || !relyingPartyOf(config)) return null;
  const asked = { purpose: newPasskeyPurpose({ session }), config, now };
  return {
    hasPassword: account.password !== null,
    passkeys: (account.passkeys ?? []).map(({ id, name, addedAt, lastUsedAt }) => ({
      id,
      name,
      addedAt: addedAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    offer: hasSignedInRecently({ session }, now) ? await offerNewPasskey(account, asked) : null,
    suggestedName: session.device ?? "",
  };
}
