import { MAX_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { readJson } from "../../../server/http/read-body.ts";
import { deleteJob } from "../../../server/jobs/delete-job.ts";
import { editJob } from "../../../server/jobs/edit-job.ts";
import { toJobView } from "../../../server/jobs/listing-view.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { parseBody } from "../../middleware/parse-input.ts";
import { EditJobSchema } from "../../schemas/own-job.ts";

const handle = apiRoute({
  async PATCH({ request, params, signedIn: { user } }) {
    const { text, url, title, company, location } = parseBody(await readJson(request, MAX_BODY_BYTES), EditJobSchema);
    const given = Object.entries({ text, url, title, company, location }).filter(([, value]) => value !== undefined);
    const now = new Date();
    return Response.json(toJobView(await editJob(user, params.id, Object.fromEntries(given), now), now));
  },
  async DELETE({ params, signedIn: { user } }) {
    await deleteJob(user._id, params.id);
    return Response.json({ success: true });
  },
});

export const loader = handle;
export const action = handle;
