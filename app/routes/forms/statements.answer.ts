import { answerQuestion } from "../../../server/materials/answer-question.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

const FAILED = "Failed to save your answer";

export const action = formRoute(
  async ({ form, signedIn: { user } }) => {
    const materialId = form.get("materialId");
    const { isKept } = await answerQuestion(user._id, {
      text: String(form.get("text") ?? ""),
      materialId: materialId === null ? null : String(materialId),
      isKept: form.get("answer") === "keep",
    });
    return isKept
      ? { flash: { title: "Kept as your word", description: "Your next documents may say it.", tone: "neutral" } }
      : { flash: { title: "Left out", description: "You will not be asked this again.", tone: "neutral" } };
  },
  { onRefusal: failureFlash(FAILED) },
);

export const middleware = [postOnly];

export const clientAction = catchFailure(FAILED);
