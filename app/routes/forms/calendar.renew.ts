import { renewCalendar } from "../../../server/reminders/calendar-address.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

export const action = formRoute(
  async ({ signedIn, language }) => {
    const replaced = await renewCalendar(signedIn.user._id, language);
    const description = replaced
      ? "An address from before no longer works."
      : "Add it to your calendar as a subscription.";
    return { flash: { title: "Calendar address made", description, tone: "neutral" } };
  },
  { notWhileSwitched: true },
);

export const middleware = [postOnly];

export const clientAction = catchFailure("Calendar address not made");
