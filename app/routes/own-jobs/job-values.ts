export const JOB_FIELDS = ["url", "text", "title", "company", "location"] as const;
export type JobField = (typeof JOB_FIELDS)[number];
export type JobFieldValues = Record<JobField, string>;
export type FieldRemarks = Partial<Record<JobField, string>>;

export const NOTHING_TYPED: JobFieldValues = { url: "", text: "", title: "", company: "", location: "" };
