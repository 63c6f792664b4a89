import { getAuthConfig } from "../../../server/auth/auth-settings.ts";
import { copyCookie } from "../../../server/auth/kept-copy.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

export const action = formRoute(
  async ({ form, signedIn }) => {
    const isKept = form.get("keep") === "on";
    const description = isKept
      ? "Your last dashboard can be read here without a connection."
      : "Nothing of your dashboard is kept on this device.";
    return {
      flash: { title: isKept ? "Reading offline is on" : "Reading offline is off", description, tone: "neutral" },
      cookie: copyCookie(isKept ? String(signedIn.user._id) : null, getAuthConfig()),
    };
  },
  { notWhileSwitched: true },
);

export const middleware = [postOnly];

export const clientAction = catchFailure("Error");
