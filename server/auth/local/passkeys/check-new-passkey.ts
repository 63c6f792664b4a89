import type { VerifiedRegistrationResponse } from "@simplewebauthn/server";
import type { StoredPasskey } from "../../../../models/local-account.ts";
import { MAX_PASSKEY_NAME_CHARACTERS } from "../../../domain/person.ts";
import { Refusal } from "../../../http/errors.ts";
import { logger } from "../../../http/logger.ts";
import type { AuthConfig } from "../../auth-config.ts";
import { cleanName } from "../../identity.ts";
import { spendChallenge } from "./challenge.ts";
import { challengeOf, NewPasskeySchema, parseAnswer } from "./passkey-answer.ts";
import { relyingPartyOf } from "./relying-party.ts";

const NOT_MADE = "This passkey could not be checked. Please make it once more.";
const UNNAMED = "Passkey";

type Given = { purpose: string; name: string; config: AuthConfig; now: Date };

/** What is kept of a passkey that a browser made for this very page. Throws Refusal (invalid). */
export async function checkNewPasskey(answer: string, { purpose, name, config, now }: Given): Promise<StoredPasskey> {
  const party = relyingPartyOf(config);
  const made = parseAnswer(NewPasskeySchema, answer);
  const expectedChallenge = made && challengeOf(made.response.clientDataJSON);
  if (!party || !made || !expectedChallenge) throw new Refusal("invalid", NOT_MADE);
  if (!(await spendChallenge(expectedChallenge, purpose, { config, now }))) throw new Refusal("invalid", NOT_MADE);
  const { verifyRegistrationResponse } = await import("@simplewebauthn/server");
  const checked = await verifyRegistrationResponse({
    response: made as Parameters<typeof verifyRegistrationResponse>[0]["response"],
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    // Preferred, not required: a key without a sensor is still better than a password.
    requireUserVerification: false,
  }).catch(refuse);
  if (!checked.verified) throw new Refusal("invalid", NOT_MADE);
  const { id, publicKey, counter } = checked.registrationInfo.credential;
  return {
    id,
    publicKey: Buffer.from(publicKey).toString("base64url"),
    counter,
    transports: made.response.transports ?? [],
    name: cleanName(name).slice(0, MAX_PASSKEY_NAME_CHARACTERS).toWellFormed() || UNNAMED,
    addedAt: now,
    lastUsedAt: null,
  };
}

/** The library throws for whatever is wrong with an answer. */
function refuse(err: unknown): VerifiedRegistrationResponse {
  logger.info({ err }, "a passkey was not accepted");
  return { verified: false };
}
