import type { Types } from "mongoose";
import { InterviewAttempt } from "../../../models/interview-attempt.ts";
import type { InterviewRecord } from "../../../models/material.ts";
import { Resume } from "../../../models/resume.ts";
import type { UserRecord } from "../../../models/user.ts";
import { toObjectId } from "../../database/object-id.ts";
import { USUAL_LETTER } from "../../domain/letter-choices.ts";
import { type Posting, UNSTATED } from "../../domain/posting.ts";
import { MOST_ATTEMPTS, questionsOf } from "../../domain/practice.ts";
import type { Profile } from "../../engines/analysis/profile.ts";
import { Refusal } from "../../http/errors.ts";
import { workFor } from "../../http/work-for.ts";
import { findListing } from "../../jobs/find-listing.ts";
import { findWeights } from "../../jobs/matching-basis.ts";
import { toPosting } from "../../jobs/listing-view.ts";
import { findKeptTexts } from "../../own-words/find-own-words.ts";
import { requireMaterial } from "../find-materials.ts";
import { requirePractice } from "../require-plan.ts";
import { type AttemptView, toAttemptView } from "./find-attempts.ts";

async function findProfile(user: UserRecord, { resumeId }: InterviewRecord): Promise<Profile> {
  const ownerId = user._id;
  const resume =
    (await Resume.findOne({ _id: resumeId, ownerId }).select({ profile: 1 }).lean()) ??
    // The guide's resume was deleted.
    (await Resume.findOne({ _id: user.activeResumeId ?? null, ownerId })
      .select({ profile: 1 })
      .lean());
  if (!resume) throw new Refusal("invalid", "Upload a resume first");
  // Written by analyseResume, see read-upload.ts.
  return resume.profile as Profile;
}

async function findPosting({ ownerId, listingId, title }: InterviewRecord): Promise<Posting> {
  const listing = await findListing(ownerId, listingId);
  const gone = { ...UNSTATED, id: listingId, source: "", workplace: null, title, company: "", location: "" };
  return listing ? toPosting(listing) : { ...gone, sourceUrl: "" };
}

/** Judges an answer and keeps both. Throws Refusal (forbidden, not-found, invalid, conflict, and as workFor does). */
export async function practiseAnswer(
  user: UserRecord,
  interviewId: unknown,
  { questionKey, answer, now }: { questionKey: string; answer: string; now: Date },
): Promise<AttemptView> {
  requirePractice(user, now);
  const guide = await requireMaterial("interview", user._id, interviewId);
  const asked = questionsOf(guide).find(({ key }) => key === questionKey);
  if (!asked) throw new Refusal("not-found", "Question not found");
  const owned = { ownerId: user._id, interviewId: guide._id };
  if ((await InterviewAttempt.countDocuments(owned)) >= MOST_ATTEMPTS) {
    throw new Refusal("conflict", `You keep ${MOST_ATTEMPTS} answers to this guide. Please delete some first.`);
  }
  const [profile, posting, weights, own] = await Promise.all([
    findProfile(user, guide),
    findPosting(guide),
    findWeights(),
    findKeptTexts(user._id),
  ]);
  const { question } = asked;
  const facts = { profile, posting, weights, own, choices: USUAL_LETTER };
  const feedback = await workFor(user._id, "judgeAnswer", { ...facts, question, answer });
  const record = await InterviewAttempt.create({ ...owned, questionKey, question, answer, feedback, createdAt: now });
  return toAttemptView(record.toObject());
}

/** Forgets an answer, on every plan. Throws Refusal (not-found). */
export async function deleteAttempt(ownerId: Types.ObjectId, id: unknown): Promise<void> {
  const _id = toObjectId(id);
  const gone = _id && (await InterviewAttempt.deleteOne({ _id, ownerId }));
  if (!gone || gone.deletedCount === 0) throw new Refusal("not-found", "Answer not found");
}
