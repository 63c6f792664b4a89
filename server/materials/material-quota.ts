import type { Types } from "mongoose";
import { AiResume } from "../../models/ai-resume.ts";
import { CoverLetter } from "../../models/cover-letter.ts";
import { Interview } from "../../models/interview.ts";
import { Refusal } from "../http/errors.ts";
import type { MaterialKind } from "../domain/material-view.ts";

const MAX_OF_A_KIND = 500;

const COUNT: Record<MaterialKind, (ownerId: Types.ObjectId) => Promise<number>> = {
  resume: (ownerId) => AiResume.countDocuments({ ownerId }),
  "cover-letter": (ownerId) => CoverLetter.countDocuments({ ownerId }),
  interview: (ownerId) => Interview.countDocuments({ ownerId }),
};

/** Throws Refusal (conflict) where a user has as many materials of this kind as lists can show. */
export async function requireRoom(ownerId: Types.ObjectId, kind: MaterialKind): Promise<void> {
  if ((await COUNT[kind](ownerId)) < MAX_OF_A_KIND) return;
  throw new Refusal("conflict", `You have ${MAX_OF_A_KIND} of these already. Please delete some first.`);
}
