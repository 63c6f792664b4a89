import { hide } from "../../../server/matches/hide.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

const FAILED = "Failed to hide";

export const action = formRoute(
  async ({ form, signedIn, returnTo }) => {
    const kind = form.get("kind") === "company" ? "company" : "job";
    const { id, title, company } = await hide(signedIn.user._id, form.get("jobId"), { kind, now: new Date() });
    const isCompany = kind === "company";
    return {
      flash: {
        title: isCompany ? "Company hidden" : "Job hidden",
        description: `${isCompany ? company : title} is out of your list. Account lists what is hidden.`,
        tone: "neutral",
        undo: { action: "/forms/hidden/show", fields: { hiddenId: id, returnTo } },
      },
    };
  },
  { onRefusal: failureFlash(FAILED) },
);

export const middleware = [postOnly];

export const clientAction = catchFailure(FAILED);
