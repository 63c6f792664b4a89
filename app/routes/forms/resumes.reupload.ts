import { catchFailure } from "../../components/catch-failure.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { MAX_UPLOAD_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { waitForMatches } from "../../../server/matches/wait-for-matches.ts";
import { acceptReupload } from "../../../server/resumes/accept-upload.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { parseReupload } from "../../middleware/parse-upload.ts";

const FAILURE = "Failed to reupload resume";
const REOPEN = { dialog: "reupload", keep: ["file"] };

export const action = formRoute(
  async ({ form, signedIn, isDocument }) => {
    const resumeId = await acceptReupload(signedIn.user, form.get("resumeId"), await parseReupload(form));
    if (isDocument) await waitForMatches(resumeId);
    return {
      flash: {
        title: "Resume updated",
        description: "Your resume has been reuploaded and processed.",
        tone: "neutral",
      },
    };
  },
  {
    limit: MAX_UPLOAD_BODY_BYTES,
    onRefusal: (refusal, args) => failureFlash(refusal.title ?? FAILURE, REOPEN)(refusal, args),
  },
);

export const middleware = [postOnly];

export const clientAction = catchFailure("Failed to reupload resume");
