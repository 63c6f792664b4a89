import { JobSource } from "../../models/job-source.ts";
import { toObjectId } from "../database/object-id.ts";
import { Refusal } from "../http/errors.ts";
import { FILE_KIND } from "./file-source.ts";
import { findGapEnd } from "./reading/claim-source.ts";
import { findSourceKind } from "./sources/all-kinds.ts";

function noSuchSource(): Refusal {
  return new Refusal("not-found", "That source is not there (any more).");
}

/** Switches a source on, to be read when it is due, or off. Throws Refusal where there is no such source. */
export async function switchSource(id: string, isEnabled: boolean): Promise<void> {
  const which = { _id: toObjectId(id), isRemoved: false, kind: { $ne: FILE_KIND } };
  const changed = await JobSource.updateOne(which, { $set: { isEnabled } });
  if (changed.matchedCount === 0) throw noSuchSource();
}

/** Has a source read as soon as can be. Throws Refusal where it is off, not there, or its rules do not let it. */
export async function requestReading(id: string, now: Date): Promise<void> {
  const source = await JobSource.findOne({ _id: toObjectId(id), isRemoved: false }).lean();
  if (!source) throw noSuchSource();
  if (source.kind === FILE_KIND) throw new Refusal("conflict", "A file is read when it is imported again.");
  if (!source.isEnabled) throw new Refusal("conflict", "This source is switched off.");
  if (source.run) return;
  const gapEnd = await findGapEnd(source.kind, now);
  if (gapEnd) {
    const label = findSourceKind(source.kind)?.label ?? source.kind;
    const at = gapEnd.toISOString().slice(0, 16).replace("T", " ");
    throw new Refusal("conflict", `By the rules of ${label} it is not read again before ${at} UTC.`);
  }
  await JobSource.updateOne({ _id: source._id, run: null }, { $set: { nextRunAt: now, queuedUntil: null } });
}

/** Removes a source and closes its postings; later if it is being read now. */
export async function removeSource(id: string): Promise<void> {
  const removed = await JobSource.updateOne(
    { _id: toObjectId(id), isRemoved: false },
    // The key is free at once, so that the same source can be added again.
    { $set: { isRemoved: true, isEnabled: false, key: `removed ${id}` } },
  );
  if (removed.matchedCount === 0) throw noSuchSource();
}
