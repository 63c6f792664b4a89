import { z } from "zod";
import { MAX_EMAIL_CHARACTERS, MAX_NAME_CHARACTERS } from "../domain/person.ts";
import { type AuthConfig, isDemoIssuer } from "./auth-config.ts";
import { findPersona, type PersonaId } from "./demo-personas.ts";

export type Identity = {
  issuer: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  firstName: string | null;
  lastName: string | null;
  profileImageUrl: string | null;
  persona: PersonaId | null;
};

const NameSchema = z
  .string()
  .transform(cleanName)
  .transform((name) => name || null)
  .catch(null);

const ClaimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(MAX_EMAIL_CHARACTERS)
    .regex(/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u)
    .nullable()
    .catch(null),
  email_verified: z.union([z.boolean(), z.literal("true").transform(() => true)]).catch(false),
  given_name: NameSchema,
  family_name: NameSchema,
  picture: z
    .url({ protocol: /^https$/ })
    .max(2048)
    .nullable()
    .catch(null),
  persona: z.unknown().optional(),
});

/** Null without a usable subject or e-mail address. */
export function toIdentity(claims: unknown, issuer: string, config: AuthConfig): Identity | null {
  const parsed = ClaimsSchema.safeParse(claims);
  if (!parsed.success || parsed.data.email === null) return null;
  const { sub, email, email_verified, given_name, family_name, picture } = parsed.data;
  return {
    issuer,
    subject: sub,
    email,
    emailVerified: email_verified,
    firstName: given_name,
    lastName: family_name,
    profileImageUrl: picture,
    // A foreign provider could claim any persona.
    persona: isDemoIssuer(config) ? (findPersona(parsed.data.persona)?.id ?? null) : null,
  };
}

/** Removes control characters, direction overrides and surplus blanks; at most 100 characters. */
export function cleanName(name: string): string {
  return name
    .toWellFormed()
    .replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069\s]+/gu, " ")
    .trim()
    .slice(0, MAX_NAME_CHARACTERS)
    .toWellFormed();
}
