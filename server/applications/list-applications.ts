import type { Types } from "mongoose";
import { isoDay } from "../domain/iso-day.ts";
import type { ApplicationQuery } from "../domain/application-list.ts";
import { scoreRangeLimits } from "../domain/score-range.ts";
import { type ApplicationStatus, ENDED_STATUSES } from "../domain/application-statuses.ts";
import { Application, type ApplicationRecord } from "../../models/application.ts";
import { Listing, type ListingRecord } from "../../models/listing.ts";
import type { PostingCopy } from "../jobs/posting-copy.ts";
import { ownPageUrl } from "../jobs/seed-sample-postings.ts";

const PAGE_SIZE = 25;
const WEEK_MS = 7 * 24 * 60 * 60_000;

const ORDERS = {
  newest: { appliedAt: -1, _id: -1 },
  oldest: { appliedAt: 1, _id: 1 },
  score: { score: -1, appliedAt: -1, _id: -1 },
  company: { company: 1, appliedAt: -1, _id: -1 },
} as const;

export type ListedApplication = {
  id: string;
  jobTitle: string;
  company: string;
  appliedAt: string;
  status: ApplicationStatus;
  interviewAt: string | null;
  score: number | null;
  /** Empty where the application was made elsewhere. */
  resumeName: string;
  nextStep: string;
  /** The day it is due, as YYYY-MM-DD. */
  nextOn: string | null;
  posting: { sourceUrl: string; isSample: boolean } | null;
};

export type ApplicationPage = {
  applications: ListedApplication[];
  total: number;
  page: number;
  pages: number;
  /** 1-based place of the first one shown; 0 when there is none. */
  first: number;
};

function outcomeFilter(outcome: ApplicationQuery["outcome"], today: string) {
  if (outcome === null) return {};
  if (outcome === "interviewed") return { interviewAt: { $ne: null } };
  if (outcome !== "due") return { status: outcome };
  return { nextStep: { $gt: "" }, nextOn: { $gt: "", $lte: today }, status: { $nin: ENDED_STATUSES } };
}

function toFilter(ownerId: Types.ObjectId, { outcome, score, week }: ApplicationQuery) {
  const limits = score === null || score === "none" ? null : scoreRangeLimits(score);
  const from = week === null ? null : new Date(`${week}T00:00:00Z`);
  return {
    ownerId,
    ...outcomeFilter(outcome, isoDay(new Date())),
    ...(score === "none" ? { score: null } : {}),
    ...(limits ? { score: { $gte: limits.from, ...(limits.below === null ? {} : { $lt: limits.below }) } } : {}),
    ...(from ? { appliedAt: { $gte: from, $lt: new Date(from.getTime() + WEEK_MS) } } : {}),
  };
}

const SHOWN = {
  listingId: 1,
  jobTitle: 1,
  company: 1,
  appliedAt: 1,
  status: 1,
  interviewAt: 1,
  score: 1,
  resumeName: 1,
  address: 1,
  nextStep: 1,
  nextOn: 1,
  "posting.isSample": 1,
} as const;

type Listed = Omit<ApplicationRecord, "ownerId" | "resumeId">;

/** At its source while that offers it, else the copy from the time of applying. */
function postingOf(
  { listingId, posting, address }: Listed,
  listing: Offered | undefined,
): ListedApplication["posting"] {
  if (listing && (!listing.closedAt || !posting)) return { sourceUrl: listing.sourceUrl, isSample: listing.isSample };
  if (address) return { sourceUrl: address, isSample: false };
  const copy = posting as Pick<PostingCopy, "isSample"> | null;
  return copy && { sourceUrl: ownPageUrl(listingId), isSample: copy.isSample };
}

type Offered = Pick<ListingRecord, "sourceUrl" | "isSample" | "closedAt">;

async function withPostings(records: Listed[]): Promise<ListedApplication[]> {
  const listings = await Listing.find({ _id: { $in: records.map(({ listingId }) => listingId) } })
    .select({ sourceUrl: 1, isSample: 1, closedAt: 1 })
    .lean();
  const byId = new Map(listings.map((listing) => [listing._id, listing]));
  return records.map((record) => {
    const listing = byId.get(record.listingId);
    return {
      id: String(record._id),
      jobTitle: record.jobTitle,
      company: record.company,
      appliedAt: record.appliedAt.toISOString(),
      status: record.status,
      interviewAt: record.interviewAt?.toISOString() ?? null,
      score: record.score ?? null,
      resumeName: record.resumeName,
      nextStep: record.nextStep ?? "",
      nextOn: record.nextOn ?? null,
      posting: postingOf(record, listing),
    };
  });
}

/** A page beyond the last shows the last. */
export async function listApplications(ownerId: Types.ObjectId, query: ApplicationQuery): Promise<ApplicationPage> {
  const filter = toFilter(ownerId, query);
  const total = await Application.countDocuments(filter);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Math.min(query.page, pages);
  const skipped = (page - 1) * PAGE_SIZE;
  const records = await Application.find(filter)
    .sort(ORDERS[query.order])
    .skip(skipped)
    .limit(PAGE_SIZE)
    .select(SHOWN)
    .lean();
  return { applications: await withPostings(records), total, page, pages, first: total === 0 ? 0 : skipped + 1 };
}

export type FiledApplication = ListedApplication & {
  contact: string;
  pay: string;
  notes: { text: string; at: string }[];
};

/** All that the filters leave. */
export async function listAllApplications(
  ownerId: Types.ObjectId,
  query: ApplicationQuery,
): Promise<FiledApplication[]> {
  const records = await Application.find(toFilter(ownerId, query))
    .sort(ORDERS[query.order])
    .select({ ...SHOWN, contact: 1, pay: 1, notes: 1 })
    .lean();
  const listed = await withPostings(records);
  return records.flatMap(({ contact, pay, notes, appliedAt }, at) => {
    const application = listed[at];
    const written = (notes ?? []).map((note) => ({
      text: note.text ?? "",
      at: (note.at ?? appliedAt).toISOString(),
    }));
    return application ? [{ ...application, contact: contact ?? "", pay: pay ?? "", notes: written }] : [];
  });
}
