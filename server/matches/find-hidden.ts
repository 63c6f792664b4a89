import type { Types } from "mongoose";
import { Hidden, type HiddenRecord } from "../../models/hidden.ts";
import { companyKey } from "../engines/postings/company-names.ts";

export type HiddenView = { id: string; kind: HiddenRecord["kind"]; title: string; company: string };

export type IsHidden = (ownerId: Types.ObjectId, listing: { _id: string; company: string }) => boolean;

/** All that a user has hidden, the newest first. */
export async function findHidden(ownerId: Types.ObjectId): Promise<HiddenView[]> {
  const records = await Hidden.find({ ownerId }).sort({ _id: -1 }).lean();
  return records.map(({ _id, kind, title, company }) => ({ id: String(_id), kind, title, company }));
}

/** A test of listings by what these users have hidden at this moment. */
export async function findHiddenTest(ownerIds: Types.ObjectId[]): Promise<IsHidden> {
  const records = await Hidden.find({ ownerId: { $in: ownerIds } })
    .select({ ownerId: 1, kind: 1, key: 1 })
    .lean();
  const keyOf = (ownerId: Types.ObjectId, kind: HiddenRecord["kind"], key: string) => `${ownerId} ${kind} ${key}`;
  const hidden = new Set(records.map(({ ownerId, kind, key }) => keyOf(ownerId, kind, key)));
  return (ownerId, { _id, company }) =>
    hidden.size > 0 &&
    (hidden.has(keyOf(ownerId, "job", _id)) || hidden.has(keyOf(ownerId, "company", companyKey(company))));
}
