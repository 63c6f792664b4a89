import { createHash } from "node:crypto";
import type { Adapter } from "oidc-provider";
import { z } from "zod";
import { type DemoPersona, demoPersonas } from "./demo-personas.ts";
import { doorWords } from "./door-page.ts";
import { renderDemoPage } from "./demo-provider-page.ts";
import {
  createEmbeddedProvider,
  type EmbeddedProviderOptions,
  type Handler,
  HOUR_SECONDS,
} from "./embedded-provider.ts";
import { cleanName } from "./identity.ts";
import type { DoorAnswer, DoorClaims, SignInDoor } from "./sign-in-door.ts";

const DemoFormSchema = z.object({
  email: z
    .string()
    .trim()
    .min(1, "Enter your e-mail address.")
    .max(254, "This e-mail address is too long.")
    .pipe(z.email("Enter an e-mail address like name@example.com.")),
  firstName: z.string().max(100, "Enter at most 100 characters."),
  lastName: z.string().max(100, "Enter at most 100 characters."),
});

const TextSchema = z.string().catch("");
const DraftSchema = z
  .object({
    values: z.object({ email: TextSchema, firstName: TextSchema, lastName: TextSchema }),
    errors: z.record(z.string(), z.string()),
  })
  .catch({ values: { email: "", firstName: "", lastName: "" }, errors: {} });

type DemoProviderOptions = Omit<EmbeddedProviderOptions, "door"> & { isOpen: boolean };

/** Lets anybody in as anybody, and remembers nobody: each sign-in shows its page. */
export function createDemoProvider({ isOpen, ...options }: DemoProviderOptions): { handler: Handler } {
  return createEmbeddedProvider({ ...options, door: createDemoDoor(isOpen, options.store("DemoAccount")) });
}

function createDemoDoor(isOpen: boolean, accounts: Adapter): SignInDoor {
  const personas = demoPersonas({ isOpenDemo: isOpen });
  return {
    isForOwnMachine: !isOpen,
    hasScript: false,
    async render(draft, _query, { language }) {
      return renderDemoPage({ ...DraftSchema.parse(draft), words: doorWords(language), personas, isOpen });
    },
    async answer(form) {
      const choice = readChoice(form, personas);
      if ("draft" in choice) return choice;
      await accounts.upsert(choice.subject, { profile: choice.claims }, HOUR_SECONDS);
      return choice;
    },
    async findClaims(subject) {
      const found = await accounts.find(subject);
      // What `answer` stored.
      return found ? (found.profile as DoorClaims | undefined) : undefined;
    },
  };
}

type Choice = { subject: string; claims: DoorClaims } | Extract<DoorAnswer, { draft: unknown }>;

function readChoice(form: URLSearchParams, personas: readonly DemoPersona[]): Choice {
  const persona = personas.find(({ id }) => id === form.get("persona"));
  if (persona) {
    const { email, firstName, lastName, id } = persona;
    const names = { given_name: firstName, family_name: lastName };
    return { subject: persona.subject, claims: { email, email_verified: true, ...names, persona: id } };
  }

  const values = {
    email: form.get("email") ?? "",
    firstName: form.get("firstName") ?? "",
    lastName: form.get("lastName") ?? "",
  };
  const parsed = DemoFormSchema.safeParse(values);
  if (!parsed.success) {
    const fields = z.flattenError(parsed.error).fieldErrors;
    const errors = Object.fromEntries(Object.entries(fields).map(([name, texts]) => [name, texts[0]]));
    return { draft: { values, errors } };
  }

  const email = parsed.data.email.toLowerCase();
  const [given_name, family_name] = [cleanName(values.firstName), cleanName(values.lastName)];
  const names = { ...(given_name && { given_name }), ...(family_name && { family_name }) };
  const subject = `email-${createHash("sha256").update(email).digest("hex").slice(0, 32)}`;
  return { subject, claims: { email, email_verified: true, ...names } };
}
