import { resetUsage } from "../../../server/admin/reset-usage.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

export const action = formRoute(
  async ({ form, signedIn, origin }) => {
    await resetUsage(signedIn, form.get("userId"), origin);
    return { flash: { title: "Usage Reset", description: "Monthly usage has been reset", tone: "neutral" } };
  },
  {
    adminOnly: true,
    onRefusal: () => ({ flash: { title: "Error", description: "Failed to reset usage", tone: "destructive" } }),
  },
);

export const middleware = [postOnly];

export const clientAction = catchFailure("Error", "Failed to reset usage");
