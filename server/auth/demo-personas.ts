import { FREE_JOB_LIMIT, type Tier } from "../domain/plans.ts";

export type PersonaId = Tier | "admin";

export type DemoPersona = {
  id: PersonaId;
  label: string;
  subject: string;
  email: string;
  firstName: string;
  lastName: string;
  tier: Tier;
  hint: string;
};

/** An open demo has no administrator. */
export function demoPersonas({ isOpenDemo }: { isOpenDemo: boolean }): readonly DemoPersona[] {
  return isOpenDemo ? DEMO_PERSONAS.filter(({ id }) => id !== "admin") : DEMO_PERSONAS;
}

const DEMO_PERSONAS: readonly DemoPersona[] = [
  persona("free", "Free", "free", `Empty, with ${FREE_JOB_LIMIT} matches a month`),
  persona("pro", "Pro", "pro", "Filled with a sample resume"),
  persona("premium", "Premium", "premium", "The same on the highest plan"),
  persona("admin", "Admin", "free", "Empty, manages users and plans"),
];

export function findPersona(id: unknown): DemoPersona | null {
  return DEMO_PERSONAS.find((candidate) => candidate.id === id) ?? null;
}

function persona(id: PersonaId, firstName: string, tier: Tier, hint: string): DemoPersona {
  const label = `${firstName} Demo`;
  return {
    id,
    label,
    subject: `persona-${id}`,
    email: `${id}.demo@example.com`,
    firstName,
    lastName: "Demo",
    tier,
    hint,
  };
}
