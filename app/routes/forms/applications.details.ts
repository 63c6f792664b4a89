import { setDetails } from "../../../server/applications/change-notes.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { refusedForm } from "../../middleware/failed-form.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { parseForm } from "../../middleware/parse-input.ts";
import { ApplicationDetailsSchema } from "../../schemas/application.ts";

const FAILED = "Not saved";

export const action = formRoute(
  async ({ form, signedIn }) => {
    const details = parseForm(form, ApplicationDetailsSchema, { keepsEmpty: true });
    await setDetails(signedIn.user._id, form.get("applicationId"), details);
    return { flash: { title: "Saved", description: details.nextStep, tone: "neutral" } };
  },
  {
    onRefusal: refusedForm(FAILED, { name: "application-details", fields: ApplicationDetailsSchema.keyof().options }),
  },
);

export const middleware = [postOnly];

export const clientAction = catchFailure(FAILED);
