import { deleteLetterPreset } from "../../../server/materials/letter-presets.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

const FAILED = "Failed to delete preset";

export const action = formRoute(
  async ({ form, signedIn }) => {
    await deleteLetterPreset(signedIn.user._id, form.get("presetId"));
    return { flash: { title: "Preset deleted", description: "Letters made with it stay.", tone: "neutral" } };
  },
  { onRefusal: failureFlash(FAILED) },
);

export const middleware = [postOnly];

export const clientAction = catchFailure(FAILED);
