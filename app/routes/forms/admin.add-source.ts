import { addSourceAs } from "../../../server/admin/change-sources.ts";
import { catchAdminFailure } from "../../components/catch-failure.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { parseSource, sourceFailure } from "../../middleware/source-form.ts";

const FAILED = "Failed to add the source";

export const action = formRoute(
  async ({ form, signedIn, origin }) => {
    const name = await addSourceAs(signedIn, parseSource(form), origin);
    return { flash: { title: "Source added", description: `${name} is read in a moment.`, tone: "neutral" } };
  },
  { adminOnly: true, onRefusal: sourceFailure(FAILED) },
);

export const middleware = [postOnly];

export const clientAction = catchAdminFailure(FAILED);
