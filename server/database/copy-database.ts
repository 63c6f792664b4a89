import { createHash, type Hash } from "node:crypto";
import mongoose from "mongoose";

type Db = mongoose.mongo.Db;
type Collection = mongoose.mongo.Collection;
type Indexes = mongoose.mongo.IndexDescription[];

type CopiedCollection = { name: string; documents: number; hash: string };

const BATCH_DOCUMENTS = 1000;
const BATCH_BYTES = 8_000_000;
/** listIndexes adds these to a definition and createIndexes refuses them. */
const DERIVED_FIELDS = ["v", "ns"];

const RAW = { raw: true, promoteBuffers: false } as const;

async function* rawDocuments(collection: Collection): AsyncGenerator<Buffer> {
  for await (const document of collection.find({}, { ...RAW, sort: { _id: 1 } }))
    yield Buffer.from(document as unknown as Uint8Array); // `raw` makes the driver give bytes
}

async function hashOf(collection: Collection): Promise<{ documents: number; hash: string }> {
  const hash: Hash = createHash("sha256");
  let documents = 0;
  for await (const bytes of rawDocuments(collection)) {
    hash.update(bytes);
    documents++;
  }
  return { documents, hash: hash.digest("hex") };
}

async function copyDocuments(from: Collection, to: Collection): Promise<void> {
  const { BSON } = mongoose.mongo;
  let batch: mongoose.mongo.Document[] = [];
  let bytes = 0;
  async function flush(): Promise<void> {
    if (batch.length > 0) await to.insertMany(batch, { ordered: false, forceServerObjectId: true });
    batch = [];
    bytes = 0;
  }
  for await (const raw of rawDocuments(from)) {
    batch.push(BSON.deserialize(raw, { promoteValues: false, promoteBuffers: false, bsonRegExp: true }));
    bytes += raw.length;
    if (batch.length >= BATCH_DOCUMENTS || bytes >= BATCH_BYTES) await flush();
  }
  await flush();
}

async function copyIndexes(from: Collection, to: Collection): Promise<void> {
  const indexes = (await from.indexes()).filter((index) => index.name !== "_id_");
  const wanted = indexes.map((index) =>
    Object.fromEntries(Object.entries(index).filter(([name]) => !DERIVED_FIELDS.includes(name))),
  );
  if (wanted.length > 0) await to.createIndexes(wanted as Indexes); // as listIndexes described them
}

/** Copies into an empty database and compares counts and hashes. Throws on an empty source or a difference. */
export async function copyDatabase(
  from: Db,
  to: Db,
  onCollection: (copied: CopiedCollection) => void = () => {},
): Promise<CopiedCollection[]> {
  const present = await to.listCollections({}, { nameOnly: true }).toArray();
  if (present.length > 0)
    throw new Error(
      `The target database ${to.databaseName} is not empty: it has ${present.map(({ name }) => name).join(", ")}`,
    );
  const infos = await from.listCollections({}, { nameOnly: false }).toArray();
  const wanted = infos.filter(({ type, name }) => type !== "view" && !name.startsWith("system."));
  if (wanted.length === 0) throw new Error(`The source database ${from.databaseName} holds nothing to copy`);
  const copied: CopiedCollection[] = [];
  for (const info of wanted) {
    await to.createCollection(info.name, info.options);
    const [source, target] = [from.collection(info.name), to.collection(info.name)];
    await copyDocuments(source, target);
    await copyIndexes(source, target);
    const [before, after] = [await hashOf(source), await hashOf(target)];
    if (before.documents !== after.documents || before.hash !== after.hash)
      throw new Error(`The copy of ${info.name} differs: ${before.documents} documents became ${after.documents}`);
    copied.push({ name: info.name, ...after });
    onCollection({ name: info.name, ...after });
  }
  return copied;
}
