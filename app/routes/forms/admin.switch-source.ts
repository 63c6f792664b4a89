import { switchSourceAs } from "../../../server/admin/change-sources.ts";
import { catchAdminFailure } from "../../components/catch-failure.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

const FAILED = "Failed to switch the source";

export const action = formRoute(
  async ({ form, signedIn, origin }) => {
    const isEnabled = form.get("on") === "1";
    const name = await switchSourceAs(signedIn, { id: form.get("sourceId"), isEnabled }, origin);
    const flash = isEnabled
      ? { title: "Source switched on", description: `${name} is read when it is due.` }
      : {
          title: "Source switched off",
          description: `${name} is not read until it is switched on. Its postings stay.`,
        };
    return { flash: { ...flash, tone: "neutral" } };
  },
  { adminOnly: true, onRefusal: failureFlash(FAILED) },
);

export const middleware = [postOnly];

export const clientAction = catchAdminFailure(FAILED);
