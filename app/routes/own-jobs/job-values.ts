import type { Flash } from "../../lib/flash.ts";

export const JOB_FIELDS = ["url", "text", "title", "company", "location"] as const;
export type JobField = (typeof JOB_FIELDS)[number];
export type JobFieldValues = Record<JobField, string>;
export type FieldRemarks = Partial<Record<JobField, string>>;

export const NOTHING_TYPED: JobFieldValues = { url: "", text: "", title: "", company: "", location: "" };

export const remarkKey = (field: JobField) => `${field}Remark`;

/** What a form of a job comes back with: its fields, what is said beside them, and for which text it was asked. */
export function toFlashForm(
  name: string,
  values: JobFieldValues,
  { remarks = {}, askedFor = "" }: { remarks?: FieldRemarks; askedFor?: string } = {},
): NonNullable<Flash["form"]> {
  const said = Object.entries(remarks).map(([field, remark]) => [remarkKey(field as JobField), remark]);
  return { name, values: { ...values, ...Object.fromEntries(said), askedFor } };
}
