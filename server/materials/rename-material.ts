import type { Types } from "mongoose";
import { Material, type MaterialRecords } from "../../models/material.ts";
import { toObjectId } from "../database/object-id.ts";
import { Refusal } from "../http/errors.ts";
import { requireMaterial } from "./find-materials.ts";

const MAX_EARLIER_TITLES = 50;
const MAX_ATTEMPTS = 10; // each further one means that another title of the same material came first

/** Gives a material another title, as typed, empty too, and keeps the one before. Throws Refusal (not-found, conflict). */
export async function renameMaterial<Kind extends "resume" | "interview">(
  kind: Kind,
  { ownerId, id, title }: { ownerId: Types.ObjectId; id: unknown; title: string },
): Promise<MaterialRecords[Kind]> {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const record = await requireMaterial(kind, ownerId, id);
    if (record.title === title) return record;
    const earlier = { title: record.title, savedAt: new Date() };
    const renamed = await Material.updateOne(
      { _id: record._id, ownerId, title: record.title },
      { $set: { title }, $push: { earlierTitles: { $each: [earlier], $slice: -MAX_EARLIER_TITLES } } },
    );
    if (renamed.modifiedCount === 1) return { ...record, title };
  }
  throw new Refusal("conflict", "This title was changed at the same time. Please look again and retry.");
}

export type EarlierTitleView = { title: string; savedAt: string };

/** The titles that a tailored resume or a guide had, newest first and each once; none where there is no such material. */
export async function findEarlierTitles(ownerId: Types.ObjectId, id: string): Promise<EarlierTitleView[]> {
  const _id = toObjectId(id);
  if (!_id) return [];
  const found = await Material.findOne({ _id, ownerId }).select({ title: 1, earlierTitles: 1 }).lean();
  const newest = (found?.earlierTitles ?? []).toReversed();
  const others = newest.filter(
    ({ title }, at) => title !== found?.title && newest.findIndex((other) => other.title === title) === at,
  );
  return others.map(({ title, savedAt }) => ({ title, savedAt: savedAt.toISOString() }));
}
