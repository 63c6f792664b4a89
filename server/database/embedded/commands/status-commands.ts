import { hostname } from "node:os";
import { type Doc, isPlainObject, MAX_DOCUMENT_BYTES } from "../bson-document.ts";
import type { Collection } from "../collection.ts";
import { CommandError } from "../errors.ts";
import { keysOf } from "../indexes.ts";
import { findDocuments, PAUSE, type Pause } from "../scan.ts";
import { MAX_MESSAGE_BYTES } from "../wire.ts";
import { type Command, type CommandCall, collectionNameOf, collectionOf } from "./command.ts";

/** A standalone MongoDB 7.0, so that no driver tries transactions or retryable writes. */
const VERSION = "7.0.0";
const MAX_WIRE_VERSION = 21;
const SESSION_MINUTES = 30;

function hello(call: CommandCall): Doc {
  const legacy = call.name !== "hello";
  return {
    helloOk: true,
    ...(legacy ? { ismaster: true } : { isWritablePrimary: true }),
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: SESSION_MINUTES,
    connectionId: call.connectionId,
    minWireVersion: 0,
    maxWireVersion: MAX_WIRE_VERSION,
    readOnly: false,
    ok: 1,
  };
}

function buildInfo(): Doc {
  return {
    version: VERSION,
    gitVersion: "embedded",
    versionArray: [7, 0, 0, 0],
    bits: 64,
    debug: false,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    storageEngines: ["sqlite"],
    modules: ["embedded"],
    ok: 1,
  };
}

function serverStatus(call: CommandCall): Doc {
  const uptime = Math.floor((Date.now() - call.engine.startedAt) / 1000);
  const memory = process.memoryUsage();
  return {
    host: hostname(),
    version: VERSION,
    process: "mongod",
    pid: process.pid,
    uptime,
    localTime: new Date(),
    connections: { current: call.engine.connections(), available: 10_000 },
    mem: { resident: Math.round(memory.rss / 1_048_576), virtual: Math.round(memory.rss / 1_048_576) },
    metrics: { cursor: { open: { total: call.engine.cursors.openCount } } },
    storageEngine: { name: "sqlite", persistent: true },
    ok: 1,
  };
}

export function collectionStats(collection: Collection): Doc {
  const row = collection.storage
    .statement(`SELECT coalesce(sum(length(doc)), 0) AS size FROM ${collection.table}`)
    .get();
  const size = Number(row?.size ?? 0);
  const { count } = collection;
  return {
    size,
    count,
    avgObjSize: count > 0 ? Math.floor(size / count) : 0,
    storageSize: size,
    nindexes: collection.indexes.length,
    indexSizes: Object.fromEntries(collection.indexes.map((index) => [index.spec.name, 0])),
    totalIndexSize: 0,
    capped: collection.options.capped === true,
    ...(collection.options.capped === true
      ? { max: collection.options.max ?? 0, maxSize: collection.options.size }
      : {}),
  };
}

function collStats(call: CommandCall): Doc {
  const collection = collectionOf(call);
  const ns = `${call.database}.${collectionNameOf(call)}`;
  if (!collection)
    return { ns, size: 0, count: 0, storageSize: 0, nindexes: 0, totalIndexSize: 0, indexSizes: {}, ok: 1 };
  return { ns, ...collectionStats(collection), ok: 1 };
}

function dbStats(call: CommandCall): Doc {
  const collections = call.engine.catalog.inDatabase(call.database);
  const stats = collections.map(collectionStats);
  const dataSize = stats.reduce((total, entry) => total + Number(entry.size), 0);
  return {
    db: call.database,
    collections: collections.length,
    views: 0,
    objects: collections.reduce((total, collection) => total + collection.count, 0),
    dataSize,
    storageSize: dataSize,
    indexes: collections.reduce((total, collection) => total + collection.indexes.length, 0),
    indexSize: 0,
    ok: 1,
  };
}

