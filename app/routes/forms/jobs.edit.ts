import { editJob } from "../../../server/jobs/edit-job.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { parseForm } from "../../middleware/parse-input.ts";
import { AddJobSchema } from "../../schemas/own-job.ts";
import { failedJob } from "../own-jobs/failed-job.ts";
import { JOB_FIELDS } from "../own-jobs/job-values.ts";

const FAILED = "Failed to save job";

export const action = formRoute(
  async ({ form, signedIn }) => {
    const { title } = await editJob(signedIn.user, form.get("jobId"), parseForm(form, AddJobSchema), new Date());
    return { flash: { title: "Job saved", description: `${title} is scored again.`, tone: "neutral" } };
  },
  { worthKeeping: JOB_FIELDS, onRefusal: failedJob(FAILED, "edit-job") },
);

export const middleware = [postOnly];

export const clientAction = catchFailure(FAILED);
