import type { ApplicationStatus } from "./application-statuses.ts";

export const MAX_TABLE_MEGABYTES = 5;
export const MAX_TABLE_BYTES = MAX_TABLE_MEGABYTES * 1024 * 1024;
export const MAX_TABLE_ROWS = 5_000;

/** What a column of a table of applications may hold. */
export const TABLE_FIELDS = [
  { field: "jobTitle", label: "Job title" },
  { field: "company", label: "Company" },
  { field: "appliedOn", label: "Applied on" },
  { field: "status", label: "Status" },
  { field: "address", label: "Address of the posting" },
  { field: "interviewOn", label: "Interview on" },
  { field: "nextStep", label: "Next step" },
  { field: "nextOn", label: "Next step due on" },
  { field: "contact", label: "Contact" },
  { field: "pay", label: "Pay" },
  { field: "notes", label: "Notes" },
  { field: "isSent", label: "Sent (yes or no)" },
] as const;

export type TableField = (typeof TABLE_FIELDS)[number]["field"];

/** The place of each field's column, from 0. */
export type TableColumns = Partial<Record<TableField, number>>;

/** How 03/04/2026 is read: `day-first` as 3 April, `month-first` as 4 March. */
export const DAY_ORDERS = ["day-first", "month-first"] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

/** An application as a row tells it; days as YYYY-MM-DD. */
export type TableApplication = {
  /** As spreadsheets count, the names of the columns being row 1. */
  row: number;
  jobTitle: string;
  company: string;
  appliedOn: string;
  status: ApplicationStatus;
  address: string;
  interviewOn: string | null;
  nextStep: string;
  nextOn: string | null;
  contact: string;
  pay: string;
  notes: { text: string; on: string | null }[];
};

export type RowRemark = { row: number; says: string; isLeftOut: boolean };
