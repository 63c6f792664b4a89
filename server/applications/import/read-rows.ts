import type {
  DayOrder,
  RowRemark,
  TableApplication,
  TableColumns,
  TableField,
} from "../../domain/application-import.ts";
import { MAX_DETAIL_LENGTH, MAX_NOTE_LENGTH, MAX_NOTES } from "../../domain/application-notes.ts";
import { POSTING_LIMITS } from "../../domain/posting.ts";
import { webAddress } from "../../domain/web-address.ts";
import { toldIn } from "./fold-words.ts";
import { readDay } from "./read-day.ts";
import { readStatus, readYesOrNo } from "./read-status.ts";

export type RowReading = {
  columns: TableColumns;
  order: DayOrder;
  /** For rows that tell none; empty = they are left out. */
  usualDay: string;
  today: string;
};

const FIRST_ROW = 2; // the first row is that of the names
/** How our own table writes a note down (applications-csv.ts). */
const DATED_NOTE = /^(\d{4}-\d{2}-\d{2}): /;

class LeftOut extends Error {}

function readNotes(told: string): TableApplication["notes"] {
  const notes: TableApplication["notes"] = [];
  for (const line of told === "" ? [] : told.split(/\r?\n/)) {
    const dated = DATED_NOTE.exec(line);
    const last = notes.at(-1);
    if (dated) notes.push({ on: dated[1] ?? null, text: line.slice(dated[0].length) });
    else if (last) last.text += `\n${line}`;
    else notes.push({ on: null, text: line });
  }
  const inParts = notes.flatMap(({ text, on }) => {
    const parts = Math.max(1, Math.ceil(text.length / MAX_NOTE_LENGTH));
    return Array.from({ length: parts }, (_, at) => ({
      on,
      text: text.slice(at * MAX_NOTE_LENGTH, (at + 1) * MAX_NOTE_LENGTH).trim(),
    }));
  });
  return inParts.filter(({ text }) => text !== "");
}

class OneRow {
  readonly remarks: string[] = [];
  readonly #cells: readonly string[];
  readonly #reading: RowReading;

  constructor(cells: readonly string[], reading: RowReading) {
    this.#cells = cells;
    this.#reading = reading;
  }

  told(field: TableField): string {
    const column = this.#reading.columns[field];
    return column === undefined ? "" : toldIn(this.#cells[column]);
  }

  short(field: TableField, most: number): string {
    const told = this.told(field).replace(/\s+/g, " ");
    if (told.length <= most) return told;
    this.remarks.push(`more than ${most} characters, which were cut off: ${told.slice(0, 40)} …`);
    return told.slice(0, most).trim();
  }

  day(field: TableField): string | null {
    const told = this.told(field);
    const day = told === "" ? null : readDay(told, this.#reading.order);
    if (told !== "" && day === null) this.remarks.push(`“${told.slice(0, 40)}” is not read as a day`);
    return day;
  }
}

function readAppliedOn(row: OneRow, { usualDay, today }: RowReading): string {
  const day = row.day("appliedOn") ?? usualDay;
  if (day === "") throw new LeftOut(row.remarks.at(-1) ?? "no day it was sent on");
  if (day > today) throw new LeftOut(`${day} is still to come`);
  return day;
}

function readStatusOf(row: OneRow): Pick<TableApplication, "status"> & { other: string } {
  const told = row.told("status");
  const status = readStatus(told);
  const isSent = readYesOrNo(row.told("isSent"));
  if (status === "not sent" || isSent === false) throw new LeftOut("not sent yet, so it is no application");
  if (status === null && told !== "") row.remarks.push(`“${told.slice(0, 40)}” is no status here, so it is Applied`);
  return { status: status ?? "applied", other: status === null ? told : "" };
}

function readAddress(row: OneRow): string {
  const told = row.told("address");
  const address = told === "" || told.includes("://") ? told : `https://${told}`;
  const read = address === "" ? "" : webAddress(address, address);
  if (read !== null && read.length <= POSTING_LIMITS.address) return read;
  row.remarks.push("the address of the posting is none that opens, so it is left out");
  return "";
}

function readRow(row: OneRow, reading: RowReading): Omit<TableApplication, "row"> {
  const jobTitle = row.short("jobTitle", POSTING_LIMITS.title);
  const company = row.short("company", POSTING_LIMITS.name);
  if (jobTitle === "") throw new LeftOut(company === "" ? "no job and no company" : "no job title");
  if (company === "") row.remarks.push("no company");
  const { status, other } = readStatusOf(row);
  const appliedOn = readAppliedOn(row, reading);
  const notes = readNotes(row.told("notes"));
  if (other !== "") notes.push({ text: `Status: ${other}`.slice(0, MAX_NOTE_LENGTH), on: null });
  if (notes.length > MAX_NOTES) row.remarks.push(`more than ${MAX_NOTES} notes, of which the first are kept`);
  return {
    jobTitle,
    company,
    appliedOn,
    status,
    address: readAddress(row),
    interviewOn: row.day("interviewOn"),
    nextStep: row.short("nextStep", MAX_DETAIL_LENGTH),
    nextOn: row.day("nextOn"),
    contact: row.short("contact", MAX_DETAIL_LENGTH),
    pay: row.short("pay", MAX_DETAIL_LENGTH),
    notes: notes.slice(0, MAX_NOTES),
  };
}

/** The applications in the rows of a table, and what is to be said about single rows. */
export function readRows(
  rows: readonly (readonly string[])[],
  reading: RowReading,
): { applications: TableApplication[]; remarks: RowRemark[] } {
  const applications: TableApplication[] = [];
  const remarks: RowRemark[] = [];
  for (const [at, cells] of rows.entries()) {
    const row = at + FIRST_ROW;
    if (cells.every((cell) => toldIn(cell) === "")) continue;
    const one = new OneRow(cells, reading);
    try {
      applications.push({ row, ...readRow(one, reading) });
      remarks.push(...one.remarks.map((says) => ({ row, says, isLeftOut: false })));
    } catch (error) {
      if (!(error instanceof LeftOut)) throw error;
      remarks.push({ row, says: error.message, isLeftOut: true });
    }
  }
  return { applications, remarks };
}
