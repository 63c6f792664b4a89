import { decodeDocument, type Doc, isPlainObject } from "../bson-document.ts";
import { encodeDocument, RawDocument } from "../bson-writer.ts";
import { type Collection, withId } from "../catalog.ts";
import { type Collation, readCollation } from "../collation.ts";
import { numberOf, RANK, rankOf } from "../compare.ts";
import { CommandError } from "../errors.ts";
import { isStorageFailure } from "../executor.ts";
import type { Variables } from "../expressions.ts";
import { compileFilter } from "../matcher.ts";
import { compileProjection } from "../projection.ts";
import { findDocuments, Found, PAUSE, type Pause } from "../scan.ts";
import type { SortSpec } from "../planner.ts";
import { readSort } from "../sorting.ts";
import { compileUpdate, encodeChanged, type Update, upsertedDocument } from "../update.ts";
import { checkValid } from "../validation.ts";
import { requireNoView } from "../views.ts";
import {
  type Command,
  type CommandCall,
  collectionNameOf,
  collectionOf,
  flag,
  optionalDoc,
  variablesOf,
} from "./command.ts";

const MAX_BATCH = 100_000;
const PAUSE_EVERY = 32;

type WriteError = Doc & { index: number; code: number; errmsg: string };

function writeError(index: number, error: unknown): WriteError {
  if (isStorageFailure(error)) throw error;
  if (error instanceof CommandError) return { index, code: error.code, ...error.details, errmsg: error.message };
  return { index, code: 2, errmsg: error instanceof Error ? error.message : String(error) };
}

function withErrors(reply: Doc, errors: WriteError[]): Doc {
  return errors.length > 0 ? { ...reply, writeErrors: errors, ok: 1 } : { ...reply, ok: 1 };
}

function checkBatch(name: string, count: number): void {
  if (count < 1 || count > MAX_BATCH)
    throw new CommandError(
      name === "documents" ? 16 : 16,
      `Write batch sizes must be between 1 and ${MAX_BATCH}. Got ${count} operations.`,
    );
}

