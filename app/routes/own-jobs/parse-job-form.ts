import { parseWithZod } from "@conform-to/zod/v4";
import { UnclearJob } from "../../../server/jobs/unclear-job.ts";
import { AddJobSchema } from "../../schemas/own-job.ts";
import { JOB_FIELDS, type FieldRemarks, type JobFieldValues, NOTHING_TYPED } from "./job-values.ts";

export function typedJob(form: FormData | null): JobFieldValues {
  const values = { ...NOTHING_TYPED };
  for (const field of JOB_FIELDS) {
    const typed = form?.get(field);
    if (typeof typed === "string") values[field] = typed;
  }
  return values;
}

/** The fields of a job's form. Throws UnclearJob with what is wrong at each of them. */
export function parseJobForm(form: FormData): JobFieldValues {
  const submission = parseWithZod(form, { schema: AddJobSchema });
  if (submission.status === "success") return submission.value;
  const remarks: FieldRemarks = {};
  for (const field of JOB_FIELDS) {
    const remark = submission.error?.[field]?.[0];
    if (remark) remarks[field] = remark;
  }
  throw new UnclearJob("invalid", { read: typedJob(form), remarks });
}
