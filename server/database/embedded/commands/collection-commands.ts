import { Long } from "bson";
import { type Doc, isPlainObject } from "../bson-document.ts";
import { encodeDocument } from "../bson-writer.ts";
import type { Collection } from "../collection.ts";
import { readCollation } from "../collation.ts";
import { compareValues, numberOf, RANK, rankOf } from "../compare.ts";
import { CommandError, notSupported } from "../errors.ts";
import {
  defaultIndexName,
  type Index,
  type IndexSpec,
  isIdKey,
  readIndexSpec,
  sameKey,
  sameOptions,
} from "../indexes.ts";
import { compileFilter } from "../matcher.ts";
import type { Pause } from "../scan.ts";
import {
  type Command,
  type CommandCall,
  collectionNameOf,
  collectionOf,
  flag,
  optionalCount,
  optionalDoc,
} from "./command.ts";

const KEPT_OPTIONS = ["collation", "capped", "size", "max"];
const UNSUPPORTED_OPTIONS = [
  "validator",
  "validationLevel",
  "validationAction",
  "viewOn",
  "pipeline",
  "timeseries",
  "expireAfterSeconds",
  "clusteredIndex",
  "changeStreamPreAndPostImages",
  "encryptedFields",
  "storageEngine",
  "indexOptionDefaults",
];

function create(call: CommandCall): Doc {
  const name = collectionNameOf(call);
  const options: Doc = {};
  for (const option of UNSUPPORTED_OPTIONS)
    if (call.body[option] !== undefined && call.body[option] !== false) throw notSupported(`create option ${option}`);
  for (const option of KEPT_OPTIONS) if (call.body[option] !== undefined) options[option] = call.body[option];
  checkCapped(options);
  const collation = readCollation(options.collation);
  if (collation) options.collation = collation.spec;
  else delete options.collation;
  const existing = call.engine.catalog.find(call.database, name);
  if (existing) {
    const { uuid: _uuid, ...known } = existing.options;
    if (compareValues(known, options) === 0) return { ok: 1 };
    throw new CommandError(
      48,
      `namespace ${call.database}.${name} already exists, but with different options: ${JSON.stringify(known)}`,
    );
  }
  call.engine.catalog.create(call.database, name, options);
  return { ok: 1 };
}

function checkCapped(options: Doc): void {
  if (options.capped === undefined || options.capped === false) {
    delete options.capped;
    if (options.size !== undefined || options.max !== undefined)
      throw new CommandError(
        72,
        "the 'capped' field needs to be true when either the 'size' or 'max' fields are present",
      );
    return;
  }
  const size = rankOf(options.size) === RANK.number ? numberOf(options.size) : 0;
  if (size < 1) throw new CommandError(72, "the 'size' field is required when 'capped' is true");
  options.size = Math.ceil(size / 256) * 256;
}

function drop(call: CommandCall): Doc {
  const collection = collectionOf(call);
  if (!collection) return { ok: 1 };
  const nIndexesWas = collection.indexes.length;
  call.engine.catalog.drop(collection);
  return { nIndexesWas, ns: `${call.database}.${collectionNameOf(call)}`, ok: 1 };
}

function dropDatabase(call: CommandCall): Doc {
  const collections = call.engine.catalog.inDatabase(call.database);
  for (const collection of collections) call.engine.catalog.drop(collection);
  return collections.length > 0 ? { dropped: call.database, ok: 1 } : { ok: 1 };
}

function renameCollection(call: CommandCall): Doc {
  const { catalog } = call.engine;
  const [from, to] = [String(call.body.renameCollection), String(call.body.to)];
  const split = (namespace: string): [string, string] => [
    namespace.slice(0, namespace.indexOf(".")),
    namespace.slice(namespace.indexOf(".") + 1),
  ];
  const [database, name] = split(from);
  const [toDatabase, toName] = split(to);
  const collection = catalog.find(database, name);
  if (!collection) throw new CommandError(26, `Source collection ${from} does not exist`);
  if (database !== toDatabase) throw notSupported("renameCollection to another database");
  if (from === to) throw new CommandError(20, "Can't rename a collection to itself");
  const target = catalog.find(toDatabase, toName);
  if (target && !flag(call.body.dropTarget)) throw new CommandError(48, "target namespace exists");
  if (target) catalog.drop(target);
  catalog.rename(collection, toName);
  return { ok: 1 };
}

