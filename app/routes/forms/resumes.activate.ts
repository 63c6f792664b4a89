import { catchFailure } from "../../components/catch-failure.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { waitForMatches } from "../../../server/matches/wait-for-matches.ts";
import { activateResume } from "../../../server/resumes/activate-resume.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";

export const action = formRoute(
  async ({ form, signedIn, isDocument }) => {
    const resume = await activateResume(signedIn.user, form.get("resumeId"));
    if (isDocument) await waitForMatches(resume._id);
    return {
      flash: {
        title: "Resume activated",
        description: "Finding job matches for your active resume...",
        tone: "neutral",
      },
    };
  },
  { onRefusal: failureFlash("Failed to activate resume") },
);

export const middleware = [postOnly];

export const clientAction = catchFailure("Failed to activate resume");
