import { catchFailure } from "../../components/catch-failure.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { setApplicationStatus } from "../../../server/applications/change-application.ts";
import { applicationName } from "../../../server/domain/application-name.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { parseForm } from "../../middleware/parse-input.ts";
import { ApplicationStatusSchema } from "../../schemas/application-status.ts";

const TITLES = {
  applied: "Set back to applied",
  screening: "Screening noted",
  interview: "Interview requested",
  offer: "Offer noted",
  rejected: "Rejection noted",
  withdrawn: "Withdrawal noted",
} as const;

export const action = formRoute(async ({ form, signedIn }) => {
  const { status } = parseForm(form, ApplicationStatusSchema);
  const application = await setApplicationStatus(signedIn.user._id, form.get("applicationId"), status);
  return {
    flash: {
      title: TITLES[application.status],
      description: applicationName(application),
      tone: "neutral",
    },
  };
});

export const middleware = [postOnly];

export const clientAction = catchFailure("Error");
