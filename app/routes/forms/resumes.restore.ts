import { catchFailure } from "../../components/catch-failure.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { restoreVersion } from "../../../server/resumes/restore-version.ts";
import { tellChoice } from "../../../server/materials/changes/tell-choice.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";

export const action = formRoute(
  async ({ form, signedIn }) => {
    const variantId = await restoreVersion(signedIn.user, form.get("resumeId"), form.get("version"));
    await tellChoice(signedIn.user._id, variantId);
    return {
      flash: { title: "Version restored", description: "The version before it is kept as well.", tone: "neutral" },
    };
  },
  { onRefusal: failureFlash("Failed to restore version") },
);

export const middleware = [postOnly];

export const clientAction = catchFailure("Failed to restore version");
