import { practiseAnswer } from "../../../server/materials/practice/practise-answer.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { failedForm } from "../../middleware/failed-form.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { parseForm } from "../../middleware/parse-input.ts";
import { PracticeSchema } from "../../schemas/practice.ts";

const FAILED = "Failed to judge your answer";

export const action = formRoute(
  async ({ form, signedIn: { user } }) => {
    const input = parseForm(form, PracticeSchema, { keepsEmpty: true });
    await practiseAnswer(user, form.get("materialId"), { ...input, now: new Date() });
    return {
      flash: { title: "Answer kept", description: "What was heard in it stands below.", tone: "neutral" },
    };
  },
  {
    worthKeeping: ["answer"],
    onRefusal: (refusal, { form }) => ({
      flash: {
        title: refusal.title ?? FAILED,
        description: refusal.message,
        tone: "destructive",
        form: failedForm("practice", ["answer"], { refusal, form }),
      },
    }),
  },
);

export const middleware = [postOnly];

export const clientAction = catchFailure(FAILED);
