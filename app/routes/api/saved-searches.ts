import { MAX_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { readJson } from "../../../server/http/read-body.ts";
import { findSavedSearches } from "../../../server/matches/saved-searches/find-saved-searches.ts";
import { saveSearch } from "../../../server/matches/saved-searches/save-search.ts";
import { findActiveSummary } from "../../../server/resumes/find-resumes.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { parseBody } from "../../middleware/parse-input.ts";
import { SavedSearchSchema } from "../../schemas/saved-search.ts";

const handle = apiRoute({
  async GET({ signedIn: { user } }) {
    const resume = await findActiveSummary(user);
    return Response.json(await findSavedSearches(user, { resume, now: new Date() }));
  },
  async POST({ request, signedIn: { user } }) {
    const input = parseBody(await readJson(request, MAX_BODY_BYTES), SavedSearchSchema);
    return Response.json(await saveSearch(user, input, new Date()), { status: 201 });
  },
});

export const loader = handle;
export const action = handle;
