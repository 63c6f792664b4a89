import { removeNote } from "../../../server/applications/change-notes.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

export const action = formRoute(async ({ form, signedIn }) => {
  await removeNote(signedIn.user._id, form.get("applicationId"), form.get("noteId"));
  return { flash: { title: "Note removed", description: "", tone: "neutral" } };
});

export const middleware = [postOnly];

export const clientAction = catchFailure("Error");
