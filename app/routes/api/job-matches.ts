import { findMatches } from "../../../server/matches/find-matches.ts";
import { findActiveSummary } from "../../../server/resumes/find-resumes.ts";
import { pageOf } from "../../middleware/api-page.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

const handle = apiRoute({
  async GET({ url, signedIn: { user } }) {
    const active = await findActiveSummary(user);
    const matches = active ? await findMatches(active, { now: new Date() }) : [];
    return pageOf(matches, url);
  },
});

export const loader = handle;
export const action = handle;
