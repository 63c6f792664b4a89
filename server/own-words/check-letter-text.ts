import { LetterCheck, type LetterCheckRecord } from "../../models/letter-check.ts";
import { Resume } from "../../models/resume.ts";
import type { UserRecord } from "../../models/user.ts";
import { isDuplicateKey } from "../auth/duplicate-key.ts";
import type { CheckedSentence } from "../domain/checked-sentence.ts";
import type { Profile } from "../engines/analysis/profile.ts";
import { Refusal } from "../http/errors.ts";
import { workFor } from "../http/work-for.ts";
import { findKeptTexts } from "./find-own-words.ts";

const KEPT_MS = 24 * 60 * 60_000; // a letter is somebody's private text: its check is forgotten after a day

export type LetterCheckView = { text: string; resumeName: string; checkedAt: string; sentences: CheckedSentence[] };

function toLetterCheckView({
  text,
  resumeName,
  checkedAt,
  sentences,
}: Omit<LetterCheckRecord, "_id">): LetterCheckView {
  // Written by checkLetter, see check-letter.ts.
  return { text, resumeName, checkedAt: checkedAt.toISOString(), sentences: sentences as CheckedSentence[] };
}

/** Holds any text against the active resume. Throws Refusal (invalid, unavailable, limit-reached, unreadable). */
export async function checkLetterText(user: UserRecord, text: string): Promise<LetterCheckView> {
  const resume = user.activeResumeId && (await Resume.findOne({ _id: user.activeResumeId, ownerId: user._id }).lean());
  if (!resume) throw new Refusal("invalid", "Please upload a resume first: the text is held against it.");
  // Written by analyseResume, see read-upload.ts.
  const profile = resume.profile as Profile;
  const own = await findKeptTexts(user._id);
  // By rules alone: nothing of it is sent to a model.
  const sentences = await workFor(user._id, "checkLetter", { text, profile, own });
  const checkedAt = new Date();
  const expiresAt = new Date(checkedAt.getTime() + KEPT_MS);
  const record = { text, resumeName: resume.name, sentences, checkedAt, expiresAt };
  const store = () => LetterCheck.updateOne({ _id: user._id }, { $set: record }, { upsert: true });
  await store().catch((error: unknown) => {
    if (isDuplicateKey(error)) return store();
    throw error;
  });
  return toLetterCheckView(record);
}

/** The user's last checked letter; null when there is none, or none of the last day. */
export async function findLetterCheck({ _id }: UserRecord, now: Date): Promise<LetterCheckView | null> {
  const record = await LetterCheck.findOne({ _id, expiresAt: { $gt: now } }).lean();
  return record && toLetterCheckView(record);
}
