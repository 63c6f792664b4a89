import { endOtherSignIns, endSignIn } from "../../../server/account/end-sign-ins.ts";
import { counted } from "../../../server/domain/counted.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

const FAILED = "Nobody was signed out";
const ALL_OTHERS = "others";

export const action = formRoute(
  async ({ form, signedIn }) => {
    const wanted = String(form.get("signInId") ?? "");
    if (wanted !== ALL_OTHERS) {
      await endSignIn(signedIn, wanted);
      return {
        flash: { title: "Signed out there", description: "That browser has to sign in again.", tone: "neutral" },
      };
    }
    const ended = await endOtherSignIns(signedIn);
    const description = ended === 0 ? "You are signed in here alone." : `${counted(ended, "browser")} signed out.`;
    return { flash: { title: "Signed out everywhere else", description, tone: "neutral" } };
  },
  { notWhileSwitched: true, onRefusal: failureFlash(FAILED) },
);

export const middleware = [postOnly];

export const clientAction = catchFailure(FAILED);
