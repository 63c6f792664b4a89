import { catchFailure } from "../../components/catch-failure.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { removeApplication } from "../../../server/applications/change-application.ts";
import { formRoute } from "../../middleware/form-errors.ts";

export const action = formRoute(async ({ form, signedIn }) => {
  await removeApplication(signedIn.user._id, form.get("applicationId"));
  return { flash: { title: "Application removed", description: "It is no longer tracked.", tone: "neutral" } };
});

export const middleware = [postOnly];

export const clientAction = catchFailure("Error");
