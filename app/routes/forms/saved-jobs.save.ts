import { saveJob } from "../../../server/applications/save-job.ts";
import { boardHref } from "../../../server/domain/application-list.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

const FAILED = "Job not saved";

export const action = formRoute(
  async ({ form, signedIn }) => {
    const { title } = await saveJob(signedIn.user._id, form.get("jobId"), new Date());
    const link = { label: "Open the board", href: boardHref() };
    return { flash: { title: "Job saved", description: title, tone: "neutral", link } };
  },
  { onRefusal: failureFlash(FAILED) },
);

export const middleware = [postOnly];

export const clientAction = catchFailure(FAILED);
