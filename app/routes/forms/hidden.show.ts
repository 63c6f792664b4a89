import { showAgain } from "../../../server/matches/hide.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

const FAILED = "Failed to show again";

export const action = formRoute(
  async ({ form, signedIn }) => {
    const { kind, title, company } = await showAgain(signedIn.user._id, form.get("hiddenId"), new Date());
    const description = `${kind === "company" ? company : title} is in your list again.`;
    return {
      flash: { title: kind === "company" ? "Company shown again" : "Job shown again", description, tone: "neutral" },
    };
  },
  { onRefusal: failureFlash(FAILED) },
);

export const middleware = [postOnly];

export const clientAction = catchFailure(FAILED);
