import type { Refusal } from "../../../server/http/errors.ts";
import { doubtKey } from "../../../server/jobs/own-job.ts";
import { UnclearJob } from "../../../server/jobs/unclear-job.ts";
import { pathWithDialog } from "../../lib/dialogs.ts";
import type { Flash } from "../../lib/flash.ts";
import { toFlashForm } from "./job-values.ts";
import { typedJob } from "./parse-job-form.ts";

/** The notice of a failed form of a job, whose dialog is open again with what was typed and what was read of it. */
export function failedJob(title: string, dialog: "add-job" | "edit-job") {
  return (refusal: Refusal, { form, returnTo }: { form: FormData | null; returnTo: string }) => {
    const isUnclear = refusal instanceof UnclearJob;
    const { read, remarks } = isUnclear ? refusal : { read: typedJob(form), remarks: {} };
    const job = form?.get("jobId");
    // Without the form, as where it was too long to be read, a page with scripts still holds what was typed.
    const typed = form ? { form: toFlashForm(dialog, read, { remarks, askedFor: doubtKey(read) }) } : {};
    const description = isUnclear ? "Please see what is said beside the fields." : refusal.message;
    const flash: Flash = { title, description, tone: "destructive", ...typed };
    return { flash, to: pathWithDialog(returnTo, dialog, typeof job === "string" ? { job } : {}) };
  };
}
