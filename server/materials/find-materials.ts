import type { Types } from "mongoose";
import { AiResume, type AiResumeRecord } from "../../models/ai-resume.ts";
import { CoverLetter, type CoverLetterRecord } from "../../models/cover-letter.ts";
import { Interview, type InterviewRecord } from "../../models/interview.ts";
import type { Tally } from "../../models/tally.ts";
import { Refusal } from "../http/errors.ts";
import { toObjectId } from "../database/object-id.ts";
import type { AiResumeView, CoverLetterView, Evidence, InterviewView, MaterialKind } from "../domain/material-view.ts";

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
const LIST_ONLY = { evidence: 0, originalContent: 0, changes: 0, versions: 0 } as const;

type Listed<Item> = Omit<Item, "evidence" | "originalContent" | "changes" | "versions">;

/** The public shape of an AI-generated resume. */
export function toAiResumeView(record: Listed<AiResumeRecord>): AiResumeView {
  return {
    id: String(record._id),
    title: record.title,
    matchScore: record.matchScore,
    createdAt: record.createdAt.toISOString(),
    originalResumeId: String(record.originalResumeId),
    variantId: String(record.variantId),
    content: record.content,
    skillsAdded: record.skillsAdded,
    improvedSections: record.improvedSections,
    matchedKeywords: record.matchedKeywords,
    addedKeywords: record.addedKeywords,
    contentImproved: record.contentImproved,
  };
}

/** The public shape of a cover letter. */
export function toCoverLetterView(record: Listed<CoverLetterRecord>): CoverLetterView {
  return {
    id: String(record._id),
    title: record.title,
    content: record.content,
    createdAt: record.createdAt.toISOString(),
    keyHighlights: record.keyHighlights,
    matchedSkills: record.matchedSkills,
  };
}

/** The public shape of an interview preparation. */
export function toInterviewView(record: Listed<InterviewRecord>): InterviewView {
  return {
    id: String(record._id),
    title: record.title,
    createdAt: record.createdAt.toISOString(),
    generalQuestions: record.generalQuestions,
    technicalQuestions: record.technicalQuestions,
    behavioralQuestions: record.behavioralQuestions,
    companyQuestions: record.companyQuestions,
    preparationTips: record.preparationTips,
    keyStrengths: record.keyStrengths,
  };
}

function amongThose(ownerId: Types.ObjectId, ids?: string[]) {
  return ids ? { ownerId, _id: { $in: ids.map(toObjectId).filter((id) => id !== null) } } : { ownerId };
}

export type MaterialTitle = { kind: MaterialKind; id: string; title: string; createdAt: string };

/** The titles of all of a user's materials, without their texts. */
export async function findMaterialTitles(ownerId: Types.ObjectId): Promise<MaterialTitle[]> {
  const fields = { title: 1, createdAt: 1 } as const;
  const [resumes, letters, interviews] = await Promise.all([
    AiResume.find({ ownerId }).sort(NEWEST_FIRST).select(fields).lean(),
    CoverLetter.find({ ownerId }).sort(NEWEST_FIRST).select(fields).lean(),
    Interview.find({ ownerId }).sort(NEWEST_FIRST).select(fields).lean(),
  ]);
  const titled = (kind: MaterialKind) => (record: { _id: Types.ObjectId; title: string; createdAt: Date }) => ({
    kind,
    id: String(record._id),
    title: record.title,
    createdAt: record.createdAt.toISOString(),
  });
  return [
    ...resumes.map(titled("resume")),
    ...letters.map(titled("cover-letter")),
    ...interviews.map(titled("interview")),
  ];
}

/** The AI-generated resumes of a user, newest first; with `ids` those alone. */
export async function findAiResumes(ownerId: Types.ObjectId, ids?: string[]): Promise<AiResumeView[]> {
  const records = await AiResume.find(amongThose(ownerId, ids)).sort(NEWEST_FIRST).select(LIST_ONLY).lean();
  return records.map(toAiResumeView);
}

/** The cover letters of a user, newest first; with `ids` those alone. */
export async function findCoverLetters(ownerId: Types.ObjectId, ids?: string[]): Promise<CoverLetterView[]> {
  const records = await CoverLetter.find(amongThose(ownerId, ids)).sort(NEWEST_FIRST).select(LIST_ONLY).lean();
  return records.map(toCoverLetterView);
}

/** The interview preparations of a user, newest first; with `ids` those alone. */
export async function findInterviews(ownerId: Types.ObjectId, ids?: string[]): Promise<InterviewView[]> {
  const records = await Interview.find(amongThose(ownerId, ids)).sort(NEWEST_FIRST).select(LIST_ONLY).lean();
  return records.map(toInterviewView);
}

export type MaterialCounts = { resumes: number; coverLetters: number; interviews: number; total: number };

/** How many materials of each kind a user has, for the badge and the analytics. */
export async function countMaterials(ownerId: Types.ObjectId): Promise<Tally["materials"]> {
  const [resumes, coverLetters, interviews] = await Promise.all([
    AiResume.countDocuments({ ownerId }),
    CoverLetter.countDocuments({ ownerId }),
    Interview.countDocuments({ ownerId }),
  ]);
  return { resumes, coverLetters, interviews };
}

/** The same with how many there are in all. */
export function toMaterialCounts({ resumes, coverLetters, interviews }: Tally["materials"]): MaterialCounts {
  return { resumes, coverLetters, interviews, total: resumes + coverLetters + interviews };
}

/** The mean matchScore of a user's AI-generated resumes; null when there is none. */
export async function findAiResumeMean(ownerId: Types.ObjectId): Promise<number | null> {
  const [row] = await AiResume.aggregate<{ mean: number | null }>([
    { $match: { ownerId } },
    { $group: { _id: null, mean: { $avg: "$matchScore" } } },
  ]);
  return row?.mean ?? null;
}

/** A user's AI-generated resume. Throws Refusal (not-found). */
export async function requireAiResume(ownerId: Types.ObjectId, id: unknown): Promise<AiResumeRecord> {
  const _id = toObjectId(id);
  const record = _id && (await AiResume.findOne({ _id, ownerId }).lean());
  if (!record) throw new Refusal("not-found", "AI resume not found");
  return record;
}

/** A user's cover letter. Throws Refusal (not-found). */
export async function requireCoverLetter(ownerId: Types.ObjectId, id: unknown): Promise<CoverLetterRecord> {
  const _id = toObjectId(id);
  const record = _id && (await CoverLetter.findOne({ _id, ownerId }).lean());
  if (!record) throw new Refusal("not-found", "Cover letter not found");
  return record;
}

/** A user's interview preparation. Throws Refusal (not-found). */
export async function requireInterview(ownerId: Types.ObjectId, id: unknown): Promise<InterviewRecord> {
  const _id = toObjectId(id);
  const record = _id && (await Interview.findOne({ _id, ownerId }).lean());
  if (!record) throw new Refusal("not-found", "Interview preparation not found");
  return record;
}

export type LetterVersionView = { id: string; title: string; content: string; savedAt: string };

/** The earlier versions of a letter, newest first. */
export function toLetterVersions(record: CoverLetterRecord): LetterVersionView[] {
  return record.versions
    .map(({ _id, title, content, savedAt }) => ({ id: String(_id), title, content, savedAt: savedAt.toISOString() }))
    .reverse();
}

/** What a material claims, by which lines, and what was dropped and why. */
export function evidenceOf(record: { evidence: unknown }): Evidence {
  // Written by the evidence gate, see make-material.ts; what was made before it asked has no questions.
  return { notSure: [], ...(record.evidence as Omit<Evidence, "notSure">) };
}
