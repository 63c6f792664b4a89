import { type Doc, fieldNames } from "../bson-document.ts";
import { encodeDocument } from "../bson-writer.ts";
import type { Collation } from "../collation.ts";
import type { Collection } from "../collection.ts";
import { numberOf, RANK, rankOf } from "../compare.ts";
import { CommandError, notSupported } from "../errors.ts";
import { compileInclusion, type Include } from "../inclusion.ts";
import { encodeKey } from "../keys.ts";
import { compileFilter } from "../matcher.ts";
import { splitPath, visitPath, MISSING } from "../paths.ts";
import { compileProjection, type Project } from "../projection.ts";
import { countDocuments, findDocuments, type FoundStream, PAUSE, type Pause } from "../scan.ts";
import { readSort } from "../sorting.ts";
import { aggregate } from "./aggregate.ts";
import {
  type Command,
  type CommandCall,
  collectionNameOf,
  collectionOf,
  flag,
  optionalCount,
  optionalDoc,
  variablesOf,
} from "./command.ts";
import { explain } from "./explain.ts";
import { bytesOf, checkHint, collationFor } from "./reading.ts";

function* projected(found: FoundStream, project: Project, include: Include | null): Generator<Buffer | Pause> {
  for (const item of found) {
    if (item === PAUSE) yield PAUSE;
    else yield include ? include(item.bytes) : encodeDocument(project(item.doc));
  }
}

const REFUSED_FIND_OPTIONS = ["min", "max", "returnKey", "tailable", "awaitData"];

function find(call: CommandCall): Generator<Pause, Doc> {
  const { body } = call;
  for (const option of REFUSED_FIND_OPTIONS)
    if (body[option] !== undefined && body[option] !== false) throw notSupported(`find option ${option}`);
  if (flag(body.showRecordId)) throw notSupported("find option showRecordId");
  const collection = collectionOf(call);
  const filter = optionalDoc("filter", body.filter);
  const collation = collationFor(collection, body.collation);
  const variables = variablesOf(body);
  const project = compileProjection(body.projection, { filter, collation, variables });
  let limit = body.limit === undefined ? undefined : signedWhole("limit", body.limit);
  let singleBatch = flag(body.singleBatch);
  if (limit !== undefined && limit < 0) {
    limit = -limit;
    singleBatch = true;
  }
  const options = {
    namespace: `${call.database}.${collectionNameOf(call)}`,
    session: call.session,
    batchSize: optionalCount("batchSize", body.batchSize),
    singleBatch,
    keep: flag(body.noCursorTimeout),
    limit: limit ?? 0,
    maxTimeMs: optionalCount("maxTimeMS", body.maxTimeMS) ?? 0,
  };
  if (!collection) {
    compileFilter(filter, { collation, variables });
    readSort(body.sort);
    return call.engine.cursors.open([], options);
  }
  const found = findDocuments({
    collection,
    filter,
    collation,
    variables,
    sort: readSort(body.sort),
    skip: optionalCount("skip", body.skip) ?? 0,
    limit: limit ?? 0,
    hint: checkHint(body.hint),
  });
  const include = compileInclusion(body.projection);
  return call.engine.cursors.open(project ? projected(found, project, include) : bytesOf(found), options);
}

function signedWhole(name: string, value: unknown): number {
  if (rankOf(value) !== RANK.number)
    throw new CommandError(14, `BSON field '${name}' is the wrong type, expected a number`);
  return Math.trunc(numberOf(value));
}

function getMore(call: CommandCall): Generator<Pause, Doc> {
  const { body } = call;
  if (typeof body.collection !== "string")
    throw new CommandError(14, "BSON field 'getMore.collection' is the wrong type");
  return call.engine.cursors.next(
    body.getMore,
    `${call.database}.${body.collection}`,
    optionalCount("batchSize", body.batchSize),
  );
}

function killCursors(call: CommandCall): Doc {
  const ids = call.body.cursors;
  if (!Array.isArray(ids)) throw new CommandError(14, "BSON field 'killCursors.cursors' is the wrong type");
  const namespace = `${call.database}.${collectionNameOf(call)}`;
  const killed = ids.filter((id) => call.engine.cursors.kill(id, namespace));
  const cursorsNotFound = ids.filter((id) => !killed.includes(id));
  return { cursorsKilled: killed, cursorsNotFound, cursorsAlive: [], cursorsUnknown: [], ok: 1 };
}

function* count(call: CommandCall): Generator<Pause, Doc> {
  const collection = collectionOf(call);
  const filter = optionalDoc("query", call.body.query);
  if (!collection) return { n: 0, ok: 1 };
  const n = yield* countDocuments({
    collection,
    filter,
    sort: [],
    collation: collationFor(collection, call.body.collation),
    skip: optionalCount("skip", call.body.skip) ?? 0,
    limit: Math.abs(call.body.limit === undefined ? 0 : signedWhole("limit", call.body.limit)),
    hint: checkHint(call.body.hint),
  });
  return { n, ok: 1 };
}

type Asked = { filter: Doc; collation: Collation | null; field: string };

/** Documents of which at least one field is decoded. */
function* documentsFor(
  call: CommandCall,
  collection: Collection,
  { filter, collation, field }: Asked,
): Generator<Doc | Pause> {
  const names = fieldNames([field]);
  for (const found of findDocuments({ collection, filter, sort: [], collation, hint: checkHint(call.body.hint) }))
    yield found === PAUSE ? PAUSE : found.some(names);
}

function* distinct(call: CommandCall): Generator<Pause, Doc> {
  const collection = collectionOf(call);
  const { key } = call.body;
  if (typeof key !== "string")
    throw new CommandError(14, "BSON field 'distinct.key' is the wrong type, expected type 'string'");
  const collation = collationFor(collection, call.body.collation);
  const filter = optionalDoc("query", call.body.query);
  const values = new Map<string, unknown>();
  if (!collection) return { values: [], ok: 1 };
  const parts = splitPath(key);
  function add(value: unknown): void {
    const id = encodeKey([value], [1], collation).toString("latin1");
    if (!values.has(id)) values.set(id, value);
  }
  for (const doc of documentsFor(call, collection, { filter, collation, field: parts[0]! })) {
    if (doc === PAUSE) {
      yield PAUSE;
      continue;
    }
    visitPath(doc, parts, (value) => {
      if (Array.isArray(value)) value.forEach(add);
      else if (value !== MISSING) add(value);
      return false;
    });
  }
  return { values: [...values.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, value]) => value), ok: 1 };
}

const READ_FIELDS = ["hint", "collation", "let", "readConcern", "allowDiskUse"];

export const readCommands: Record<string, Command> = {
  find: {
    fields: [
      ...READ_FIELDS,
      "filter",
      "sort",
      "projection",
      "skip",
      "limit",
      "batchSize",
      "singleBatch",
      "min",
      "max",
      "returnKey",
      "showRecordId",
      "tailable",
      "awaitData",
      "noCursorTimeout",
      "allowPartialResults",
      "oplogReplay",
    ],
    run: find,
  },
  getMore: { fields: ["collection", "batchSize"], run: getMore },
  killCursors: { fields: ["cursors"], run: killCursors },
  count: { fields: [...READ_FIELDS, "query", "limit", "skip", "fields"], run: count },
  distinct: { fields: [...READ_FIELDS, "key", "query"], run: distinct },
  aggregate: {
    fields: [...READ_FIELDS, "pipeline", "cursor", "explain", "bypassDocumentValidation", "writeConcern"],
    run: aggregate,
  },
  explain: { fields: ["verbosity"], run: explain },
};
