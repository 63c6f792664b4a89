import type { Doc } from "../bson-document.ts";
import { encodeDocument, RawDocument } from "../bson-writer.ts";
import type { Collection } from "../collection.ts";
import { CommandError } from "../errors.ts";
import { compileProjection } from "../projection.ts";
import type { Pause } from "../scan.ts";
import { readSort } from "../sorting.ts";
import { compileUpdate, type Update } from "../update.ts";
import { changeOne, firstMatch, insertUpserted } from "./change-documents.ts";
import { type CommandCall, collectionNameOf, flag, optionalDoc } from "./command.ts";
import { readStatement, type Statement } from "./statements.ts";

type Modification = { value: Doc | null; lastErrorObject: Doc };

function checkOptions(body: Doc, removing: boolean): void {
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
}

/** Finds and changes one document without a pause in between. */
export function* findAndModify(call: CommandCall): Generator<Pause, Doc> {
  const { body } = call;
  const name = collectionNameOf(call);
  const removing = flag(body.remove);
  checkOptions(body, removing);
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
  const sort = readSort(body.sort);
  const found = yield* firstMatch(collection, read, sort, flag(body.upsert));
  if (collection && found && !update) {
    collection.remove(found.rid, found.doc);
    return { value: found.doc, lastErrorObject: { n: 1 } };
  }
  if (collection && found && update) {
    const { before, after } = changeOne(collection, found, update);
    return { value: flag(body.new) ? after : before, lastErrorObject: { n: 1, updatedExisting: true } };
  }
  if (!update) return { value: null, lastErrorObject: { n: 0 } };
  if (!flag(body.upsert)) return { value: null, lastErrorObject: { n: 0, updatedExisting: false } };
  const made = insertUpserted(call.engine.catalog.ensure(call.database, collectionNameOf(call)), update, read.filter);
  return { value: flag(body.new) ? made : null, lastErrorObject: { n: 1, updatedExisting: false, upserted: made._id } };
}
