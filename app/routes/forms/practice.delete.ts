import { deleteAttempt } from "../../../server/materials/practice/practise-answer.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

const FAILED = "Failed to delete answer";

export const action = formRoute(
  async ({ form, signedIn }) => {
    await deleteAttempt(signedIn.user._id, form.get("attemptId"));
    return { flash: { title: "Answer deleted", description: "The guide stays as it is.", tone: "neutral" } };
  },
  { onRefusal: failureFlash(FAILED) },
);

export const middleware = [postOnly];

export const clientAction = catchFailure(FAILED);
