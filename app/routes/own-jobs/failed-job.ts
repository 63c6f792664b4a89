import type { Refusal } from "../../../server/http/errors.ts";
import { doubtKey } from "../../../server/jobs/own-job.ts";
import { UnclearJob } from "../../../server/jobs/unclear-job.ts";
import { pathWithDialog } from "../../lib/dialogs.ts";
import type { Flash } from "../../lib/flash.ts";
import { failedForm } from "../../middleware/failed-form.ts";
import { JOB_FIELDS, NOTHING_TYPED } from "./job-values.ts";

/** The notice of a failed form of a job, whose dialog is open again with what was typed and what was read of it. */
export function failedJob(title: string, dialog: "add-job" | "edit-job") {
  return (refusal: Refusal, { form, returnTo }: { form: FormData | null; returnTo: string }) => {
    const failed = failedForm(dialog, JOB_FIELDS, { refusal, form });
    const read = { ...NOTHING_TYPED, ...failed?.values, ...(refusal instanceof UnclearJob ? refusal.read : {}) };
    const hasRemarks = Object.keys(refusal.fields).length > 0;
    const description = hasRemarks ? "Please see what is said beside the fields." : refusal.message;
    const again = failed && { ...failed, values: { ...read, askedFor: doubtKey(read) } };
    const flash: Flash = { title, description, tone: "destructive", form: again };
    const job = form?.get("jobId");
    return { flash, to: pathWithDialog(returnTo, dialog, typeof job === "string" ? { job } : {}) };
  };
}
