import type { Catalog } from "../catalog.ts";
import type { Collection } from "../collection.ts";
import { type Doc, isPlainObject } from "../bson-document.ts";
import { numberOf, RANK, rankOf } from "../compare.ts";
import type { Cursors } from "../cursors.ts";
import { CommandError } from "../errors.ts";
import type { FailPoints } from "../fail-points.ts";
import type { Variables } from "../expressions.ts";
import { compileExpression } from "../expressions.ts";
import type { Pause } from "../scan.ts";

export type Engine = {
  catalog: Catalog;
  cursors: Cursors;
  failPoints: FailPoints;
  startedAt: number;
  connections(): number;
};

export type CommandCall = {
  engine: Engine;
  name: string;
  body: Doc;
  database: string;
  rawDocuments: Buffer[] | null;
  session: string | null;
  connectionId: number;
};

export type Command = {
  fields: readonly string[];
  run(call: CommandCall): Doc | Generator<Pause, Doc>;
};

/** Throws 73 on anything but a non-empty string. */
export function collectionNameOf(call: CommandCall): string {
  const name = call.body[call.name];
  if (typeof name !== "string") throw new CommandError(73, `collection name has invalid type ${typeof name}`);
  if (name === "") throw new CommandError(73, `Invalid namespace specified '${call.database}.'`);
  return name;
}

export function collectionOf(call: CommandCall): Collection | null {
  return call.engine.catalog.find(call.database, collectionNameOf(call));
}

export function optionalDoc(name: string, value: unknown): Doc {
  if (value === undefined || value === null) return {};
  if (!isPlainObject(value))
    throw new CommandError(14, `BSON field '${name}' is the wrong type, expected type 'object'`);
  return value;
}

/** Throws 14 on other types, 51024 or 2 below zero. */
export function optionalCount(name: string, value: unknown): number | undefined {
  if (value === undefined || value === null) return undefined;
  if (rankOf(value) !== RANK.number)
    throw new CommandError(14, `BSON field '${name}' is the wrong type, expected a number`);
  const number = Math.trunc(numberOf(value));
  if (number < 0) throw new CommandError(51024, `BSON field '${name}' value must be >= 0, actual value '${number}'`);
  return number;
}

export function flag(value: unknown): boolean {
  return value === true || (rankOf(value) === RANK.number && numberOf(value) !== 0);
}

export function variablesOf(body: Doc): Variables | undefined {
  if (body.let === undefined) return undefined;
  const given = optionalDoc("let", body.let);
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name, compileExpression(value)({})]));
}
