import type { Types } from "mongoose";
import {
  AiResume,
  type AiResumeRecord,
  type CoverLetterRecord,
  type InterviewRecord,
  Material,
  type MaterialRecord,
  type MaterialRecords,
} from "../../models/material.ts";
import type { Tally } from "../../models/tally.ts";
import { Refusal } from "../http/errors.ts";
import { toObjectId } from "../database/object-id.ts";
import type {
  AiResumeView,
  CoverLetterView,
  Evidence,
  InterviewView,
  MaterialKind,
  ShownMaterial,
} from "../domain/material-view.ts";

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
/** What no view of a material shows, and may be long. */
export const WITHOUT_HISTORY = { originalContent: 0, changes: 0, versions: 0, earlierTitles: 0 } as const;

type Listed<Item> = Omit<Item, "evidence" | "originalContent" | "changes" | "versions" | "earlierTitles">;

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

const VIEWS = { resume: toAiResumeView, "cover-letter": toCoverLetterView, interview: toInterviewView };

type MaterialViews = { resume: AiResumeView; "cover-letter": CoverLetterView; interview: InterviewView };

export type MaterialView<Kind extends MaterialKind> = MaterialViews[Kind];

/** The public shape of a material of this kind. */
export function toMaterialView<Kind extends MaterialKind>(
  kind: Kind,
  record: Listed<MaterialRecords[Kind]>,
): MaterialView<Kind> {
  // The compiler does not see that record and view are of the same kind.
  return (VIEWS[kind] as (record: unknown) => MaterialView<Kind>)(record);
}

/** The same with its kind, for what treats all kinds alike. */
export function withKind(record: MaterialRecord): ShownMaterial {
  const { kind } = record;
  // It was read whole, and the view is of its kind.
  return { kind, ...toMaterialView(kind, record as MaterialRecords[typeof kind]) } as ShownMaterial;
}

export type MaterialTitle = { kind: MaterialKind; id: string; title: string; createdAt: string };

/** The titles of all of a user's materials, newest first, without their texts. */
export async function findMaterialTitles(ownerId: Types.ObjectId): Promise<MaterialTitle[]> {
  const fields = { kind: 1, title: 1, createdAt: 1 } as const;
  const records = await Material.find({ ownerId }).sort(NEWEST_FIRST).select(fields).lean();
  return records.map(({ _id, kind, title, createdAt }) => ({
    kind,
    id: String(_id),
    title,
    createdAt: createdAt.toISOString(),
  }));
}

/** A user's materials of a kind, newest first. */
export async function findMaterials<Kind extends MaterialKind>(
  kind: Kind,
  ownerId: Types.ObjectId,
): Promise<MaterialView<Kind>[]> {
  const records = await Material.find({ ownerId, kind })
    .sort(NEWEST_FIRST)
    .select({ ...WITHOUT_HISTORY, evidence: 0 })
    .lean();
  return records.map((record) => toMaterialView(kind, record as unknown as Listed<MaterialRecords[Kind]>));
}

export type MaterialCounts = { resumes: number; coverLetters: number; interviews: number; total: number };

/** How many materials of each kind a user has, for the badge and the analytics. */
export async function countMaterials(ownerId: Types.ObjectId): Promise<Tally["materials"]> {
  const count = (kind: MaterialKind) => Material.countDocuments({ ownerId, kind });
  const [resumes, coverLetters, interviews] = await Promise.all([
    count("resume"),
    count("cover-letter"),
    count("interview"),
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

const NAMES = { resume: "AI resume", "cover-letter": "Cover letter", interview: "Interview preparation" };

/** A user's material of this kind. Throws Refusal (not-found). */
export async function requireMaterial<Kind extends MaterialKind>(
  kind: Kind,
  ownerId: Types.ObjectId,
  id: unknown,
): Promise<MaterialRecords[Kind]> {
  const _id = toObjectId(id);
  const record = _id && (await Material.findOne({ _id, ownerId, kind }).lean());
  if (!record) throw new Refusal("not-found", `${NAMES[kind]} not found`);
  // It was read whole.
  return record as unknown as MaterialRecords[Kind];
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
