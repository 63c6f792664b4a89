import { switchUser } from "../../../server/auth/switch-user.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

export const action = formRoute(
  async ({ form, signedIn, origin }) => {
    const { started, user } = await switchUser(signedIn, form.get("userId"), origin);
    return {
      flash: { title: "User Switched", description: `Now viewing as ${user.email}`, tone: "neutral" },
      to: "/",
      session: started,
    };
  },
  {
    adminOnly: true,
    onRefusal: ({ message }) => ({
      flash: {
        title: "Error",
        description: "Failed to switch user",
        tone: "destructive",
        form: { name: "switch-user", values: {}, errors: { userId: message } },
      },
    }),
  },
);

export const middleware = [postOnly];
