import { isoDay } from "../domain/iso-day.ts";
import type { FoundPosting } from "./found-posting.ts";
import { sightingKey } from "./posting-keys.ts";
import type { Told } from "./posting-record.ts";
import type { PostingSource } from "./posting-store.ts";
import type { LeftOut } from "./source-kind.ts";

const BATCH = 250;
const BATCH_CHARACTERS = 4_000_000;

/** Batches that are bounded in number and in size, so that memory is, too. */
export function* batchesOf(found: readonly FoundPosting[]): Generator<FoundPosting[]> {
  let batch: FoundPosting[] = [];
  let characters = 0;
  for (const posting of found) {
    batch.push(posting);
    characters += posting.description.content.length;
    if (batch.length < BATCH && characters < BATCH_CHARACTERS) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}

/** Leaves out expired postings and duplicates within one source. */
export function takeOffered(
  source: PostingSource,
  found: readonly FoundPosting[],
  now: Date,
): { told: Told[]; leftOut: LeftOut[] } {
  const leftOut: LeftOut[] = [];
  const told = new Map<string, Told>();
  for (const posting of found) {
    const { externalId, title, company, closesAt } = posting;
    const key = sightingKey(source.id, externalId);
    const leave = (why: string) => leftOut.push({ externalId, record: `${title} · ${company}`, why });
    if (closesAt && closesAt < now) leave(`It closed on ${isoDay(closesAt)}.`);
    else if (told.has(key)) leave("The source lists it twice.");
    else told.set(key, { key, found: posting });
  }
  return { told: [...told.values()], leftOut };
}
