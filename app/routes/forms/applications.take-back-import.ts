import { takeBackImport } from "../../../server/applications/import/take-back-import.ts";
import { counted } from "../../../server/domain/counted.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

export const action = formRoute(async ({ form, signedIn }) => {
  const { removed, changed } = await takeBackImport(signedIn.user._id, form.get("importId"));
  const kept = changed > 0 ? ` ${counted(changed, "application")} that you changed since stayed.` : "";
  return {
    flash: {
      title: removed > 0 ? "Import taken back" : "Nothing taken back",
      description: `${counted(removed, "application")} removed.${kept}`,
      tone: "neutral",
    },
  };
});

export const middleware = [postOnly];

export const clientAction = catchFailure("Error");
