import { catchFailure } from "../../components/catch-failure.ts";
import { methodNotAllowed } from "../../middleware/method-not-allowed.ts";
import { removeApplication } from "../../../server/applications/change-application.ts";
import { formRoute } from "../../middleware/form-errors.ts";

export const action = formRoute(async ({ form, signedIn }) => {
  await removeApplication(signedIn.user._id, form.get("applicationId"));
  return { flash: { title: "Application removed", description: "It is no longer tracked.", tone: "neutral" } };
});

export const loader = methodNotAllowed("POST");

export const clientAction = catchFailure("Error");
