import { type Doc, isPlainObject } from "../bson-document.ts";
import { numberOf, RANK, rankOf } from "../compare.ts";
import { CommandError, notSupported } from "../errors.ts";
import type { Work } from "../executor.ts";
import type { Request } from "../wire.ts";
import { collectionCommands } from "./collection-commands.ts";
import type { Command, Engine } from "./command.ts";
import { readCommands } from "./read-commands.ts";
import { statusCommands } from "./status-commands.ts";
import { writeCommands } from "./write-commands.ts";

const COMMANDS = new Map<string, Command>(
  Object.entries({ ...statusCommands, ...readCommands, ...writeCommands, ...collectionCommands }),
);

const COMMON_FIELDS = new Set([
  "$db",
  "lsid",
  "$clusterTime",
  "$readPreference",
  "maxTimeMS",
  "comment",
  "readConcern",
  "writeConcern",
  "apiVersion",
  "apiStrict",
  "apiDeprecationErrors",
  "txnNumber",
  "autocommit",
  "startTransaction",
  "stmtId",
  "$client",
  "$configTime",
  "$topologyTime",
  "maxTimeMSOpOnly",
]);

/** Errors are thrown when the work is first advanced. */
export function* runRequest(engine: Engine, request: Request, connectionId: number): Work {
  const { body } = request;
  const name = Object.keys(body)[0] ?? "";
  const database = body.$db;
  if (typeof database !== "string" || database === "")
    throw new CommandError(40414, "BSON field 'OP_MSG.$db' is missing but a required field");
  const command = COMMANDS.get(name);
  if (!command) throw new CommandError(59, `no such command: '${name}'`);
  checkCommonFields(name, body, command);
  const session = isPlainObject(body.lsid) ? String(body.lsid.id) : null;
  const result = command.run({
    engine,
    name,
    body,
    database,
    rawDocuments: request.rawDocuments,
    session,
    connectionId,
  });
  return isWork(result) ? yield* result : result;
}

function isWork(result: Doc | Work): result is Work {
  return typeof (result as { next?: unknown }).next === "function";
}

function checkCommonFields(name: string, body: Doc, command: Command): void {
  if (!command.fields.includes("*"))
    for (const field of Object.keys(body))
      if (field !== name && !COMMON_FIELDS.has(field) && !command.fields.includes(field))
        throw new CommandError(40415, `BSON field '${name}.${field}' is an unknown field.`);
  if (body.startTransaction !== undefined || body.autocommit !== undefined || body.txnNumber !== undefined)
    throw new CommandError(20, "Transaction numbers are only allowed on a replica set member or mongos");
  if (body.apiVersion !== undefined && body.apiVersion !== "1")
    throw new CommandError(322, `Provided apiVersion '${String(body.apiVersion)}' is not supported`);
  checkReadConcern(body.readConcern);
  checkWriteConcern(body.writeConcern);
}

function checkReadConcern(concern: unknown): void {
  if (concern === undefined) return;
  if (!isPlainObject(concern)) throw new CommandError(14, "readConcern must be an object");
  if (concern.afterClusterTime !== undefined || concern.atClusterTime !== undefined)
    throw notSupported("readConcern afterClusterTime");
  const level = concern.level ?? "local";
  if (level === "linearizable" || level === "snapshot")
    throw new CommandError(123, `node needs to be a replica set member to use read concern level ${level}`);
  if (level !== "local" && level !== "available" && level !== "majority")
    throw new CommandError(9, `Invalid read concern level: ${String(level)}`);
}

function checkWriteConcern(concern: unknown): void {
  if (concern === undefined) return;
  if (!isPlainObject(concern)) throw new CommandError(14, "writeConcern must be an object");
  const { w } = concern;
  if (rankOf(w) === RANK.number && numberOf(w) > 1)
    throw new CommandError(2, "cannot use 'w' > 1 when a host is not replicated");
  if (typeof w === "string" && w !== "majority")
    throw new CommandError(79, `No write concern mode named '${w}' found in replica set configuration`);
}

export function timeLimitOf(request: Request): number {
  const { maxTimeMS } = request.body;
  return rankOf(maxTimeMS) === RANK.number ? numberOf(maxTimeMS) : 0;
}
