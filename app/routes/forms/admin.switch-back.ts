import { switchBack } from "../../../server/auth/switch-user.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

export const action = formRoute(
  async ({ signedIn, origin }) => {
    const { started, user } = await switchBack(signedIn, origin);
    return {
      flash: { title: "Back in your admin account", description: `Signed in as ${user.email}`, tone: "neutral" },
      to: "/admin",
      session: started,
    };
  },
  {
    onRefusal: ({ message }) => ({
      flash: { title: "Nothing to return from", description: message, tone: "neutral" },
      to: "/",
    }),
  },
);

export const middleware = [postOnly];
