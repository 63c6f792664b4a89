import { addJob } from "../../../server/jobs/add-job.ts";
import { doubtKey, JOB_DOUBTS } from "../../../server/jobs/own-job.ts";
import { readJobPage } from "../../../server/jobs/read-job-page.ts";
import { readTold } from "../../../server/jobs/read-told.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { pathWithDialog } from "../../lib/dialogs.ts";
import { withParam } from "../../lib/search-params.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { parseForm } from "../../middleware/parse-input.ts";
import { AddJobSchema } from "../../schemas/own-job.ts";
import { failedJob } from "../own-jobs/failed-job.ts";
import { JOB_FIELDS } from "../own-jobs/job-values.ts";

const FAILED = "Job not added yet";
const DIALOG = "add-job";

function dashboardWith(jobId: string, returnTo: string): string {
  const { pathname, search } = new URL(returnTo, "http://northfold.invalid");
  return `/${withParam(pathname === "/" ? search : "", "added", jobId)}`;
}

export const action = formRoute(
  async ({ form, signedIn, returnTo }) => {
    const input = parseForm(form, AddJobSchema);
    if (form.get("step") === "read") {
      const { read } = await readTold(input, { readPage: readJobPage });
      return {
        flash: {
          title: "Filled in from the posting",
          description: "Please check it, and add the job.",
          tone: "neutral",
          form: { name: DIALOG, values: read },
        },
        to: pathWithDialog(returnTo, DIALOG),
      };
    }
    const asked = form.get("askedFor") === doubtKey(input) ? form.getAll("settled") : [];
    const settled = JOB_DOUBTS.filter((doubt) => asked.includes(doubt));
    const { listing, isNew, score } = await addJob(signedIn.user, input, { now: new Date(), settled });
    const scored = score === null ? "it is scored as soon as a resume is active." : `match score ${score}%.`;
    return {
      flash: {
        title: isNew ? "Job added" : "You have added this job before",
        description: isNew ? `${listing.title}: ${scored}` : "It is in your list; nothing was changed.",
        tone: "neutral",
        link: { label: "Edit job", href: pathWithDialog("/", "edit-job", { job: listing._id }) },
      },
      to: dashboardWith(listing._id, returnTo),
    };
  },
  { worthKeeping: JOB_FIELDS, onRefusal: failedJob(FAILED, DIALOG) },
);

export const middleware = [postOnly];

export const clientAction = catchFailure(FAILED);
