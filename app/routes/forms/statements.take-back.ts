import { takeBackWord } from "../../../server/own-words/take-back-word.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

const FAILED = "Failed to take it back";

export const action = formRoute(
  async ({ form, signedIn: { user } }) => {
    await takeBackWord(user._id, form.get("statementId"));
    return {
      flash: { title: "Taken back", description: "No later document builds on it.", tone: "neutral" },
    };
  },
  { onRefusal: failureFlash(FAILED) },
);

export const middleware = [postOnly];

export const clientAction = catchFailure(FAILED);
