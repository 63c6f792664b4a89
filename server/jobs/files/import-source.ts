import { JobSource, type ReadingRecord } from "../../../models/job-source.ts";
import { FILE_KIND } from "../file-source.ts";

/** The record of an imported file, by its name: made at its first import, found again at the next. Answers its id. */
export async function openFileSource(name: string, now: Date): Promise<string> {
  const source = await JobSource.findOneAndUpdate(
    { key: `${FILE_KIND} ${name.toLowerCase()}` },
    {
      $setOnInsert: { kind: FILE_KIND, settings: { name }, host: "", isEnabled: false, createdAt: now, nextRunAt: now },
    },
    { upsert: true, returnDocument: "after" },
  );
  return source.id;
}

/** Writes down how an import went, where an administrator looks for it. */
export async function noteImport(id: string, reading: ReadingRecord): Promise<void> {
  await JobSource.updateOne({ _id: id }, { $set: { lastReading: reading, lastGoodAt: reading.finishedAt } });
}
