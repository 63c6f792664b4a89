import { catchFailure } from "../../components/catch-failure.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { deleteAllResumes } from "../../../server/resumes/delete-resume.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";

export const action = formRoute(
  async ({ signedIn }) => {
    await deleteAllResumes(signedIn.user._id);
    return {
      flash: {
        title: "All resumes deleted",
        description: "All resumes, job matches and applications were removed.",
        tone: "neutral",
      },
    };
  },
  { onRefusal: failureFlash("Failed to delete resumes") },
);

export const middleware = [postOnly];

export const clientAction = catchFailure("Failed to delete resumes");
