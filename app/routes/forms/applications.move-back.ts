import { moveBack } from "../../../server/applications/move-cards.ts";
import { MAX_MOVED } from "../../../server/domain/board.ts";
import { counted } from "../../../server/domain/counted.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

export const action = formRoute(async ({ form, signedIn }) => {
  const ids = String(form.get("ids") ?? "").split(" ");
  const at = new Date(String(form.get("at") ?? ""));
  const back = await moveBack(signedIn.user._id, ids.slice(0, MAX_MOVED), at);
  return {
    flash:
      back > 0
        ? { title: "Moved back", description: counted(back, "application"), tone: "neutral" }
        : { title: "Nothing moved back", description: "The applications were changed since.", tone: "neutral" },
  };
});

export const middleware = [postOnly];

export const clientAction = catchFailure("Error");
