import { ApplicationTable, type ApplicationTableRecord } from "../../../models/application-table.ts";
import type { UserRecord } from "../../../models/user.ts";
import { isDuplicateKey } from "../../auth/duplicate-key.ts";
import { consumeLimit } from "../../http/rate-limits.ts";
import { Refusal } from "../../http/errors.ts";
import { importTable, type TableImport } from "./import-table.ts";
import type { TableChoices } from "./plan-import.ts";
import { readTable, readTableText } from "./read-table.ts";

const KEPT_MS = 24 * 60 * 60_000;

/** Keeps a table for a day, in place of the one before, to be looked at first. Throws Refusal (as readTable, limit-reached). */
export async function keepTable(
  { _id }: UserRecord,
  { filename, bytes, now }: { filename: string; bytes: Uint8Array; now: Date },
): Promise<void> {
  await consumeLimit("uploads", String(_id));
  const text = await readTableText(bytes);
  await readTable(text);
  const record = { filename, text, expiresAt: new Date(now.getTime() + KEPT_MS) };
  const store = () => ApplicationTable.updateOne({ _id }, { $set: record }, { upsert: true });
  await store().catch((error: unknown) => {
    if (isDuplicateKey(error)) return store();
    throw error;
  });
}

/** The table that a user looks at; null when there is none, or none of the last day. */
export async function findKeptTable({ _id }: UserRecord, now: Date): Promise<ApplicationTableRecord | null> {
  return ApplicationTable.findOne({ _id, expiresAt: { $gt: now } }).lean();
}

/** Imports the kept table and forgets it. Throws Refusal (not-found where there is none, or as importTable). */
export async function importKeptTable(user: UserRecord, choices: TableChoices): Promise<TableImport> {
  const table = await findKeptTable(user, choices.now);
  if (!table) throw new Refusal("not-found", "The table was forgotten meanwhile. Please choose its file again.");
  const imported = await importTable(user._id, table.text, choices);
  await ApplicationTable.deleteOne({ _id: user._id, expiresAt: table.expiresAt });
  return imported;
}
