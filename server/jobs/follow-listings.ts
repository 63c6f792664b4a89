import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as whateverWaits } from "node:timers/promises";
import { Listing, type ListingRecord } from "../../models/listing.ts";
import { packIndex, repacked, unpackIndex } from "../engines/matching/index/index-file.ts";
import { ListingIndex } from "../engines/matching/index/listing-index.ts";
import type { ListingFacts } from "../engines/matching/listing-facts.ts";
import type { SkillWeights } from "../engines/matching/skill-weights.ts";
import { getEnv } from "../env.ts";
import { logger } from "../http/logger.ts";
import { findWeights, OFFERED } from "./matching-basis.ts";

const FILE = "listing-index";
/** Clocks differ, and a write takes a moment: what changed this shortly before the last look is looked at again. */
const OVERLAP_MS = 60_000;
const COUNT_EVERY_MS = 30_000; // a listing that was deleted leaves no trace but the number of the others
const SAVE_AFTER_CHANGES = 1_000;
const LEFT_AFTER_MS = 3_600_000; // no process takes so long to store it
const HEADS_BATCH = 5_000;
const FACTS_BATCH = 500;

const SCORED = Object.fromEntries(
  [
    ...["id", "titleTerms", "titleFamilies", "words", "required.id", "wanted.id", "licences.id", "years", "level"],
    ...["degree", "places", "workplace", "pay"],
  ].map((name) => [`facts.${name}`, 1 as const]),
);

type Head = Pick<ListingRecord, "_id" | "updatedAt" | "isSample" | "closedAt" | "factsVersion">;
const HEAD = { updatedAt: 1, isSample: 1, closedAt: 1, factsVersion: 1 } as const;

type Followed = { index: ListingIndex; upTo: number; countedAt: number; unsaved: number };

let followed: Followed | null = null;
let running: Promise<unknown> = Promise.resolve();
let next: Promise<ListingIndex> | null = null;

function filePath(): string {
  return join(getEnv().DATA_DIR, FILE);
}

async function readIndexFile(weights: SkillWeights): Promise<{ index: ListingIndex; savedAt: number } | null> {
  const file = await readFile(filePath()).catch(() => null);
  const index = file && unpackIndex(file, weights);
  if (file && !index) logger.info("the stored index of listings is damaged or of another version: it is made anew");
  return index && { index, savedAt: (await stat(filePath())).mtimeMs };
}

/** What a process left that was killed while it stored its index. */
async function removeLeftovers(): Promise<void> {
  const folder = getEnv().DATA_DIR;
  const names = (await readdir(folder)).filter((name) => name.startsWith(`${FILE}.`));
  for (const path of names.map((name) => join(folder, name))) {
    const mtimeMs = (await stat(path).catch(() => null))?.mtimeMs ?? Number.POSITIVE_INFINITY;
    if (mtimeMs < Date.now() - LEFT_AFTER_MS) await rm(path, { force: true });
  }
}

/** Without a file the next start only takes longer. */
async function saveIndex(index: ListingIndex): Promise<void> {
  const unfinished = `${filePath()}.${process.pid}`;
  try {
    await writeFile(unfinished, packIndex(index), { mode: 0o600 });
    await rename(unfinished, filePath());
    await removeLeftovers();
  } catch (error) {
    logger.warn({ err: error }, "the index of listings could not be stored");
  }
}

type Scored = Pick<ListingRecord, "_id" | "facts" | "updatedAt" | "isSample">;

/** What is found, in batches; the database looks for the next one while one is worked on. */
async function* batchesOf(condition: Record<string, unknown>): AsyncGenerator<Scored[]> {
  // The driver's own cursor: these documents are read and dropped by the hundred thousand.
  const found = Listing.collection
    .find<Scored>({ ...condition, ...OFFERED }, { projection: { ...SCORED, updatedAt: 1, isSample: 1 } })
    .batchSize(FACTS_BATCH);
  try {
    for (let next = found.next(); ; ) {
      const first = await next;
      if (first === null) return;
      const batch = [first, ...found.readBufferedDocuments()];
      next = found.next();
      // Of a batch that is left unfinished nobody asks how the next one ended.
      next.catch(() => null);
      await whateverWaits();
      yield batch;
    }
  } finally {
    await found.close();
  }
}

