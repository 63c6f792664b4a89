import { catchFailure } from "../../components/catch-failure.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { changeWishes } from "../../../server/account/change-wishes.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { parseForm } from "../../middleware/parse-input.ts";
import { WishesSchema } from "../../schemas/wishes.ts";
import { failedEdit } from "../resumes/failed-edit.ts";

export const action = formRoute(
  async ({ form, signedIn }) => {
    await changeWishes(signedIn.user, parseForm(form, WishesSchema, { keepsEmpty: true }));
    return {
      flash: { title: "Wishes saved", description: "Your matches are scored again with them.", tone: "neutral" },
    };
  },
  { onRefusal: failedEdit("Failed to save wishes", { edit: "wishes", keep: WishesSchema.keyof().options }) },
);

export const middleware = [postOnly];

export const clientAction = catchFailure("Error");
