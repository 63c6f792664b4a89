import { retryFailure } from "../../../server/admin/retry-failure.ts";
import { catchAdminFailure } from "../../components/catch-failure.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { parseForm } from "../../middleware/parse-input.ts";
import { FailureSchema } from "../../schemas/failure.ts";

export const action = formRoute(
  async ({ form, signedIn, origin }) => {
    await retryFailure(signedIn, parseForm(form, FailureSchema), origin);
    return { flash: { title: "Trying again", description: "It runs in the background.", tone: "neutral" } };
  },
  { adminOnly: true, onRefusal: failureFlash("Failed to retry") },
);

export const middleware = [postOnly];

export const clientAction = catchAdminFailure("Failed to retry");
