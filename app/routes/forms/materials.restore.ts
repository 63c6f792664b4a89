import { catchFailure } from "../../components/catch-failure.ts";
import { restoreCoverLetter } from "../../../server/materials/change-material.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

export const action = formRoute(
  async ({ form, signedIn }) => {
    await restoreCoverLetter(signedIn.user._id, form.get("materialId"), form.get("version"));
    return {
      flash: { title: "Version restored", description: "The version before it is kept as well.", tone: "neutral" },
    };
  },
  { onRefusal: failureFlash("Failed to restore version") },
);

export const middleware = [postOnly];

export const clientAction = catchFailure("Error");
