import { GENERATION_FAILURES } from "../../../server/domain/generation-failures.ts";
import { keepLetterPreset } from "../../../server/materials/letter-presets.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { pathWithDialog } from "../../lib/dialogs.ts";
import { failedForm } from "../../middleware/failed-form.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { parseForm } from "../../middleware/parse-input.ts";
import { LetterChoicesSchema, LetterPresetSchema } from "../../schemas/letter-choices.ts";
import { generateAndTell } from "../materials/generate-and-tell.ts";

const TYPED = LetterPresetSchema.keyof().options;
const FAILED = GENERATION_FAILURES["cover-letter"];

/** Makes a letter in the user's own way, or, by its other button, keeps that way by name. */
export const action = formRoute(
  async ({ form, signedIn: { user }, returnTo }) => {
    const jobId = form.get("jobId");
    if (form.get("step") !== "keep") {
      const letterChoices = parseForm(form, LetterChoicesSchema, { keepsEmpty: true });
      return { flash: await generateAndTell(user, { kind: "cover-letter", jobId, letterChoices }) };
    }
    const { id, name } = await keepLetterPreset(
      user,
      parseForm(form, LetterPresetSchema, { keepsEmpty: true }),
      new Date(),
    );
    return {
      flash: { title: "Preset kept", description: `${name} fills this form from now on.`, tone: "neutral" },
      to: pathWithDialog(returnTo, "custom-letter", { job: String(jobId), preset: id }),
    };
  },
  {
    worthKeeping: ["ownWords"],
    onRefusal: (refusal, { form, returnTo }) => {
      const failed = failedForm("custom-letter", TYPED, { refusal, form });
      const [first = "", second = ""] = (form?.getAll("stressed") ?? []).map(String);
      const title = refusal.title ?? (form?.get("step") === "keep" ? "Failed to keep preset" : "Generation Failed");
      return {
        flash: {
          title,
          description: refusal.message,
          tone: "destructive",
          form: failed && { ...failed, values: { ...failed.values, first, second } },
        },
        to: pathWithDialog(returnTo, "custom-letter", { job: String(form?.get("jobId") ?? "") }),
      };
    },
  },
);

export const middleware = [postOnly];

export const clientAction = catchFailure("Generation Failed", FAILED);
