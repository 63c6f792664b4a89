import type { Types } from "mongoose";
import { getEnv } from "../env.ts";
import { Refusal } from "../http/errors.ts";
import { consumeLimit } from "../http/rate-limits.ts";
import { localWriter } from "../engines/writing/local-writer.ts";
import { takeModelCall } from "./model-calls.ts";
import type { Writer } from "../engines/writing/writer.ts";

/** Servers on one's own machine ask for no key, the client does. */
const NO_KEY = "none";

/**
 * Who writes for a user now: the model where one is configured and the user's limit of this minute allows, otherwise the
 * local engine. Nobody is refused. `note` keeps what a crash would have to give back, see takeModelCall.
 */
export async function chooseWriter(
  userId: Types.ObjectId,
  note: (day: string | null) => Promise<void>,
): Promise<Writer> {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = getEnv();
  if (!OPENAI_API_KEY && !OPENAI_BASE_URL) return localWriter;
  const isAllowed = await consumeLimit("generations", String(userId)).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
  if (!isAllowed) return { ...localWriter, shortfall: "limit" };
  const settings = { apiKey: OPENAI_API_KEY ?? NO_KEY, baseURL: OPENAI_BASE_URL, model: OPENAI_MODEL };
  // The client is some 300 files: without a model none of them is read.
  const { createModelWriter } = await import("./model-writer.ts");
  return createModelWriter(settings, () => takeModelCall(userId, note));
}
