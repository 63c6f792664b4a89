import { removeSourceAs } from "../../../server/admin/change-sources.ts";
import { catchAdminFailure } from "../../components/catch-failure.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

const FAILED = "Failed to remove the source";

export const action = formRoute(
  async ({ form, signedIn, origin }) => {
    const name = await removeSourceAs(signedIn, form.get("sourceId"), origin);
    return {
      flash: { title: "Source removed", description: `${name} is gone, and its postings are closed.`, tone: "neutral" },
    };
  },
  { adminOnly: true, onRefusal: failureFlash(FAILED) },
);

export const middleware = [postOnly];

export const clientAction = catchAdminFailure(FAILED);
