import { Readable } from "node:stream";
import type { Types } from "mongoose";
import { BRAND } from "../domain/brand.ts";
import { AiResume, CoverLetter, Interview } from "../../models/material.ts";
import { Application, type ApplicationRecord } from "../../models/application.ts";
import { Hidden } from "../../models/hidden.ts";
import { InterviewAttempt } from "../../models/interview-attempt.ts";
import { LetterCheck } from "../../models/letter-check.ts";
import { Listing, type ListingRecord } from "../../models/listing.ts";
import { Match, type MatchRecord } from "../../models/match.ts";
import { Resume, type ResumeRecord } from "../../models/resume.ts";
import { OwnWord } from "../../models/own-word.ts";
import { ResumeVersion } from "../../models/resume-version.ts";
import { SavedJob } from "../../models/saved-job.ts";
import { SavedChoices } from "../../models/saved-choices.ts";
import { Session } from "../../models/session.ts";
import { Usage } from "../../models/usage.ts";
import type { UserRecord } from "../../models/user.ts";
import { toApplicationView } from "../applications/application-view.ts";
import { getSent } from "../applications/find-sent.ts";
import { toCurrentUser } from "../auth/current-user.ts";
import { findPayments } from "../billing/find-payments.ts";
import { toPosting } from "../jobs/listing-view.ts";
import { oneAtATime } from "../http/in-turn.ts";
import { consumeLimit } from "../http/rate-limits.ts";
import { toAiResumeView, toCoverLetterView, toInterviewView, toLetterVersions } from "../materials/find-materials.ts";
import { toAttemptView } from "../materials/practice/find-attempts.ts";
import { toEarlierNameViews } from "../resumes/earlier-names.ts";
import { toResumeView } from "../resumes/find-resumes.ts";
import { type Items, mapped, toJson } from "./json-in-pieces.ts";

const BATCH = 100;
/** Records may be long, so only a few are read at a time. */
const FEW = { batchSize: 2 };

function profileOf(user: UserRecord, now: Date) {
  const { impersonatedBy, isAdmin, ...profile } = toCurrentUser(user, { switchedBy: null, isAdmin: false, now });
  return {
    ...profile,
    paidUntil: user.paidUntil ?? null,
    signInProvider: user.issuer,
    wishes: user.wishes ?? null,
    eMails: user.mail ? { newMatches: user.mail.digest, dueSteps: user.mail.steps } : null,
    weightsOfTheScore: user.partWeights ?? null,
  };
}

function describe(resume: Omit<ResumeRecord, "matching" | "uploadedAt" | "optimizationScore" | "originalResumeId">) {
  const { mediaType, sizeBytes, profile, warnings, editedFields } = resume;
  return { file: { mediaType, sizeBytes }, reading: profile, warnings, editedFields };
}

function resumeWithVersions(resume: ResumeRecord, user: UserRecord) {
  const versions = ResumeVersion.find({ resumeId: resume._id, ownerId: user._id }).sort({ savedAt: -1 }).lean();
  return {
    ...toResumeView(resume, user.activeResumeId ?? null),
    originalResumeId: resume.originalResumeId ?? null,
    ...describe(resume),
    earlierNames: toEarlierNameViews(resume),
    earlierVersions: mapped(versions.cursor(FEW), (version) => {
      const { name, filename, savedAt, endedBy, content, skills, experience, education } = version;
      return { name, filename, savedAt, endedBy, content, skills, experience, education, ...describe(version) };
    }),
  };
}

function toOwnJob({ ownerId, factsVersion, ...job }: Omit<ListingRecord, "facts" | "near">) {
  return {
    ...toPosting({ ...job, ownerId, factsVersion, near: [] }),
    addedAt: job.firstSeenAt,
    changedAt: job.updatedAt,
  };
}

async function withJobs(matches: MatchRecord[]) {
  const listings = await Listing.find({ _id: { $in: matches.map(({ listingId }) => listingId) } })
    .select({ title: 1, company: 1, location: 1, source: 1, sourceUrl: 1 })
    .lean();
  const jobs = new Map(listings.map(({ _id, ...job }) => [_id, job]));
  return matches.map(({ _id, resumeId, listingId, score, explanation, optimization }) => ({
    id: _id,
    resumeId,
    jobId: listingId,
    job: jobs.get(listingId) ?? null,
    matchScore: score,
    explanation,
    optimization,
  }));
}

async function sentWith({ ownerId, listingId }: ApplicationRecord) {
  const sent = await getSent(ownerId, listingId);
  return (
    sent && { keptAt: sent.keptAt, resume: sent.resume && { ...sent.resume, fileId: undefined }, letter: sent.letter }
  );
}

