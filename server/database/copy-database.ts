import { createHash, type Hash } from "node:crypto";
import mongoose from "mongoose";

type Db = mongoose.mongo.Db;
type Collection = mongoose.mongo.Collection;
type Indexes = mongoose.mongo.IndexDescription[];

type Session = mongoose.mongo.ClientSession;
type Contents = { documents: number; hash: string };

export type CopiedCollection = { name: string } & Contents;

type CopyOptions = {
  onCollection?: (copied: CopiedCollection) => void;
  /** The source is in use: what was read counts, and it is not read again. `session` makes it one moment. */
  live?: { session: Session | null };
};

const BATCH_DOCUMENTS = 1000;
const BATCH_BYTES = 8_000_000;
/** listIndexes adds these to a definition and createIndexes refuses them. */
const DERIVED_FIELDS = ["v", "ns"];

const RAW = { raw: true, promoteBuffers: false } as const;

async function* rawDocuments(collection: Collection, session?: Session): AsyncGenerator<Buffer> {
  for await (const document of collection.find({}, { ...RAW, sort: { _id: 1 }, ...(session ? { session } : {}) }))
    yield Buffer.from(document as unknown as Uint8Array); // `raw` makes the driver give bytes
}

async function hashOf(collection: Collection): Promise<Contents> {
  const hash: Hash = createHash("sha256");
  let documents = 0;
  for await (const bytes of rawDocuments(collection)) {
    hash.update(bytes);
    documents++;
  }
  return { documents, hash: hash.digest("hex") };
}

async function copyDocuments(from: Collection, to: Collection, session?: Session): Promise<Contents> {
  const { BSON } = mongoose.mongo;
  const hash = createHash("sha256");
  let documents = 0;
  let batch: mongoose.mongo.Document[] = [];
  let bytes = 0;
  async function flush(): Promise<void> {
    if (batch.length > 0) await to.insertMany(batch, { ordered: false, forceServerObjectId: true });
    batch = [];
    bytes = 0;
  }
  for await (const raw of rawDocuments(from, session)) {
    hash.update(raw);
    documents++;
    batch.push(BSON.deserialize(raw, { promoteValues: false, promoteBuffers: false, bsonRegExp: true }));
    bytes += raw.length;
    if (batch.length >= BATCH_DOCUMENTS || bytes >= BATCH_BYTES) await flush();
  }
  await flush();
  return { documents, hash: hash.digest("hex") };
}

async function copyIndexes(from: Collection, to: Collection): Promise<void> {
  const indexes = (await from.indexes()).filter((index) => index.name !== "_id_");
  const wanted = indexes.map((index) =>
    Object.fromEntries(Object.entries(index).filter(([name]) => !DERIVED_FIELDS.includes(name))),
  );
  if (wanted.length > 0) await to.createIndexes(wanted as Indexes); // as listIndexes described them
}

/** What refers to others is read before them, so that in a source that is in use nothing refers to what is missing. */
const REFERRED_TO = ["originals.files", "originals.chunks"];

async function collectionsOf(db: Db): Promise<{ name: string; options?: object }[]> {
  const infos = await db.listCollections({}, { nameOnly: false }).toArray();
  return infos
    .filter(({ type, name }) => type !== "view" && !name.startsWith("system."))
    .sort((one, other) => REFERRED_TO.indexOf(one.name) - REFERRED_TO.indexOf(other.name));
}

/** Counts and hashes of all collections. */
export async function readContents(db: Db): Promise<CopiedCollection[]> {
  const contents: CopiedCollection[] = [];
  for (const { name } of await collectionsOf(db)) contents.push({ name, ...(await hashOf(db.collection(name))) });
  return contents;
}

/** Copies into an empty database and compares counts and hashes. Throws on an empty source or a difference. */
export async function copyDatabase(
  from: Db,
  to: Db,
  { onCollection, live }: CopyOptions = {},
): Promise<CopiedCollection[]> {
  const present = await to.listCollections({}, { nameOnly: true }).toArray();
  if (present.length > 0)
    throw new Error(
      `The target database ${to.databaseName} is not empty: it has ${present.map(({ name }) => name).join(", ")}`,
    );
  const wanted = await collectionsOf(from);
  if (wanted.length === 0) throw new Error(`The source database ${from.databaseName} holds nothing to copy`);
  const copied: CopiedCollection[] = [];
  for (const info of wanted) {
    await to.createCollection(info.name, info.options);
    const [source, target] = [from.collection(info.name), to.collection(info.name)];
    const read = await copyDocuments(source, target, live?.session ?? undefined);
    const [before, after] = [live ? read : await hashOf(source), await hashOf(target)];
    if (before.documents !== after.documents || before.hash !== after.hash)
      throw new Error(`The copy of ${info.name} differs: ${before.documents} documents became ${after.documents}`);
    // Only now: an index may remove what has expired.
    await copyIndexes(source, target);
    copied.push({ name: info.name, ...after });
    onCollection?.({ name: info.name, ...after });
  }
  return copied;
}
