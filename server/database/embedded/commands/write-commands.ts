import { decodeDocument, type Doc } from "../bson-document.ts";
import { numberOf, RANK, rankOf } from "../compare.ts";
import { withId } from "../document-id.ts";
import { CommandError } from "../errors.ts";
import { compileFilter } from "../matcher.ts";
import { findDocuments, PAUSE, type Pause } from "../scan.ts";
import { readSort } from "../sorting.ts";
import { compileUpdate } from "../update.ts";
import { changeUnseen, firstMatch, insertUpserted, PAUSE_EVERY, updateMany } from "./change-documents.ts";
import { type Command, type CommandCall, collectionNameOf, collectionOf, flag } from "./command.ts";
import { findAndModify } from "./find-and-modify.ts";
import { checkBatch, readStatement, statementsOf, withErrors, type WriteError, writeError } from "./statements.ts";

function* insert(call: CommandCall): Generator<Pause, Doc> {
  const name = collectionNameOf(call);
  const documents = call.rawDocuments;
  if (!documents) throw new CommandError(40414, "BSON field 'insert.documents' is missing but a required field");
  checkBatch(documents.length);
  const ordered = call.body.ordered !== false;
  const collection = call.engine.catalog.ensure(call.database, name);
  const errors: WriteError[] = [];
  let n = 0;
  for (let i = 0; i < documents.length; i++) {
    try {
      const bytes = withId(documents[i]!);
      const doc = decodeDocument(bytes);
      collection.insert(bytes, doc);
      n++;
    } catch (error) {
      errors.push(writeError(i, error));
      if (ordered) break;
    }
    if (i % PAUSE_EVERY === PAUSE_EVERY - 1) {
      yield PAUSE;
      if (collection.dropped) throw new CommandError(175, `collection dropped: ${collection.namespace}`);
    }
  }
  return withErrors({ n }, errors);
}

const UPDATE_FIELDS = ["q", "u", "c", "multi", "upsert", "collation", "arrayFilters", "hint", "sort"];

function* updateStatement(
  call: CommandCall,
  statement: Doc,
): Generator<Pause, { n: number; nModified: number; upsertedId: unknown }> {
  const { catalog } = call.engine;
  const name = collectionNameOf(call);
  let collection = catalog.find(call.database, name);
  const read = readStatement(call, statement, collection);
  const multi = flag(statement.multi);
  const upsert = flag(statement.upsert);
  const update = compileUpdate(statement.u, { ...read, arrayFilters: statement.arrayFilters });
  if (multi && update.kind === "replacement")
    throw new CommandError(9, "multi update is not supported for replacement-style update");
  if (multi && statement.sort !== undefined) throw new CommandError(9, "Cannot specify sort with multi=true");
  let n = 0;
  let nModified = 0;
  if (!multi) {
    const found = yield* firstMatch(collection, read, readSort(statement.sort), upsert);
    if (collection && found) {
      n = 1;
      if (changeUnseen(collection, found, update)) nModified = 1;
    }
  } else if (collection) ({ n, nModified } = yield* updateMany(collection, read, update, upsert));
  else yield* firstMatch(null, read, [], false);
  if (n > 0 || !upsert) return { n, nModified, upsertedId: undefined };
  collection = catalog.ensure(call.database, name);
  return { n: 1, nModified: 0, upsertedId: insertUpserted(collection, update, read.filter)._id };
}

function* update(call: CommandCall): Generator<Pause, Doc> {
  const statements = statementsOf(call, "updates", UPDATE_FIELDS);
  const ordered = call.body.ordered !== false;
  const errors: WriteError[] = [];
  const upserted: Doc[] = [];
  let n = 0;
  let nModified = 0;
  for (let i = 0; i < statements.length; i++) {
    try {
      const result = yield* updateStatement(call, statements[i]!);
      n += result.n;
      nModified += result.nModified;
      if (result.upsertedId !== undefined) upserted.push({ index: i, _id: result.upsertedId });
    } catch (error) {
      errors.push(writeError(i, error));
      if (ordered) break;
    }
    if (i % PAUSE_EVERY === PAUSE_EVERY - 1) yield PAUSE;
  }
  return withErrors({ n, ...(upserted.length > 0 ? { upserted } : {}), nModified }, errors);
}

const DELETE_FIELDS = ["q", "limit", "collation", "hint"];

function* deleteStatement(call: CommandCall, statement: Doc): Generator<Pause, number> {
  const collection = collectionOf(call);
  const read = readStatement(call, statement, collection);
  const limit = rankOf(statement.limit) === RANK.number ? numberOf(statement.limit) : Number.NaN;
  if (limit !== 0 && limit !== 1) throw new CommandError(9, "The limit field in delete objects must be 0 or 1.");
  if (!collection) {
    compileFilter(read.filter, { collation: read.collation, variables: read.variables });
    return 0;
  }
  if (limit === 0 && Object.keys(read.filter).length === 0 && read.hint === undefined) return collection.removeAll();
  let n = 0;
  for (const found of findDocuments({ ...read, collection, sort: [] })) {
    if (found === PAUSE) {
      yield PAUSE;
      continue;
    }
    collection.remove(found.rid, found.indexed(collection.indexes));
    n++;
    if (limit === 1) return n;
    if (n % PAUSE_EVERY === 0) yield PAUSE;
  }
  return n;
}

function* remove(call: CommandCall): Generator<Pause, Doc> {
  const statements = statementsOf(call, "deletes", DELETE_FIELDS);
  const ordered = call.body.ordered !== false;
  const errors: WriteError[] = [];
  let n = 0;
  for (let i = 0; i < statements.length; i++) {
    try {
      n += yield* deleteStatement(call, statements[i]!);
    } catch (error) {
      errors.push(writeError(i, error));
      if (ordered) break;
    }
    if (i % PAUSE_EVERY === PAUSE_EVERY - 1) yield PAUSE;
  }
  return withErrors({ n }, errors);
}

const WRITE_FIELDS = ["ordered", "bypassDocumentValidation", "writeConcern", "let"];

const findAndModifyCommand: Command = {
  fields: [
    ...WRITE_FIELDS,
    "query",
    "sort",
    "remove",
    "update",
    "new",
    "fields",
    "upsert",
    "collation",
    "arrayFilters",
    "hint",
  ],
  run: findAndModify,
};

export const writeCommands: Record<string, Command> = {
  insert: { fields: [...WRITE_FIELDS, "documents"], run: insert },
  update: { fields: [...WRITE_FIELDS, "updates"], run: update },
  delete: { fields: [...WRITE_FIELDS, "deletes"], run: remove },
  findAndModify: findAndModifyCommand,
  findandmodify: findAndModifyCommand,
};