function collectionInfo(collection: Collection, nameOnly: boolean): Doc {
  const { uuid: _uuid, ...options } = collection.options;
  const type = "collection";
  if (nameOnly) return { name: collection.name, type };
  return {
    name: collection.name,
    type,
    options,
    info: { readOnly: false, uuid: collection.uuid },
    idIndex: { v: 2, key: { _id: 1 }, name: "_id_" },
  };
}

function cursorReply(call: CommandCall, namespace: string, docs: Doc[], cursor: Doc): Generator<Pause, Doc> {
  const batchSize = optionalCount("batchSize", cursor.batchSize);
  return call.engine.cursors.open(
    docs.map((doc) => encodeDocument(doc)),
    { namespace, session: call.session, batchSize },
  );
}

function listCollections(call: CommandCall): Generator<Pause, Doc> {
  const test = compileFilter(optionalDoc("filter", call.body.filter));
  const docs = call.engine.catalog
    .inDatabase(call.database)
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .filter((collection) => test(collectionInfo(collection, false)))
    .map((collection) => collectionInfo(collection, flag(call.body.nameOnly)));
  return cursorReply(call, `${call.database}.$cmd.listCollections`, docs, optionalDoc("cursor", call.body.cursor));
}

function requireCollection(call: CommandCall): Collection {
  const collection = collectionOf(call);
  if (!collection) throw new CommandError(26, `ns does not exist: ${call.database}.${collectionNameOf(call)}`);
  return collection;
}

function listIndexes(call: CommandCall): Generator<Pause, Doc> {
  const collection = requireCollection(call);
  const docs = collection.indexes.map((index) => index.spec as Doc);
  return cursorReply(call, collection.namespace, docs, optionalDoc("cursor", call.body.cursor));
}

function createIndexes(call: CommandCall): Doc {
  const { catalog } = call.engine;
  const name = collectionNameOf(call);
  const wanted = call.body.indexes;
  if (!Array.isArray(wanted) || wanted.length === 0)
    throw new CommandError(2, "Must specify at least one index to create");
  const existing = catalog.find(call.database, name);
  const specs = wanted.map((value) => readIndexSpec(value, existing?.collation ?? null));
  const collection = existing ?? catalog.create(call.database, name, {});
  const numIndexesBefore = existing ? collection.indexes.length : 1;
  for (const spec of specs) if (isNewIndex(collection, spec)) catalog.addIndex(collection, spec);
  const numIndexesAfter = collection.indexes.length;
  return {
    numIndexesBefore,
    numIndexesAfter,
    createdCollectionAutomatically: !existing,
    ...(numIndexesAfter === numIndexesBefore ? { note: "all indexes already exist" } : {}),
    ok: 1,
  };
}

function isNewIndex(collection: Collection, spec: IndexSpec): boolean {
  if (isIdKey(spec.key)) return false;
  const byName = collection.indexes.find((index) => index.spec.name === spec.name);
  const byKey = collection.indexes.find(
    (index) =>
      sameKey(index.spec.key, spec.key) &&
      compareValues(index.spec.collation ?? null, spec.collation ?? null) === 0 &&
      compareValues(index.spec.partialFilterExpression ?? null, spec.partialFilterExpression ?? null) === 0,
  );
  if (byName && sameKey(byName.spec.key, spec.key)) {
    if (sameOptions(byName.spec, spec)) return false;
    throw new CommandError(
      86,
      `An existing index has the same name as the requested index. When index names are not specified, they are auto generated and can cause conflicts. Please refer to our documentation. Requested index: ${JSON.stringify(spec)}, existing index: ${JSON.stringify(byName.spec)}`,
    );
  }
  if (byName)
    throw new CommandError(
      86,
      `An existing index has the same name as the requested index. Requested index: ${JSON.stringify(spec)}, existing index: ${JSON.stringify(byName.spec)}`,
    );
  if (byKey) {
    if (sameOptions(byKey.spec, spec))
      throw new CommandError(85, `Index already exists with a different name: ${byKey.spec.name}`);
    throw new CommandError(
      85,
      `An equivalent index already exists with a different name and options. Requested index: ${JSON.stringify(spec)}, existing index: ${JSON.stringify(byKey.spec)}`,
    );
  }
  return true;
}

