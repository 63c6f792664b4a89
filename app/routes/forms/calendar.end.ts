import { endCalendar } from "../../../server/reminders/calendar-address.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

export const action = formRoute(
  async ({ signedIn }) => {
    await endCalendar(signedIn.user._id);
    return { flash: { title: "Calendar address ended", description: "It no longer works.", tone: "neutral" } };
  },
  { notWhileSwitched: true },
);

export const middleware = [postOnly];

export const clientAction = catchFailure("Calendar address not ended");
