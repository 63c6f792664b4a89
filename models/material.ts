import type { Model } from "mongoose";
import { AiResume, type AiResumeRecord } from "./ai-resume.ts";
import { CoverLetter, type CoverLetterRecord } from "./cover-letter.ts";
import { Interview, type InterviewRecord } from "./interview.ts";
import type { MaterialKind } from "../server/domain/material-view.ts";

export type MaterialRecords = { resume: AiResumeRecord; "cover-letter": CoverLetterRecord; interview: InterviewRecord };

type AnyMaterial = Pick<
  AiResumeRecord,
  "_id" | "ownerId" | "listingId" | "title" | "evidence" | "author" | "createdAt"
>;

/** Where the materials of each kind are stored, for what is the same for all of them. */
// Each model has more fields than these, which nobody asks for who does not know the kind.
export const MATERIAL_MODELS = {
  resume: AiResume,
  "cover-letter": CoverLetter,
  interview: Interview,
} as unknown as Record<MaterialKind, Model<AnyMaterial>>;