async function take(index: ListingIndex, condition: Record<string, unknown>): Promise<void> {
  for await (const batch of batchesOf(condition)) {
    for (const { facts, updatedAt, isSample } of batch) {
      // Written by extractListingFacts of this very version, see posting-record.ts.
      index.add(facts as ListingFacts, { isSample: isSample === true, updatedAt: updatedAt.getTime() });
    }
  }
}

async function follow(index: ListingIndex, heads: Iterable<Head>): Promise<number> {
  const changed: string[] = [];
  let gone = 0;
  for (const { _id, updatedAt, closedAt, factsVersion } of heads) {
    const isOffered = !closedAt && factsVersion === OFFERED.factsVersion;
    const known = index.changedAt(_id);
    if (!isOffered && known !== null) {
      index.remove(_id);
      gone += 1;
    } else if (isOffered && known !== updatedAt.getTime()) changed.push(_id);
  }
  for (let from = 0; from < changed.length; from += FACTS_BATCH) {
    await take(index, { _id: { $in: changed.slice(from, from + FACTS_BATCH) } });
  }
  return changed.length + gone;
}

/** Compares the index with all listings, for what no change told of. */
async function compareAll(index: ListingIndex): Promise<number> {
  if (index.size === 0) {
    await take(index, {});
    return index.size;
  }
  const heads = await Listing.find(OFFERED).select(HEAD).batchSize(HEADS_BATCH).lean();
  const offered = new Set(heads.map(({ _id }) => _id));
  const gone = [...index.entries()].map(({ head }) => head.id).filter((id) => !offered.has(id));
  for (const id of gone) index.remove(id);
  return gone.length + (await follow(index, heads));
}

async function makeIndex(weights: SkillWeights): Promise<Followed> {
  const began = Date.now();
  const index = new ListingIndex(weights);
  const unsaved = await compareAll(index);
  return { index, upTo: began, countedAt: began, unsaved };
}

async function startWith(weights: SkillWeights): Promise<Followed> {
  const began = Date.now();
  const stored = await readIndexFile(weights);
  const state = stored
    ? await takeChanges({ ...stored, upTo: Math.min(stored.savedAt, stored.index.newestAt), countedAt: 0, unsaved: 0 })
    : await makeIndex(weights);
  const index = state.index.isWasteful ? repacked(state.index) : state.index;
  const { size: listings, byteLength } = index;
  const figures = { listings, bytes: byteLength, ms: Date.now() - began, isStored: stored !== null };
  logger.info(figures, "the index of listings is ready");
  return { ...state, index };
}

async function takeChanges(state: Followed): Promise<Followed> {
  const now = Date.now();
  const since = { ownerId: null, updatedAt: { $gte: new Date(state.upTo - OVERLAP_MS) } };
  const index = state.index.isWasteful ? repacked(state.index) : state.index;
  let changes = await follow(index, await Listing.find(since).select(HEAD).lean());
  let { countedAt } = state;
  if (now - countedAt > COUNT_EVERY_MS) {
    countedAt = now;
    if ((await Listing.countDocuments(OFFERED)) !== index.size) changes += await compareAll(index);
  }
  return { index, upTo: now, countedAt, unsaved: state.unsaved + changes };
}

async function bringUpToDate(): Promise<Followed> {
  const current = followed
    ? await takeChanges(followed)
    : await startWith(await findWeights(await Listing.countDocuments(OFFERED)));
  const weights = await findWeights(current.index.size);
  const state = weights.id === current.index.weights.id ? current : await startWith(weights);
  if (state.unsaved < SAVE_AFTER_CHANGES) return state;
  await saveIndex(state.index);
  return { ...state, unsaved: 0 };
}

async function lookAgain(): Promise<ListingIndex> {
  next = null;
  followed = await bringUpToDate();
  return followed.index;
}

/** The index of all listings as the database has them now; only what changed is read. */
export function findIndex(): Promise<ListingIndex> {
  // A look that began earlier may have missed what its caller just wrote, so all who ask meanwhile share the next one.
  next ??= running.then(lookAgain);
  running = next.catch(() => null);
  return next;
}
