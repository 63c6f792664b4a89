import { catchFailure } from "../../components/catch-failure.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { priorityOf } from "../../../server/domain/tier.ts";
import { Refusal } from "../../../server/http/errors.ts";
import { requestMatching } from "../../../server/matches/request-matching.ts";
import { waitForMatches } from "../../../server/matches/wait-for-matches.ts";
import { findActiveSummary } from "../../../server/resumes/find-resumes.ts";
import { formRoute } from "../../middleware/form-errors.ts";

export const action = formRoute(async ({ signedIn: { user }, isDocument }) => {
  const active = await findActiveSummary(user);
  if (!active) throw new Refusal("not-found", "Activate a resume to see its matches");
  await requestMatching(active._id, { priority: priorityOf(user) });
  if (isDocument) await waitForMatches(active._id);
  return {
    flash: { title: "Matching again", description: "Finding job matches for your active resume...", tone: "neutral" },
  };
});

export const middleware = [postOnly];

export const clientAction = catchFailure("Error");
