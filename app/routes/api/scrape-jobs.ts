import { MAX_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { readJson } from "../../../server/http/read-body.ts";
import { searchJobs } from "../../../server/jobs/search-jobs.ts";
import { JobSearchSchema } from "../../schemas/job-search.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { parseBody } from "../../middleware/parse-input.ts";

const handle = apiRoute({
  async POST({ request }) {
    const search = parseBody(await readJson(request, MAX_BODY_BYTES), JobSearchSchema);
    return Response.json(await searchJobs(search));
  },
});

export const loader = handle;
export const action = handle;
