import { MAX_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { readJson } from "../../../server/http/read-body.ts";
import { addJob } from "../../../server/jobs/add-job.ts";
import { toJobView } from "../../../server/jobs/listing-view.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { parseBody } from "../../middleware/parse-input.ts";
import { AddJobSchema } from "../../schemas/own-job.ts";

const handle = apiRoute({
  async POST({ request, signedIn: { user } }) {
    const input = parseBody(await readJson(request, MAX_BODY_BYTES), AddJobSchema);
    const now = new Date();
    const { listing, isNew } = await addJob(user, input, { now });
    return Response.json(toJobView(listing, now), { status: isNew ? 201 : 200 });
  },
});

export const loader = handle;
export const action = handle;
