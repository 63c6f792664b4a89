import type { Types } from "mongoose";
import { Application } from "../../../models/application.ts";
import type {
  DayOrder,
  RowRemark,
  TableApplication,
  TableColumns,
  TableField,
} from "../../domain/application-import.ts";
import { MAX_ELSEWHERE } from "../../domain/application-notes.ts";
import { isoDay } from "../../domain/iso-day.ts";
import { Refusal } from "../../http/errors.ts";
import { toldIn } from "./fold-words.ts";
import { guessColumns } from "./guess-columns.ts";
import { readDay, readOrder } from "./read-day.ts";
import { readRows } from "./read-rows.ts";
import { readTable, type Table } from "./read-table.ts";
import { importKey, KnownApplications, toldOf } from "./same-application.ts";

export type TableChoices = {
  /** Each by its place from 0 or by its name; null = guessed by the names. */
  columns: Partial<Record<TableField, number | string>> | null;
  /** Null = as the table tells, or else as `usualOrder` says. */
  order: DayOrder | null;
  usualOrder: DayOrder;
  /** For rows that tell no day; empty = they are left out. */
  usualDay: string;
  now: Date;
};

export type ImportPlan = {
  names: string[];
  columns: TableColumns;
  /** How days are read; `example` and what it is read as are null where no cell leaves it open. */
  days: { order: DayOrder; isTold: boolean; example: string | null; exampleDay: string | null };
  applications: (TableApplication & { key: string })[];
  known: number;
  remarks: RowRemark[];
  /** Why the end of the table was not read; null where all of it was. */
  ended: string | null;
};

/** Throws Refusal (invalid) where a column is asked for that is not there. */
function columnsOf({ names, rows }: Table, chosen: TableChoices["columns"]): TableColumns {
  if (chosen === null) return guessColumns(names, rows);
  const places = Object.entries(chosen).map(([field, column]) => {
    const at = typeof column === "number" ? column : names.indexOf(column.trim());
    if (names[at] === undefined) throw new Refusal("invalid", `There is no column “${column}” in this table.`);
    return [field, at];
  });
  return Object.fromEntries(places);
}

function readDays({ rows }: Table, columns: TableColumns, { order, usualOrder, now }: TableChoices) {
  const cellsOf = (column: number | undefined) =>
    column === undefined ? [] : rows.flatMap((row) => toldIn(row[column]) || []);
  const applied = cellsOf(columns.appliedOn);
  const others = [...cellsOf(columns.interviewOn), ...cellsOf(columns.nextOn)];
  const read = readOrder({ applied, others }, { usual: usualOrder, today: isoDay(now) });
  const days = order === null ? read : { ...read, order, isTold: false };
  return { ...days, exampleDay: days.example && readDay(days.example, days.order) };
}

async function findKnown(ownerId: Types.ObjectId) {
  const stored = await Application.find({ ownerId })
    .select({ listingId: 1, jobTitle: 1, company: 1, appliedAt: 1, address: 1, resumeId: 1 })
    .lean();
  const known = new KnownApplications<number | null>();
  for (const application of stored) known.add(toldOf({ ...application, address: application.address ?? "" }), null);
  const elsewhere = stored.filter(({ resumeId }) => !resumeId).length;
  return { known, keys: new Set(stored.map(({ listingId }) => listingId)), room: MAX_ELSEWHERE - elsewhere };
}

/** Stands where an application made here names its listing. */
export function importedListingId(key: string): string {
  return `elsewhere-${key}`;
}

/** What importing a table would do. Throws Refusal (unreadable, invalid). */
export async function planImport(ownerId: Types.ObjectId, text: string, choices: TableChoices): Promise<ImportPlan> {
  const table = await readTable(text);
  const columns = columnsOf(table, choices.columns);
  const days = readDays(table, columns, choices);
  const { usualDay } = choices;
  const read = readRows(table.rows, { columns, order: days.order, usualDay, today: isoDay(choices.now) });
  const { known, keys, room } = await findKnown(ownerId);
  const plan: ImportPlan = {
    names: table.names,
    columns,
    days,
    ended: table.ended,
    applications: [],
    known: 0,
    remarks: read.remarks,
  };
  for (const application of read.applications) {
    const { row } = application;
    const key = importKey(application);
    const same = known.find(application);
    const leaveOut = (says: string) => plan.remarks.push({ row, says, isLeftOut: true });
    if (typeof same === "number") leaveOut(`the same as row ${same}`);
    else if (same !== undefined || keys.has(importedListingId(key))) plan.known += 1;
    else if (plan.applications.length >= room) leaveOut(`at most ${MAX_ELSEWHERE} can be added`);
    else {
      known.add(application, row);
      plan.applications.push({ ...application, key });
    }
  }
  plan.remarks.sort((a, b) => Number(b.isLeftOut) - Number(a.isLeftOut) || a.row - b.row);
  return plan;
}
