import { z } from "zod";
import {
  DAY_ORDERS,
  MAX_TABLE_BYTES,
  MAX_TABLE_MEGABYTES,
  TABLE_FIELDS,
} from "../../server/domain/application-import.ts";
import { dayOf } from "../../server/domain/application-list.ts";

const NOTHING = "Please choose a file: a table as CSV.";
const COLUMN = "Please name each column by its name, or by its place from 0.";
const DAY = "Please enter a day as YYYY-MM-DD, such as 2026-03-31.";

export const TableFileSchema = z.object({
  file: z.file(NOTHING).max(MAX_TABLE_BYTES, `Please choose a table of at most ${MAX_TABLE_MEGABYTES} MB.`),
});

const column = z.union([z.string().min(1), z.int().min(0)], COLUMN);
const fields = TABLE_FIELDS.map(({ field }) => field);

export const ImportTableSchema = z.object({
  csv: z.string("Please give the table as text in `csv`.").min(1, NOTHING),
  columns: z.partialRecord(z.enum(fields, "There is no such field."), column).optional(),
  dayOrder: z.enum(DAY_ORDERS, `Please choose one of: ${DAY_ORDERS.join(", ")}.`).optional(),
  appliedOn: z
    .string(DAY)
    .refine((day) => dayOf(day) !== null, DAY)
    .optional(),
  preview: z.boolean("Please say true or false.").default(false),
});
