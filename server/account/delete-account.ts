import type { Types } from "mongoose";
import { AccountDeletion } from "../../models/account-deletion.ts";
import { AccountMove } from "../../models/account-move.ts";
import { Application } from "../../models/application.ts";
import { ApplicationTable } from "../../models/application-table.ts";
import { Generation } from "../../models/generation.ts";
import { Hidden } from "../../models/hidden.ts";
import { InterviewAttempt } from "../../models/interview-attempt.ts";
import { Material } from "../../models/material.ts";
import { LetterCheck } from "../../models/letter-check.ts";
import { Listing } from "../../models/listing.ts";
import { LocalAccount } from "../../models/local-account.ts";
import { Match } from "../../models/match.ts";
import { MatchOutline } from "../../models/match-outline.ts";
import { OwnWord } from "../../models/own-word.ts";
import { Payment, type PaymentState } from "../../models/payment.ts";
import { ResumeVersion } from "../../models/resume-version.ts";
import { SavedJob } from "../../models/saved-job.ts";
import { SavedChoices } from "../../models/saved-choices.ts";
import { Usage } from "../../models/usage.ts";
import { User, type UserRecord } from "../../models/user.ts";
import { forgetSent } from "../resumes/forget-sent.ts";
import { OWN_ACCOUNTS } from "../auth/auth-config.ts";
import { isDuplicateKey } from "../auth/duplicate-key.ts";
import { endAllSessions } from "../auth/sessions.ts";
import { Refusal } from "../http/errors.ts";
import { deleteAllResumes } from "../resumes/delete-resume.ts";
import { deleteOriginal } from "../files/original-files.ts";

/** Longer than a removal takes, so an unfinished one was cut off by a crash. */
const REMOVAL_TAKES_AT_MOST_MS = 60_000;
/** Longer than any upload, generation or matching; a second pass then removes what they still wrote. */
const LATE_WRITES_END_AFTER_MS = 60 * 60_000;

const NEVER_PAID: PaymentState[] = ["started", "ordered", "declined"];

/** Everything that belongs to a user apart from the user. Each step may run again. */
async function removeBelongings(ownerId: Types.ObjectId): Promise<void> {
  await endAllSessions(ownerId);
  await forgetSent(ownerId, {});
  await deleteAllResumes(ownerId);
  const owned = { ownerId };
  await Match.deleteMany(owned);
  await MatchOutline.deleteMany(owned);
  await Application.deleteMany(owned);
  await ResumeVersion.deleteMany(owned);
  await Material.deleteMany(owned);
  await InterviewAttempt.deleteMany(owned);
  await Generation.deleteMany(owned);
  await SavedJob.deleteMany(owned);
  await Usage.deleteMany(owned);
  await Hidden.deleteMany(owned);
  await SavedChoices.deleteOne({ _id: ownerId });
  await OwnWord.deleteMany(owned);
  await LetterCheck.deleteOne({ _id: ownerId });
  await ApplicationTable.deleteOne({ _id: ownerId });
  await removeMove(ownerId);
  await Listing.deleteMany(owned);
  // The law requires us to keep payments; they name nobody, and their owner no longer exists.
  await Payment.deleteMany({ ...owned, state: { $in: NEVER_PAID } });
}

async function removeMove(ownerId: Types.ObjectId): Promise<void> {
  const move = await AccountMove.findByIdAndDelete(ownerId).lean();
  if (move?.fileId) await deleteOriginal(move.fileId);
}

async function writeDown(userId: Types.ObjectId): Promise<void> {
  try {
    await AccountDeletion.updateOne({ _id: userId }, { $setOnInsert: { requestedAt: new Date() } }, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

/** First of all, so that nobody signs in again and becomes a new user while the old one is removed. */
async function removeOwnAccount(userId: Types.ObjectId): Promise<void> {
  const user = await User.findById(userId).lean<UserRecord | null>();
  if (user?.issuer === OWN_ACCOUNTS) await LocalAccount.deleteOne({ _id: user.subject });
}

async function remove(userId: Types.ObjectId): Promise<void> {
  await removeOwnAccount(userId);
  await User.deleteOne({ _id: userId });
  await removeBelongings(userId);
  await AccountDeletion.updateOne({ _id: userId }, { $set: { finishedAt: new Date() } });
}

/** The user goes first; the sweeper finishes after a crash. `typedEmail` may be undefined. Throws Refusal (invalid). */
export async function deleteAccount(user: UserRecord, typedEmail: string | undefined): Promise<void> {
  if (typedEmail !== undefined && typedEmail.trim().toLowerCase() !== user.email.trim().toLowerCase()) {
    throw new Refusal("invalid", "This is not the e-mail address of your account.");
  }
  await writeDown(user._id);
  await remove(user._id);
}

/** Finishes interrupted deletions and removes what running work wrote afterwards. */
export async function finishDeletions(now: Date): Promise<void> {
  const cutOff = await AccountDeletion.find({
    finishedAt: null,
    requestedAt: { $lt: new Date(now.getTime() - REMOVAL_TAKES_AT_MOST_MS) },
  }).lean();
  for (const { _id } of cutOff) await remove(_id);
  const settled = await AccountDeletion.find({
    finishedAt: { $lt: new Date(now.getTime() - LATE_WRITES_END_AFTER_MS) },
  }).lean();
  for (const { _id } of settled) {
    await remove(_id);
    await AccountDeletion.deleteOne({ _id });
  }
}
