import { type Doc, isPlainObject } from "../bson-document.ts";
import type { Collection } from "../collection.ts";
import { type Collation, readCollation } from "../collation.ts";
import { CommandError } from "../errors.ts";
import { isStorageFailure } from "../executor.ts";
import type { Variables } from "../expressions.ts";
import { type CommandCall, optionalDoc, variablesOf } from "./command.ts";

const MAX_BATCH = 100_000;

export type WriteError = Doc & { index: number; code: number; errmsg: string };

export function writeError(index: number, error: unknown): WriteError {
  if (isStorageFailure(error)) throw error;
  if (error instanceof CommandError) return { index, code: error.code, ...error.details, errmsg: error.message };
  return { index, code: 2, errmsg: error instanceof Error ? error.message : String(error) };
}

export function withErrors(reply: Doc, errors: WriteError[]): Doc {
  return errors.length > 0 ? { ...reply, writeErrors: errors, ok: 1 } : { ...reply, ok: 1 };
}

/** Throws 16 on a batch of no or too many statements. */
export function checkBatch(count: number): void {
  if (count < 1 || count > MAX_BATCH)
    throw new CommandError(16, `Write batch sizes must be between 1 and ${MAX_BATCH}. Got ${count} operations.`);
}

export type Statement = {
  filter: Doc;
  collation: Collation | null;
  hint: unknown;
  variables: Variables | undefined;
};

/** Throws 14 or 9 where it is malformed. */
export function readStatement(call: CommandCall, statement: Doc, collection: Collection | null): Statement {
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

/** Checks the fields by name. Throws 40414, 40415, 14 or 16. */
export function statementsOf(call: CommandCall, field: "updates" | "deletes", known: readonly string[]): Doc[] {
  const statements = call.body[field];
  if (!Array.isArray(statements))
    throw new CommandError(40414, `BSON field '${call.name}.${field}' is missing but a required field`);
  checkBatch(statements.length);
  for (const statement of statements) {
    if (!isPlainObject(statement)) throw new CommandError(14, `BSON field '${call.name}.${field}' is the wrong type`);
    for (const name of Object.keys(statement))
      if (!known.includes(name))
        throw new CommandError(40415, `BSON field '${call.name}.${field}.${name}' is an unknown field.`);
  }
  return statements as Doc[]; // each checked above
}
