import { Refusal } from "../../../server/http/errors.ts";
import { findMatchWith } from "../../../server/matches/find-matches.ts";
import { toMatchReasons } from "../../../server/matches/match-view.ts";
import { findActiveSummary } from "../../../server/resumes/find-resumes.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

export const loader = apiRoute({
  async GET({ params, signedIn: { user } }) {
    const active = await findActiveSummary(user);
    const match = active && (await findMatchWith(active, params.jobId ?? "", new Date()));
    if (!match) throw new Refusal("not-found", "Match not found");
    return Response.json(toMatchReasons(match));
  },
});
