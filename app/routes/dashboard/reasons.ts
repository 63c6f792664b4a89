import { Refusal } from "../../../server/http/errors.ts";
import { findMatchWith } from "../../../server/matches/find-matches.ts";
import { toMatchReasons } from "../../../server/matches/match-view.ts";
import { findActiveSummary } from "../../../server/resumes/find-resumes.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { readLanguage } from "../../../server/http/visitor-language.ts";
import { sayMatchReasonsIn } from "../../texts/reasons.ts";

export const loader = apiRoute({
  async GET({ request, params, signedIn: { user } }) {
    const active = await findActiveSummary(user);
    const match = active && (await findMatchWith(active, params.jobId ?? "", new Date()));
    if (!match) throw new Refusal("not-found", "Match not found");
    return Response.json(sayMatchReasonsIn(readLanguage(request.headers), toMatchReasons(match)));
  },
});
