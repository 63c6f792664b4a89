import { renameResume } from "../../../server/resumes/rename-resume.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";

export const action = formRoute(
  async ({ form, signedIn }) => {
    const { name } = await renameResume(signedIn.user._id, form.get("resumeId"), form.get("name"));
    return {
      flash: { title: "Resume renamed", description: `The resume is now called ${name}.`, tone: "neutral" },
    };
  },
  { onRefusal: failureFlash("Failed to rename resume", { dialog: "rename", keep: ["name"] }) },
);
