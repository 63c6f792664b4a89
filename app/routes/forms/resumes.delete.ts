import { catchFailure } from "../../components/catch-failure.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { deleteResume } from "../../../server/resumes/delete-resume.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";

export const action = formRoute(
  async ({ form, signedIn }) => {
    await deleteResume(signedIn.user._id, form.get("resumeId"));
    return {
      flash: {
        title: "Resume deleted",
        description: "The resume and its job matches and applications were removed.",
        tone: "neutral",
      },
    };
  },
  { onRefusal: failureFlash("Failed to delete resume") },
);

export const middleware = [postOnly];

export const clientAction = catchFailure("Failed to delete resume");
