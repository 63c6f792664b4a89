import { type Shortfall, shortfallText } from "../../../server/domain/authorship.ts";
import type { MaterialKind } from "../../../server/domain/material-view.ts";
import { findGenerations, takeFinished } from "../../../server/materials/start-generation.ts";
import type { Flash } from "../../lib/flash.ts";
import { onceARequest } from "../../middleware/once-a-request.ts";
import { readTally } from "../../middleware/read-tally.ts";
import type { SignedIn } from "../../middleware/session.ts";

const SUCCESS: Record<MaterialKind, { title: string; before: string }> = {
  resume: { title: "Resume Generated Successfully", before: "Created and activated: " },
  "cover-letter": { title: "Cover Letter Generated Successfully", before: "Created: " },
  interview: { title: "Interview Questions Generated Successfully", before: "Created: " },
};

export function generatedNotice(kind: MaterialKind, title: string, shortfall: Shortfall | null): Flash {
  const words = SUCCESS[kind];
  const why = shortfallText(shortfall);
  const description = words.before + title;
  return { title: words.title, description: why ? `${description}. ${why}` : description, tone: "neutral" };
}

export function failedNotice(message: string): Flash {
  return { title: "Generation Failed", description: message, tone: "destructive" };
}

/** The generations of who asks: the notice is about them, and the list of what is under way. */
export const readGenerations = onceARequest(async (signedIn) => {
  const { isQuiet } = await readTally(signedIn);
  return isQuiet ? [] : findGenerations(signedIn.user._id);
});

/** The notice of what was generated after its form was answered, once; null = nothing to tell. */
export async function takeGenerationNotice(signedIn: SignedIn): Promise<Flash | null> {
  const notices = (await takeFinished(await readGenerations(signedIn))).map(
    ({ kind, status, title, shortfall, message }) =>
      status === "completed" ? generatedNotice(kind, title, shortfall) : failedNotice(message),
  );
  const told = notices.find(({ tone }) => tone === "destructive") ?? notices[0];
  return told ? { ...told, description: notices.map(({ description }) => description).join(" ") } : null;
}
