import { catchFailure } from "../../components/catch-failure.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { renameResume } from "../../../server/resumes/rename-resume.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { parseForm } from "../../middleware/parse-input.ts";
import { ResumeNameSchema } from "../../schemas/resume-name.ts";

export const action = formRoute(
  async ({ form, signedIn }) => {
    const { name } = parseForm(form, ResumeNameSchema);
    await renameResume(signedIn.user._id, form.get("resumeId"), name);
    return {
      flash: { title: "Resume renamed", description: `The resume is now called ${name}.`, tone: "neutral" },
    };
  },
  { worthKeeping: ["name"], onRefusal: failureFlash("Failed to rename resume", { dialog: "rename", keep: ["name"] }) },
);

export const middleware = [postOnly];

export const clientAction = catchFailure("Failed to rename resume");
