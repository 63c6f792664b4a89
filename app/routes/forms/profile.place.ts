import { catchFailure } from "../../components/catch-failure.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { changePlace } from "../../../server/account/change-wishes.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { parseForm } from "../../middleware/parse-input.ts";
import { PlaceSchema } from "../../schemas/wishes.ts";
import { failedEdit } from "../resumes/failed-edit.ts";

export const action = formRoute(
  async ({ form, signedIn }) => {
    await changePlace(signedIn.user, parseForm(form, PlaceSchema, { keepsEmpty: true }).place);
    return { flash: { title: "Place saved", description: "Your matches are scored again with it.", tone: "neutral" } };
  },
  { onRefusal: failedEdit("Failed to save place", { edit: "place", keep: ["place"] }) },
);

export const middleware = [postOnly];

export const clientAction = catchFailure("Error");
