import type { Types } from "mongoose";
import { Application } from "../../models/application.ts";
import { Material } from "../../models/material.ts";
import { Listing } from "../../models/listing.ts";
import { type OwnJobInput, toldOf } from "./own-job.ts";

export type OwnJobView = OwnJobInput & { id: string; isAppliedTo: boolean; materials: number };

export type WaitingJob = { id: string; title: string; company: string };

const MOST_LISTED = 20;

/** A job that the user added; null for any other id. */
export async function findOwnJob(ownerId: Types.ObjectId, id: string | null): Promise<OwnJobView | null> {
  const listing = id === null ? null : await Listing.findOne({ _id: id, ownerId }).select({ facts: 0 }).lean();
  if (!listing) return null;
  const ofIt = { ownerId, listingId: listing._id };
  const [applications, materials] = await Promise.all([
    Application.countDocuments(ofIt),
    Material.countDocuments(ofIt),
  ]);
  return {
    ...toldOf(listing),
    id: listing._id,
    isAppliedTo: applications > 0,
    materials,
  };
}

/** The newest of the jobs that a user added, for whoever has no active resume to score them with. */
export async function findWaitingJobs(ownerId: Types.ObjectId): Promise<WaitingJob[]> {
  const listings = await Listing.find({ ownerId })
    .sort({ updatedAt: -1 })
    .limit(MOST_LISTED)
    .select({ title: 1, company: 1 })
    .lean();
  return listings.map(({ _id, title, company }) => ({ id: _id, title, company }));
}
