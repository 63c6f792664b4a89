import { MAX_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { readJson } from "../../../server/http/read-body.ts";
import { countListings } from "../../../server/jobs/search-listings.ts";
import { JobSearchSchema } from "../../schemas/job-search.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { parseBody } from "../../middleware/parse-input.ts";

// No outside source of listings is connected: the built-in ones answer (API-27, DEC-61).
const handle = apiRoute({
  async POST({ request }) {
    const search = parseBody(await readJson(request, MAX_BODY_BYTES), JobSearchSchema);
    const jobsFound = await countListings(search);
    const message = `Found ${jobsFound} ${jobsFound === 1 ? "job" : "jobs"} in the built-in listings.`;
    return Response.json({ jobsFound, message, usingFallback: true });
  },
});

export const loader = handle;
export const action = handle;
