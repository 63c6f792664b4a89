import { SCORE_PARTS } from "../../../server/domain/score-parts.ts";
import { keepOwnWeights } from "../../../server/matches/own-weights.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { parseForm } from "../../middleware/parse-input.ts";
import { PartWeightsSchema } from "../../schemas/part-weights.ts";

const FAILED = "Failed to save weights";

export const action = formRoute(
  async ({ form, signedIn: { user } }) => {
    await keepOwnWeights(user, parseForm(form, PartWeightsSchema), new Date());
    return {
      flash: { title: "Weights saved", description: "Your matches are scored again with them.", tone: "neutral" },
    };
  },
  { onRefusal: failureFlash(FAILED, { dialog: "weights", keep: SCORE_PARTS.map(({ key }) => key) }) },
);

export const middleware = [postOnly];

export const clientAction = catchFailure(FAILED);
