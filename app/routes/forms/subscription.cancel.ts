import { switchToFree } from "../../../server/billing/switch-to-free.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { pathWithDialog } from "../../lib/dialogs.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

const TITLE = "Error";
const FAILED = "Failed to update subscription";

export const action = formRoute(
  async ({ signedIn: { user } }) => {
    await switchToFree(user, { now: new Date() });
    return { flash: { title: "Subscription Updated", description: "Switched to free plan", tone: "neutral" } };
  },
  {
    notWhileSwitched: true,
    onRefusal: (_refusal, { returnTo }) => ({
      flash: { title: TITLE, description: FAILED, tone: "destructive" },
      to: pathWithDialog(returnTo, "plans", { plan: "free" }),
    }),
  },
);

export const middleware = [postOnly];

export const clientAction = catchFailure(TITLE, FAILED);
