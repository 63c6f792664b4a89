import { catchFailure } from "../../components/catch-failure.ts";
import { methodNotAllowed } from "../../middleware/method-not-allowed.ts";
import { changeWishes } from "../../../server/account/change-wishes.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { failedEdit } from "../resumes/failed-edit.ts";

const FIELDS = ["titles", "remote", "minimumPay"];

export const action = formRoute(
  async ({ form, signedIn }) => {
    await changeWishes(signedIn.user, Object.fromEntries(FIELDS.map((name) => [name, form.get(name)])));
    return {
      flash: { title: "Wishes saved", description: "Your matches are scored again with them.", tone: "neutral" },
    };
  },
  { onRefusal: failedEdit("Failed to save wishes", { edit: "wishes", keep: FIELDS }) },
);

export const loader = methodNotAllowed("POST");

export const clientAction = catchFailure("Error");
