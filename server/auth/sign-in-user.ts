import { User, type UserRecord } from "../../models/user.ts";
import { type DemoPersona, findPersona } from "./demo-personas.ts";
import { isDuplicateKey } from "./duplicate-key.ts";
import type { Identity } from "./identity.ts";

/**
 * Creates or refreshes the user of an identity, found by (issuer, subject) alone. Names the provider no longer sends are
 * kept. A persona gets its plan back, without an end.
 */
export async function signInUser(identity: Identity): Promise<UserRecord> {
  try {
    return await upsertUser(identity);
  } catch (error) {
    // Two first sign-ins at once: the other one created the record, so this one finds it.
    if (isDuplicateKey(error)) return upsertUser(identity);
    throw error;
  }
}

/** Makes sure that these personas exist, so that an administrator finds them before their first sign-in. */
export async function seedDemoPersonas(issuer: string, personas: readonly DemoPersona[]): Promise<void> {
  for (const { id, subject, email, firstName, lastName } of personas) {
    const known = await User.findOne({ issuer, subject }).lean();
    if (known) continue;
    const names = { firstName, lastName, profileImageUrl: null };
    await signInUser({ issuer, subject, email, emailVerified: true, ...names, persona: id });
  }
}

async function upsertUser(identity: Identity): Promise<UserRecord> {
  const { issuer, subject, email, emailVerified, firstName, lastName, profileImageUrl, persona } = identity;
  const given = Object.fromEntries(
    Object.entries({ firstName, lastName, profileImageUrl }).filter(([, value]) => value !== null),
  );
  const user = await User.findOneAndUpdate(
    { issuer, subject },
    {
      $set: { email, emailVerified, ...given, ...personaPlan(persona) },
      ...(persona ? { $inc: { planRevision: 1 } } : {}),
    },
    { upsert: true, returnDocument: "after", setDefaultsOnInsert: true },
  ).lean<UserRecord | null>();
  if (user === null) throw new Error("An upsert gave no document back");
  return user;
}

function personaPlan(id: Identity["persona"]) {
  const persona = findPersona(id);
  if (persona === null) return {};
  return {
    persona: persona.id,
    subscriptionTier: persona.tier,
    subscriptionStatus: "active",
    paidUntil: null,
    planGrants: [],
  };
}
