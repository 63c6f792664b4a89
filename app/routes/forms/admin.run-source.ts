import { runSourceAs } from "../../../server/admin/change-sources.ts";
import { catchAdminFailure } from "../../components/catch-failure.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

const FAILED = "The source is not read now";

export const action = formRoute(
  async ({ form, signedIn, origin }) => {
    const name = await runSourceAs(signedIn, form.get("sourceId"), origin);
    return { flash: { title: "Source is read", description: `${name} is read in a moment.`, tone: "neutral" } };
  },
  { adminOnly: true, onRefusal: failureFlash(FAILED) },
);

export const middleware = [postOnly];

export const clientAction = catchAdminFailure(FAILED);
