import { deleteJob } from "../../../server/jobs/delete-job.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

const FAILED = "Failed to remove job";

export const action = formRoute(
  async ({ form, signedIn }) => {
    await deleteJob(signedIn.user._id, form.get("jobId"));
    return { flash: { title: "Job removed", description: "It is no longer in your list.", tone: "neutral" } };
  },
  { onRefusal: failureFlash(FAILED) },
);

export const middleware = [postOnly];

export const clientAction = catchFailure(FAILED);
