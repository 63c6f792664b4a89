import { catchFailure } from "../../components/catch-failure.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { chooseChanges } from "../../../server/materials/changes/choose-changes.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";

export const action = formRoute(
  async ({ form, signedIn }) => {
    const { kept, of } = await chooseChanges(signedIn.user, form.get("resumeId"), form.getAll("keep"));
    return {
      flash: {
        title: "Choice saved",
        description: `${kept} of ${of} changes are in the text. The version before it is kept as well.`,
        tone: "neutral",
      },
    };
  },
  { onRefusal: failureFlash("Failed to save your choice") },
);

export const middleware = [postOnly];

export const clientAction = catchFailure("Failed to save your choice");
