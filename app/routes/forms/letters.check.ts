import { checkLetterText } from "../../../server/own-words/check-letter-text.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { refusedForm } from "../../middleware/failed-form.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { parseForm } from "../../middleware/parse-input.ts";
import { LetterTextSchema } from "../../schemas/letter-text.ts";

const FAILED = "Failed to check the letter";

export const action = formRoute(
  async ({ form, signedIn: { user } }) => {
    const { sentences } = await checkLetterText(user, parseForm(form, LetterTextSchema, { keepsEmpty: true }).text);
    const weak = sentences.filter(({ answer }) => answer === "not borne out").length;
    const description =
      weak === 0 ? "No sentence contradicts your resume." : "See below what your resume does not say.";
    return { flash: { title: "Letter checked", description, tone: "neutral" } };
  },
  {
    worthKeeping: ["text"],
    onRefusal: refusedForm(FAILED, { name: "letter-check", fields: ["text"] }),
  },
);

export const middleware = [postOnly];

export const clientAction = catchFailure(FAILED);
