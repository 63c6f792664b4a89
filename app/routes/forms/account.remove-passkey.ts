import { removePasskey } from "../../../server/auth/local/passkeys/change-passkeys.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

const FAILED = "Passkey not removed";

export const action = formRoute(
  async ({ form, signedIn }) => {
    await removePasskey(signedIn.user, String(form.get("passkeyId") ?? ""));
    return {
      flash: { title: "Passkey removed", description: "It signs nobody in here any more.", tone: "neutral" },
    };
  },
  { notWhileSwitched: true, onRefusal: failureFlash(FAILED) },
);

export const middleware = [postOnly];

export const clientAction = catchFailure(FAILED);
