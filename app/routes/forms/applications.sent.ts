import { changeSent } from "../../../server/applications/change-sent.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

export const action = formRoute(async ({ form, signedIn }) => {
  await changeSent(signedIn.user._id, form.get("applicationId"), {
    resumeId: String(form.get("resumeId") ?? ""),
    letterId: String(form.get("letterId") ?? ""),
  });
  return { flash: { title: "Copy kept", description: "It stays as it is now.", tone: "neutral" } };
});

export const middleware = [postOnly];

export const clientAction = catchFailure("Copy not kept");
