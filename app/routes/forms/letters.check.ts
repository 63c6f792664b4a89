import { checkLetterText } from "../../../server/own-words/check-letter-text.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { methodNotAllowed } from "../../middleware/method-not-allowed.ts";

const FAILED = "Failed to check the letter";

export const action = formRoute(
  async ({ form, signedIn: { user } }) => {
    const { sentences } = await checkLetterText(user, form.get("text"));
    const weak = sentences.filter(({ answer }) => answer === "not borne out").length;
    const description =
      weak === 0 ? "No sentence contradicts your resume." : "See below what your resume does not say.";
    return { flash: { title: "Letter checked", description, tone: "neutral" } };
  },
  {
    worthKeeping: ["text"],
    onRefusal: ({ message }, { form }) => ({
      flash: {
        title: FAILED,
        description: message,
        tone: "destructive",
        form: { name: "letter-check", values: { text: String(form?.get("text") ?? ""), reason: message } },
      },
    }),
  },
);

export const loader = methodNotAllowed("POST");

export const clientAction = catchFailure(FAILED);
