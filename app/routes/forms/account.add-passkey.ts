import { getAuthConfig } from "../../../server/auth/auth-settings.ts";
import { addPasskey } from "../../../server/auth/local/passkeys/change-passkeys.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

const FAILED = "Passkey not added";

export const action = formRoute(
  async ({ form, signedIn }) => {
    const given = { answer: String(form.get("passkey") ?? ""), name: String(form.get("name") ?? "") };
    const { name } = await addPasskey(signedIn, given, { config: getAuthConfig(), now: new Date() });
    return {
      flash: { title: "Passkey added", description: `From now on, ${name} signs you in too.`, tone: "neutral" },
    };
  },
  { notWhileSwitched: true, onRefusal: failureFlash(FAILED) },
);

export const middleware = [postOnly];

export const clientAction = catchFailure(FAILED);
