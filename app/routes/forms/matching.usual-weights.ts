import { resetWeights } from "../../../server/matches/own-weights.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

const FAILED = "Failed to change weights";

export const action = formRoute(
  async ({ signedIn }) => {
    await resetWeights(signedIn.user);
    return {
      flash: { title: "Usual weights", description: "Your matches are scored again with them.", tone: "neutral" },
    };
  },
  { onRefusal: failureFlash(FAILED) },
);

export const middleware = [postOnly];

export const clientAction = catchFailure(FAILED);
