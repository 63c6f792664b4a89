import mongoose, { type mongo } from "mongoose";
import { Material, type MaterialRecord } from "../../../models/material.ts";

/** Until version 3 each kind had a collection of its own. */
const COLLECTIONS: Record<string, MaterialRecord["kind"]> = {
  ai_resumes: "resume",
  cover_letters: "cover-letter",
  interviews: "interview",
};

const STEP = 50; // materials hold long texts, so few are in memory at once

/** Tailored resumes, letters and guides become materials that know their kind; then their collections are dropped. */
export async function materialsInOneCollection(): Promise<void> {
  const { db } = mongoose.connection;
  if (!db) throw new Error("Data needs a connected database");
  for (const [name, kind] of Object.entries(COLLECTIONS)) {
    if (!(await db.listCollections({ name }, { nameOnly: true }).hasNext())) continue;
    await moveAll(db.collection(name), kind);
    await db.dropCollection(name);
  }
}

async function moveAll(old: mongo.Collection, kind: MaterialRecord["kind"]): Promise<void> {
  let from: mongo.WithId<mongo.Document>["_id"] | null = null;
  for (;;) {
    const records: mongo.WithId<mongo.Document>[] = await old
      .find(from ? { _id: { $gt: from } } : {})
      .sort({ _id: 1 })
      .limit(STEP)
      .toArray();
    const last = records.at(-1);
    if (!last) return;
    await Material.collection.bulkWrite(
      records.map(({ _id, ...record }) => ({
        updateOne: { filter: { _id }, update: { $setOnInsert: { ...record, kind } }, upsert: true },
      })),
    );
    from = last._id;
  }
}