async function* matchesOf(ownerId: Types.ObjectId): Items {
  let batch: MatchRecord[] = [];
  for await (const match of Match.find({ ownerId }).lean().cursor()) {
    batch.push(match);
    if (batch.length < BATCH) continue;
    yield* await withJobs(batch);
    batch = [];
  }
  yield* await withJobs(batch);
}

type Owned = { ownerId: Types.ObjectId };

function applicationsOf(owned: Owned) {
  return {
    applications: mapped(Application.find(owned).lean().cursor(), async (application) => ({
      ...toApplicationView(application),
      resumeName: application.resumeName,
      score: application.score,
      address: application.address,
      nextStep: application.nextStep,
      nextOn: application.nextOn,
      contact: application.contact,
      pay: application.pay,
      history: application.history ?? [],
      notes: (application.notes ?? []).map(({ text, at }) => ({ text, at })),
      posting: application.posting,
      sent: await sentWith(application),
    })),
    savedJobs: mapped(SavedJob.find(owned).lean().cursor(), ({ listingId, jobTitle, company, savedAt }) => ({
      jobId: listingId,
      jobTitle,
      company,
      savedAt,
    })),
    jobsAdded: mapped(Listing.find(owned).select({ facts: 0, near: 0 }).lean().cursor(), toOwnJob),
    hidden: mapped(Hidden.find(owned).lean().cursor(), ({ kind, title, company, hiddenAt }) => ({
      kind,
      title,
      company,
      hiddenAt,
    })),
  };
}

async function choicesOf(owned: Owned) {
  const saved = await SavedChoices.findById(owned.ownerId).lean();
  return {
    savedSearches: (saved?.searches ?? []).map(({ name, search, savedAt, look }) => ({
      name,
      search,
      savedAt,
      lookedAt: look.seenAt,
    })),
    letterPresets: (saved?.letterPresets ?? []).map(({ name, tone, length, language, stressed, ownWords }) => ({
      name,
      tone,
      length,
      language,
      stressed,
      ownWords,
    })),
    ownStatements: mapped(OwnWord.find(owned).lean().cursor(), ({ text, isKept, answeredAt }) => ({
      text,
      isKept,
      answeredAt,
    })),
    checkedLetter: mapped(
      LetterCheck.find({ _id: owned.ownerId }).lean().cursor(),
      ({ text, resumeName, checkedAt, sentences }) => ({ text, resumeName, checkedAt, sentences }),
    ),
  };
}

function materialsOf(owned: Owned) {
  return {
    aiGeneratedResumes: mapped(AiResume.find(owned).lean().cursor(FEW), toAiResumeView),
    coverLetters: mapped(CoverLetter.find(owned).lean().cursor(), (letter) => ({
      ...toCoverLetterView(letter),
      choices: letter.letterChoices ?? null,
      earlierVersions: toLetterVersions(letter),
    })),
    interviewPreparations: mapped(Interview.find(owned).lean().cursor(), toInterviewView),
    interviewAnswers: mapped(InterviewAttempt.find(owned).lean().cursor(), (attempt) => ({
      interviewId: attempt.interviewId,
      ...toAttemptView(attempt),
    })),
  };
}

async function partsOf(user: UserRecord, now: Date): Promise<Record<string, unknown>> {
  const owned = { ownerId: user._id };
  return {
    about: { product: BRAND, exportedAt: now, files: "Uploaded files are downloaded from each resume: Original." },
    profile: profileOf(user, now),
    resumes: mapped(Resume.find(owned).lean().cursor(FEW), (resume) => resumeWithVersions(resume, user)),
    matches: matchesOf(user._id),
    ...applicationsOf(owned),
    ...(await choicesOf(owned)),
    ...materialsOf(owned),
    payments: await findPayments(user._id),
    usage: mapped(Usage.find(owned).lean().cursor(), ({ month, countedJobIds }) => ({ month, countedJobIds })),
    sessions: mapped(Session.find({ userId: user._id }).lean().cursor(), ({ createdAt, lastSeenAt }) => ({
      createdAt,
      lastSeenAt,
    })),
  };
}

const takeExportTurn = oneAtATime();

/** One JSON file in pieces, a user's files one after the other. Throws Refusal (limit-reached, unavailable). */
export async function exportAccount(user: UserRecord, now: Date): Promise<Readable> {
  await consumeLimit("exports", String(user._id));
  const endTurn = await takeExportTurn(user._id);
  async function* text(): AsyncGenerator<string> {
    yield* toJson(await partsOf(user, now));
    yield "\n";
  }
  return Readable.from(text()).once("close", endTurn);
}
