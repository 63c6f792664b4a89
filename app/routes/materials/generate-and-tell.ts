import type { UserRecord } from "../../../models/user.ts";
import type { LetterChoices } from "../../../server/domain/letter-choices.ts";
import type { MaterialKind } from "../../../server/domain/material-view.ts";
import { markTold, startGeneration, waitForGeneration } from "../../../server/materials/start-generation.ts";
import type { Flash } from "../../lib/flash.ts";
import { failedNotice, generatedNotice } from "./generation-notice.ts";

const WAIT_MS = 2_000;

const GOES_ON: Flash = {
  title: "Generating...",
  description: "It goes on meanwhile: AI Jobs shows how far it is.",
  tone: "neutral",
  isPassing: true,
};

/** Begins a generation and answers the notice of its end, or that it goes on. Throws Refusal as startGeneration does. */
export async function generateAndTell(
  user: UserRecord,
  { kind, jobId, letterChoices = null }: { kind: MaterialKind; jobId: unknown; letterChoices?: LetterChoices | null },
): Promise<Flash> {
  const { id } = await startGeneration(user, kind, jobId, { letterChoices });
  const outcome = await waitForGeneration(id, WAIT_MS);
  if (outcome.status === "active") return GOES_ON;
  await markTold(id);
  if (outcome.status === "failed") return failedNotice(outcome.message);
  return generatedNotice(kind, outcome.title, outcome.shortfall);
}
