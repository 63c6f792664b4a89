import type { Types } from "mongoose";
import { Hidden, type HiddenRecord } from "../../models/hidden.ts";
import { companyKey } from "../engines/postings/company-names.ts";

export type HiddenView = { id: string; kind: HiddenRecord["kind"]; title: string; company: string };

export type IsHidden = (listing: { _id: string; company: string }) => boolean;

/** All that a user has hidden, the newest first. */
export async function findHidden(ownerId: Types.ObjectId): Promise<HiddenView[]> {
  const records = await Hidden.find({ ownerId }).sort({ _id: -1 }).lean();
  return records.map(({ _id, kind, title, company }) => ({ id: String(_id), kind, title, company }));
}

/** A test of listings by what a user has hidden at this moment. */
export async function findHiddenTest(ownerId: Types.ObjectId): Promise<IsHidden> {
  const records = await Hidden.find({ ownerId }).select({ kind: 1, key: 1 }).lean();
  const jobs = new Set(records.flatMap(({ kind, key }) => (kind === "job" ? key : [])));
  const companies = new Set(records.flatMap(({ kind, key }) => (kind === "company" ? key : [])));
  return ({ _id, company }) => jobs.has(_id) || (companies.size > 0 && companies.has(companyKey(company)));
}