function* insert(call: CommandCall): Generator<Pause, Doc> {
  const name = collectionNameOf(call);
  const documents = call.rawDocuments;
  if (!documents) throw new CommandError(40414, "BSON field 'insert.documents' is missing but a required field");
  checkBatch("documents", documents.length);
  const ordered = call.body.ordered !== false;
  const collection = call.engine.catalog.ensure(call.database, name);
  requireNoView(collection);
  const errors: WriteError[] = [];
  let n = 0;
  for (let i = 0; i < documents.length; i++) {
    try {
      const bytes = withId(documents[i]!);
      const doc = decodeDocument(bytes);
      checkValid(collection, doc, flag(call.body.bypassDocumentValidation));
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

type Statement = {
  filter: Doc;
  collation: Collation | null;
  hint: unknown;
  variables: Variables | undefined;
};

function readStatement(call: CommandCall, statement: Doc, collection: Collection | null): Statement {
  requireNoView(collection);
  if (!isPlainObject(statement.q))
    throw new CommandError(14, "BSON field 'q' is missing or the wrong type, expected type 'object'");
  const variables =
    statement.c === undefined
      ? variablesOf(call.body)
      : { ...variablesOf(call.body), ...optionalDoc("c", statement.c) };
  const hint =
    statement.hint === undefined || (isPlainObject(statement.hint) && Object.keys(statement.hint).length === 0)
      ? undefined
      : statement.hint;
  if (hint !== undefined && typeof hint !== "string" && !isPlainObject(hint))
    throw new CommandError(9, "Hint must be a string or an object");
  return {
    filter: statement.q,
    collation: statement.collation === undefined ? (collection?.collation ?? null) : readCollation(statement.collation),
    hint,
    variables,
  };
}

function statementsOf(call: CommandCall, field: "updates" | "deletes", known: readonly string[]): Doc[] {
  const statements = call.body[field];
  if (!Array.isArray(statements))
    throw new CommandError(40414, `BSON field '${call.name}.${field}' is missing but a required field`);
  checkBatch(field, statements.length);
  for (const statement of statements) {
    if (!isPlainObject(statement)) throw new CommandError(14, `BSON field '${call.name}.${field}' is the wrong type`);
    for (const name of Object.keys(statement))
      if (!known.includes(name))
        throw new CommandError(40415, `BSON field '${call.name}.${field}.${name}' is an unknown field.`);
  }
  return statements as Doc[]; // each checked above
}

/** Changes a found document. Throws 11000, 66, 121 ... and then changes nothing. */
function changeOne(
  collection: Collection,
  found: Found,
  update: Update,
  bypass: boolean,
): { matched: boolean; modified: boolean; before: Doc; after: Doc } {
  const before = found.doc;
  const after = update.apply(before, false);
  const bytes = encodeChanged(found.bytes, before, after);
  if (bytes.equals(found.bytes)) return { matched: true, modified: false, before, after: before };
  const stored = update.kind === "operators" ? after : decodeDocument(bytes);
  checkValid(collection, stored, bypass);
  collection.replace(found.rid, before, bytes, stored);
  return { matched: true, modified: true, before, after: stored };
}

/** The document as it is now; null where it is gone or no longer matches. */
function current(collection: Collection, found: Found, statement: Statement): Found | null {
  const bytes = collection.read(found.rid);
  if (!bytes) return null;
  if (bytes.equals(found.bytes)) return found;
  const fresh = new Found(found.rid, bytes);
  const test = compileFilter(statement.filter, { collation: statement.collation, variables: statement.variables });
  return test(fresh.doc) ? fresh : null;
}

/** How many sorted candidates are kept, for the case that the first were changed while the sort went on. */
const RETRIES = 16;

/**
 * The first document that matches now. Others may have their turn during the search, never between its end and what
 * the caller then does; with `exclusive` (upserts) that holds for "there is none", too.
 */
function* firstMatch(
  collection: Collection | null,
  read: Statement,
  sort: SortSpec,
  exclusive: boolean,
): Generator<Pause, Found | null> {
  if (!collection) {
    compileFilter(read.filter, { collation: read.collation, variables: read.variables });
    return null;
  }
  const query = {
    collection,
    filter: read.filter,
    sort,
    collation: read.collation,
    hint: read.hint,
    variables: read.variables,
    limit: sort.length > 0 ? RETRIES : 0,
  };
  for (let atOnce = false; ; ) {
    let paused = false;
    let seen = 0;
    for (const candidate of findDocuments(query)) {
      if (candidate === PAUSE) {
        if (atOnce) continue;
        paused = true;
        yield PAUSE;
        continue;
      }
      seen++;
      const found = current(collection, candidate, read);
      if (found) return found;
    }
    if (!paused || (seen === 0 && !exclusive)) return null;
    atOnce = exclusive;
  }
}

/** Changes every match once, also where a change moves it ahead of an index scan. */
function* updateMany(
  collection: Collection,
  read: Statement,
  update: Update,
  bypass: boolean,
): Generator<Pause, { n: number; nModified: number }> {
  const done = new Set<number>();
  let nModified = 0;
  for (const candidate of findDocuments({
    collection,
    filter: read.filter,
    sort: [],
    collation: read.collation,
    hint: read.hint,
    variables: read.variables,
  })) {
    if (candidate === PAUSE) {
      yield PAUSE;
      continue;
    }
    if (done.has(candidate.rid)) continue;
    const found = current(collection, candidate, read);
    if (!found) continue;
    if (changeOne(collection, found, update, bypass).modified) nModified++;
    done.add(found.rid);
    if (done.size % PAUSE_EVERY === 0) yield PAUSE;
  }
  return { n: done.size, nModified };
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
  const bypass = flag(call.body.bypassDocumentValidation);
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
      if (changeOne(collection, found, update, bypass).modified) nModified = 1;
    }
  } else if (collection) ({ n, nModified } = yield* updateMany(collection, read, update, bypass));
  else yield* firstMatch(null, read, [], false);
  if (n > 0 || !upsert) return { n, nModified, upsertedId: undefined };
  collection = catalog.ensure(call.database, name);
  return { n: 1, nModified: 0, upsertedId: insertUpserted(collection, update, read.filter, bypass)._id };
}

function insertUpserted(collection: Collection, update: Update, filter: Doc, bypass: boolean): Doc {
  const made = upsertedDocument(update, filter);
  const bytes = encodeDocument(made);
  const stored = decodeDocument(bytes);
  checkValid(collection, stored, bypass);
  collection.insert(bytes, stored);
  return stored;
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
  for (const candidate of findDocuments({
    collection,
    filter: read.filter,
    sort: [],
    collation: read.collation,
    hint: read.hint,
    variables: read.variables,
  })) {
    if (candidate === PAUSE) {
      yield PAUSE;
      continue;
    }
    const found = current(collection, candidate, read);
    if (!found) continue;
    collection.remove(found.rid, found.doc);
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

type Modification = { value: Doc | null; lastErrorObject: Doc };

/** Finds and changes without a pause in between: `candidate` is read again after the last one. */
function* findAndModify(call: CommandCall): Generator<Pause, Doc> {
  const { body } = call;
  const name = collectionNameOf(call);
  const removing = flag(body.remove);
  if (removing && (body.update !== undefined || flag(body.upsert)))
    throw new CommandError(
      9,
      body.update !== undefined
        ? "Cannot specify both an update and remove=true"
        : "Cannot specify both upsert=true and remove=true",
    );
  if (removing && flag(body.new))
    throw new CommandError(
      9,
      "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
    );
  if (!removing && body.update === undefined)
    throw new CommandError(9, "Either an update or remove=true must be specified");
  if (removing && body.arrayFilters !== undefined)
    throw new CommandError(9, "Cannot specify arrayFilters and remove=true");
  const collection = call.engine.catalog.find(call.database, name);
  const read = readStatement(
    call,
    { q: optionalDoc("query", body.query), collation: body.collation, hint: body.hint },
    collection,
  );
  const update = removing ? null : compileUpdate(body.update, { ...read, arrayFilters: body.arrayFilters });
  const project = compileProjection(body.fields, {
    filter: read.filter,
    collation: read.collation,
    variables: read.variables,
  });
  const { value, lastErrorObject } = yield* modifyFirst(call, collection, read, update);
  return { lastErrorObject, value: value && project ? new RawDocument(encodeDocument(project(value))) : value, ok: 1 };
}

function* modifyFirst(
  call: CommandCall,
  collection: Collection | null,
  read: Statement,
  update: Update | null,
): Generator<Pause, Modification> {
  const { body } = call;
  const bypass = flag(body.bypassDocumentValidation);
  const sort = readSort(body.sort);
  const found = yield* firstMatch(collection, read, sort, flag(body.upsert));
  if (collection && found && !update) {
    collection.remove(found.rid, found.doc);
    return { value: found.doc, lastErrorObject: { n: 1 } };
  }
  if (collection && found && update) {
    const { before, after } = changeOne(collection, found, update, bypass);
    return { value: flag(body.new) ? after : before, lastErrorObject: { n: 1, updatedExisting: true } };
  }
  if (!update) return { value: null, lastErrorObject: { n: 0 } };
  if (!flag(body.upsert)) return { value: null, lastErrorObject: { n: 0, updatedExisting: false } };
  const made = insertUpserted(
    call.engine.catalog.ensure(call.database, collectionNameOf(call)),
    update,
    read.filter,
    bypass,
  );
  return { value: flag(body.new) ? made : null, lastErrorObject: { n: 1, updatedExisting: false, upserted: made._id } };
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
