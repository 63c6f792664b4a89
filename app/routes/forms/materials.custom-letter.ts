import { GENERATION_FAILURES } from "../../../server/domain/generation-failures.ts";
import { keepLetterPreset } from "../../../server/materials/letter-presets.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { pathWithDialog } from "../../lib/dialogs.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { methodNotAllowed } from "../../middleware/method-not-allowed.ts";
import { parseBody } from "../../middleware/parse-input.ts";
import { LetterChoicesSchema, LetterPresetSchema } from "../../schemas/letter-choices.ts";
import { generateAndTell } from "../materials/generate-and-tell.ts";
import { typedLetter } from "../materials/typed-letter.ts";

const FAILED = GENERATION_FAILURES["cover-letter"];

/** Makes a letter in the user's own way, or, by its other button, keeps that way by name. */
export const action = formRoute(
  async ({ form, signedIn: { user }, returnTo }) => {
    const typed = typedLetter(form);
    const jobId = form.get("jobId");
    if (form.get("step") !== "keep") {
      const letterChoices = parseBody(typed, LetterChoicesSchema);
      return { flash: await generateAndTell(user, { kind: "cover-letter", jobId, letterChoices }) };
    }
    const { id, name } = await keepLetterPreset(user, parseBody(typed, LetterPresetSchema), new Date());
    return {
      flash: { title: "Preset kept", description: `${name} fills this form from now on.`, tone: "neutral" },
      to: pathWithDialog(returnTo, "custom-letter", { job: String(jobId), preset: id }),
    };
  },
  {
    worthKeeping: ["ownWords"],
    onRefusal: (refusal, { form, returnTo }) => {
      const { stressed, ...typed } = typedLetter(form);
      const [first = "", second = ""] = stressed;
      const values = { ...typed, first, second, reason: refusal.message };
      const title = refusal.title ?? (form?.get("step") === "keep" ? "Failed to keep preset" : "Generation Failed");
      return {
        flash: {
          ...{ title, description: refusal.message, tone: "destructive" },
          form: { name: "custom-letter", values },
        },
        to: pathWithDialog(returnTo, "custom-letter", { job: String(form?.get("jobId") ?? "") }),
      };
    },
  },
);

export const loader = methodNotAllowed("POST");

export const clientAction = catchFailure("Generation Failed", FAILED);
