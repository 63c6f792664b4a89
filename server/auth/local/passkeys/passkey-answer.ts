import { z } from "zod";

const MAX_ID_CHARACTERS = 1_400;
const MAX_PART_CHARACTERS = 8_000;

const PartSchema = z.base64url().max(MAX_PART_CHARACTERS);
const IdSchema = z.base64url().min(1).max(MAX_ID_CHARACTERS);
const AnswerSchema = z.object({ id: IdSchema, rawId: IdSchema, type: z.literal("public-key") });

export const NewPasskeySchema = AnswerSchema.extend({
  response: z.object({
    clientDataJSON: PartSchema,
    attestationObject: PartSchema,
    transports: z.array(z.string().max(20)).max(10).optional().catch(undefined),
  }),
}).transform((answer) => ({ ...answer, clientExtensionResults: {} }));

/** A passkey that was used. The handle is the account it was made for. */
export const UsedPasskeySchema = AnswerSchema.extend({
  response: z.object({
    clientDataJSON: PartSchema,
    authenticatorData: PartSchema,
    signature: PartSchema,
    userHandle: PartSchema,
  }),
}).transform((answer) => ({ ...answer, clientExtensionResults: {} }));

const ClientDataSchema = z.object({ challenge: z.base64url().min(1) });

/** Null for what is no JSON, or not of this shape. */
export function parseAnswer<Output>(schema: z.ZodType<Output>, text: string): Output | null {
  const parsed = schema.safeParse(jsonOf(text));
  return parsed.success ? parsed.data : null;
}

/** The challenge that a browser says it answers; what it says is proved later by the signature. */
export function challengeOf(clientDataJSON: string): string | null {
  const text = Buffer.from(clientDataJSON, "base64url").toString("utf8");
  return parseAnswer(ClientDataSchema, text)?.challenge ?? null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
