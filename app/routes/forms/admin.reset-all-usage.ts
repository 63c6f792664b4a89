import { resetAllUsage } from "../../../server/admin/reset-usage.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

export const action = formRoute(
  async ({ signedIn, origin }) => {
    await resetAllUsage(signedIn, origin);
    return {
      flash: { title: "All Usage Reset", description: "Monthly usage has been reset for all users", tone: "neutral" },
    };
  },
  {
    adminOnly: true,
    onRefusal: () => ({ flash: { title: "Error", description: "Failed to reset all usage", tone: "destructive" } }),
  },
);

export const middleware = [postOnly];

export const clientAction = catchFailure("Error", "Failed to reset all usage");
