import { renewCalendar } from "../../../server/reminders/calendar-address.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

export const action = formRoute(
  async ({ signedIn }) => {
    await renewCalendar(signedIn.user._id);
    const description = "An address from before no longer works.";
    return { flash: { title: "Calendar address made", description, tone: "neutral" } };
  },
  { notWhileSwitched: true },
);

export const middleware = [postOnly];

export const clientAction = catchFailure("Calendar address not made");
