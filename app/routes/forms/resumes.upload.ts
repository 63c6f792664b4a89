import { catchFailure } from "../../components/catch-failure.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { MAX_UPLOAD_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { waitForMatches } from "../../../server/matches/wait-for-matches.ts";
import { acceptUpload } from "../../../server/resumes/accept-upload.ts";
import { pathWithDialog } from "../../lib/dialogs.ts";
import { failedForm } from "../../middleware/failed-form.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { parseUpload } from "../../middleware/parse-upload.ts";

const PROCESSING = "AI processing and job matching in progress...";
const GENERAL_FAILURE = "Failed to upload resume";

export const action = formRoute(
  async ({ form, signedIn, isDocument }) => {
    const resume = await acceptUpload(signedIn.user, await parseUpload(form, { nameFromFile: "when-empty" }));
    if (isDocument) await waitForMatches(resume._id);
    return {
      flash: {
        title: "Resume uploaded successfully!",
        description: [PROCESSING, ...resume.warnings].join(" "),
        tone: "neutral",
      },
    };
  },
  {
    limit: MAX_UPLOAD_BODY_BYTES,
    onRefusal(refusal, { form, returnTo }) {
      return {
        flash: {
          title: refusal.title ?? "Upload failed",
          description: refusal.message || GENERAL_FAILURE,
          tone: "destructive",
          form: failedForm("upload", ["name", "file"], { refusal, form }),
        },
        to: pathWithDialog(returnTo, "upload"),
      };
    },
  },
);

export const middleware = [postOnly];

export const clientAction = catchFailure("Upload failed", "Failed to upload resume");
