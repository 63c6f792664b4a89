import { User, type UserRecord } from "../../models/user.ts";
import { type DemoPersona, findPersona } from "./demo-personas.ts";
import { isDuplicateKey } from "./duplicate-key.ts";
import type { Identity } from "./identity.ts";

/** Finds the user by (issuer, subject) alone. Missing names are kept; a persona gets its plan back. */
export async function signInUser(identity: Identity): Promise<UserRecord> {
  try {
    return await upsertUser(identity);
  } catch (error) {
    if (isDuplicateKey(error)) return upsertUser(identity);
    throw error;
  }
}

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
