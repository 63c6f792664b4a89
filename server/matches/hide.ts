import type { Types } from "mongoose";
import { Hidden, type HiddenRecord } from "../../models/hidden.ts";
import { Listing } from "../../models/listing.ts";
import { Match } from "../../models/match.ts";
import { isDuplicateKey } from "../auth/duplicate-key.ts";
import { toObjectId } from "../database/object-id.ts";
import { companyKey } from "../engines/postings/company-names.ts";
import { Refusal } from "../http/errors.ts";
import { findListing } from "../jobs/find-listing.ts";
import { findHiddenTest, type HiddenView } from "./find-hidden.ts";
import { forgetListCounts } from "../remembered/forget-list-counts.ts";

export const MAX_HIDDEN = 200;

/** Marks the user's matches as hidden or not; jobs that the user added are never hidden. */
async function markMatches(ownerId: Types.ObjectId, now: Date): Promise<void> {
  const isHidden = await findHiddenTest([ownerId]);
  const ids = await Match.distinct("listingId", { ownerId, isOwn: { $ne: true } });
  const listings = await Listing.find({ _id: { $in: ids } })
    .select({ company: 1 })
    .lean();
  const hidden = listings.filter((listing) => isHidden(ownerId, listing)).map(({ _id }) => _id);
  await forgetListCounts({ ownerId });
  await Match.updateMany({ ownerId, listingId: { $in: hidden }, hiddenAt: null }, { $set: { hiddenAt: now } });
  await Match.updateMany(
    { ownerId, listingId: { $nin: hidden }, hiddenAt: { $ne: null } },
    { $set: { hiddenAt: null } },
  );
}

async function keep(hidden: Omit<HiddenRecord, "_id">): Promise<HiddenView> {
  const { ownerId, kind, key, ...told } = hidden;
  const which = { ownerId, kind, key };
  const isKnown = (await Hidden.countDocuments(which)) > 0;
  if (!isKnown && (await Hidden.countDocuments({ ownerId })) >= MAX_HIDDEN) {
    const sentence = `You have hidden ${MAX_HIDDEN} jobs and companies. Please show some again under Account first.`;
    throw new Refusal("conflict", sentence);
  }
  try {
    await Hidden.updateOne(which, { $setOnInsert: told }, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  const record = await Hidden.findOne(which).lean();
  if (!record) throw new Refusal("not-found", "This is shown again already.");
  return { id: String(record._id), kind, title: record.title, company: record.company };
}

/** Hides a job, or all jobs of its company, later ones too. Throws Refusal (not-found, invalid, conflict). */
export async function hide(
  ownerId: Types.ObjectId,
  listingId: unknown,
  { kind, now }: { kind: HiddenRecord["kind"]; now: Date },
): Promise<HiddenView> {
  const listing = await findListing(ownerId, listingId);
  if (!listing) throw new Refusal("not-found", "Job not found");
  const { _id, title, company } = listing;
  const key = kind === "job" ? _id : companyKey(company);
  if (key === "") throw new Refusal("invalid", "The posting does not tell the company's name.");
  const hidden = await keep({ ownerId, kind, key, company, title: kind === "job" ? title : "", hiddenAt: now });
  await markMatches(ownerId, now);
  return hidden;
}

/** Puts a job or a company back into the list. Throws Refusal (not-found), also where it was done before. */
export async function showAgain(ownerId: Types.ObjectId, id: unknown, now: Date): Promise<HiddenView> {
  const _id = toObjectId(id);
  const record = _id && (await Hidden.findOneAndDelete({ _id, ownerId }).lean());
  if (!record) throw new Refusal("not-found", "This is shown again already.");
  await markMatches(ownerId, now);
  return { id: String(record._id), kind: record.kind, title: record.title, company: record.company };
}
