import type { Types } from "mongoose";
import { getEnv } from "../env.ts";
import { Refusal } from "../http/errors.ts";
import { consumeLimit } from "../http/rate-limits.ts";
import type { Shortfall } from "../domain/authorship.ts";
import { takeModelCall } from "./model-calls.ts";
import type { DistantWriter } from "../engines/writing/writer.ts";

/** Servers on one's own machine ask for no key, the client does. */
const NO_KEY = "none";

/** The model that writes for a user now; null = rules write, and `shortfall` says why. `note` as in takeModelCall. */
export async function chooseWriter(
  userId: Types.ObjectId,
  note: (day: string | null) => Promise<void>,
): Promise<{ model: DistantWriter | null; shortfall: Shortfall | null }> {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = getEnv();
  if (!OPENAI_API_KEY && !OPENAI_BASE_URL) return { model: null, shortfall: null };
  const isAllowed = await consumeLimit("generations", String(userId)).then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
  if (!isAllowed) return { model: null, shortfall: "limit" };
  const settings = { apiKey: OPENAI_API_KEY ?? NO_KEY, baseURL: OPENAI_BASE_URL, model: OPENAI_MODEL };
  // The client has some 300 files: they are loaded only where a model is configured.
  const { createModelWriter } = await import("./model-writer.ts");
  const model = createModelWriter(settings, () => takeModelCall(userId, note));
  return { model, shortfall: null };
}