function dropIndexes(call: CommandCall): Doc {
  const collection = requireCollection(call);
  const { catalog } = call.engine;
  const nIndexesWas = collection.indexes.length;
  const asked = call.body.index;
  if (asked === "*") {
    for (const index of collection.indexes.slice(1)) catalog.dropIndex(collection, index);
    return { nIndexesWas, msg: "non-_id indexes dropped for collection", ok: 1 };
  }
  const list = Array.isArray(asked) ? asked : [asked];
  const indexes = list.map((one) => indexToDrop(collection, one));
  for (const index of indexes) catalog.dropIndex(collection, index);
  return { nIndexesWas, ok: 1 };
}

function indexToDrop(collection: Collection, asked: unknown): Index {
  const matching = collection.indexes.filter((index) =>
    typeof asked === "string" ? index.spec.name === asked : isPlainObject(asked) && sameKey(index.spec.key, asked),
  );
  if (matching.length > 1)
    throw new CommandError(81, `${matching.length} indexes found for key, identify by name instead`);
  const index = matching[0];
  if (!index) {
    if (isPlainObject(asked))
      throw new CommandError(27, `can't find index with key: ${JSON.stringify(asked)} (${defaultIndexName(asked)})`);
    throw new CommandError(27, `index not found with name [${String(asked)}]`);
  }
  if (index === collection.idIndex) throw new CommandError(72, "cannot drop _id index");
  return index;
}

function collMod(call: CommandCall): Doc {
  const collection = requireCollection(call);
  const { catalog } = call.engine;
  if (call.body.index === undefined) return { ok: 1 };
  const asked = optionalDoc("index", call.body.index);
  const index = indexToDrop(collection, asked.name ?? asked.keyPattern);
  const spec = { ...index.spec };
  const reply: Doc = {};
  if (asked.expireAfterSeconds !== undefined) {
    if (rankOf(asked.expireAfterSeconds) !== RANK.number)
      throw new CommandError(14, "expireAfterSeconds field must be a number");
    reply.expireAfterSeconds_old = Long.fromNumber(numberOf(spec.expireAfterSeconds ?? 0));
    spec.expireAfterSeconds = asked.expireAfterSeconds;
    reply.expireAfterSeconds_new = Long.fromNumber(numberOf(asked.expireAfterSeconds));
  }
  if (asked.hidden !== undefined) {
    reply.hidden_old = index.hidden;
    if (flag(asked.hidden)) spec.hidden = true;
    else delete spec.hidden;
    reply.hidden_new = flag(asked.hidden);
  }
  catalog.changeIndex(collection, index, spec);
  return { ...reply, ok: 1 };
}

function listDatabases(call: CommandCall): Doc {
  const test = compileFilter(optionalDoc("filter", call.body.filter));
  const all = call.engine.catalog.databases().map((name) => {
    const collections = call.engine.catalog.inDatabase(name);
    return {
      name,
      sizeOnDisk: Long.fromNumber(Math.max(1, collections.length) * 8192),
      empty: collections.length === 0,
    };
  });
  const databases = all.filter((entry) => test(entry));
  if (flag(call.body.nameOnly)) return { databases: databases.map(({ name }) => ({ name })), ok: 1 };
  return { databases, totalSize: Long.fromNumber(databases.length * 8192), totalSizeMb: Long.fromNumber(0), ok: 1 };
}

const ALL_CREATE_OPTIONS = [...KEPT_OPTIONS, ...UNSUPPORTED_OPTIONS, "writeConcern", "autoIndexId", "flags", "idIndex"];
const dropIndexesCommand: Command = { fields: ["index", "writeConcern"], run: dropIndexes };

export const collectionCommands: Record<string, Command> = {
  create: { fields: ALL_CREATE_OPTIONS, run: create },
  drop: { fields: ["writeConcern"], run: drop },
  dropDatabase: { fields: ["writeConcern"], run: dropDatabase },
  renameCollection: { fields: ["to", "dropTarget", "writeConcern"], run: renameCollection },
  listCollections: { fields: ["filter", "nameOnly", "cursor", "authorizedCollections"], run: listCollections },
  listIndexes: { fields: ["cursor"], run: listIndexes },
  createIndexes: { fields: ["indexes", "writeConcern", "commitQuorum"], run: createIndexes },
  dropIndexes: dropIndexesCommand,
  deleteIndexes: dropIndexesCommand,
  collMod: { fields: ["index", "writeConcern"], run: collMod },
  listDatabases: { fields: ["filter", "nameOnly", "authorizedDatabases"], run: listDatabases },
};
