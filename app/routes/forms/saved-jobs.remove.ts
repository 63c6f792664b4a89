import { removeSavedJob } from "../../../server/applications/save-job.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

export const action = formRoute(async ({ form, signedIn, returnTo }) => {
  const jobId = String(form.get("jobId") ?? "");
  await removeSavedJob(signedIn.user._id, jobId);
  const undo = { action: "/forms/saved-jobs/save", fields: { jobId, returnTo } };
  return { flash: { title: "Job removed", description: "It is no longer on your board.", tone: "neutral", undo } };
});

export const middleware = [postOnly];

export const clientAction = catchFailure("Error");