function* validate(call: CommandCall): Generator<Pause, Doc> {
  const collection = collectionOf(call);
  if (!collection)
    throw new CommandError(26, `Collection '${call.database}.${collectionNameOf(call)}' does not exist to validate.`);
  const { storage } = collection;
  const expected = collection.indexes.map(() => 0);
  const errors: string[] = [];
  let nrecords = 0;
  for (const found of findDocuments({ collection, filter: {}, sort: [], collation: null })) {
    if (found === PAUSE) {
      yield PAUSE;
      continue;
    }
    nrecords++;
    collection.indexes.forEach((index, i) => {
      for (const key of keysOf(index, found.doc).keys) {
        expected[i] = (expected[i] ?? 0) + 1;
        if (!storage.statement(`SELECT 1 FROM ${index.table} WHERE k = ? AND rid = ?`).get(key, found.rid))
          errors.push(`index ${index.spec.name} lacks a key of record ${found.rid}`);
      }
    });
  }
  const keysPerIndex: Doc = {};
  collection.indexes.forEach((index, i) => {
    const keys = Number(storage.statement(`SELECT count(*) AS n FROM ${index.table}`).get()?.n);
    keysPerIndex[index.spec.name] = keys;
    if (keys !== expected[i]) errors.push(`index ${index.spec.name} has ${keys} keys, the documents ${expected[i]}`);
  });
  return {
    ns: collection.namespace,
    nrecords,
    nIndexes: collection.indexes.length,
    keysPerIndex,
    valid: errors.length === 0,
    warnings: [],
    errors,
    ok: 1,
  };
}

function getParameter(call: CommandCall): Doc {
  const known: Doc = {
    featureCompatibilityVersion: { version: "7.0" },
    authenticationMechanisms: [],
    requireApiVersion: false,
  };
  if (call.body.getParameter === "*") return { ...known, ok: 1 };
  const asked = Object.keys(call.body).filter((name) => Object.hasOwn(known, name));
  if (asked.length === 0) throw new CommandError(72, "no option found to get");
  return { ...Object.fromEntries(asked.map((name) => [name, known[name]])), ok: 1 };
}

function endSessions(call: CommandCall): Doc {
  const sessions = call.body[call.name];
  if (Array.isArray(sessions))
    for (const session of sessions) if (isPlainObject(session)) call.engine.cursors.endSession(String(session.id));
  return { ok: 1 };
}

function configureFailPoint(call: CommandCall): Doc {
  if (call.database !== "admin")
    throw new CommandError(13, "configureFailPoint may only be run against the admin database.");
  call.engine.failPoints.configure(call.body);
  return { ok: 1 };
}

const done = (): Doc => ({ ok: 1 });
const HELLO_FIELDS = [
  "helloOk",
  "client",
  "compression",
  "backpressure",
  "topologyVersion",
  "maxAwaitTimeMS",
  "saslSupportedMechs",
  "speculativeAuthenticate",
  "loadBalanced",
  "hostInfo",
  "forShell",
  "internalClient",
];

export const statusCommands: Record<string, Command> = {
  hello: { fields: HELLO_FIELDS, run: hello },
  ismaster: { fields: HELLO_FIELDS, run: hello },
  isMaster: { fields: HELLO_FIELDS, run: hello },
  ping: { fields: [], run: done },
  buildInfo: { fields: [], run: buildInfo },
  buildinfo: { fields: [], run: buildInfo },
  serverStatus: { fields: ["*"], run: serverStatus },
  collStats: { fields: ["scale", "verbose"], run: collStats },
  dbStats: { fields: ["scale", "freeStorage"], run: dbStats },
  dbstats: { fields: ["scale", "freeStorage"], run: dbStats },
  validate: { fields: ["full", "background"], run: validate },
  getParameter: { fields: ["*"], run: getParameter },
  getCmdLineOpts: { fields: [], run: () => ({ argv: [], parsed: {}, ok: 1 }) },
  getLog: { fields: [], run: () => ({ totalLinesWritten: 0, log: [], ok: 1 }) },
  hostInfo: {
    fields: [],
    run: () => ({ system: { currentTime: new Date(), hostname: hostname() }, os: { type: process.platform }, ok: 1 }),
  },
  connectionStatus: {
    fields: ["showPrivileges"],
    run: () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] }, ok: 1 }),
  },
  whatsmyuri: { fields: [], run: (call) => ({ you: `unix:${call.connectionId}`, ok: 1 }) },
  startSession: { fields: [], run: (call) => ({ id: call.body.lsid ?? null, timeoutMinutes: SESSION_MINUTES, ok: 1 }) },
  endSessions: { fields: [], run: endSessions },
  killSessions: { fields: [], run: endSessions },
  refreshSessions: { fields: [], run: done },
  configureFailPoint: { fields: ["mode", "data"], run: configureFailPoint },
  fsync: { fields: [], run: done },
  logout: { fields: [], run: done },
};
