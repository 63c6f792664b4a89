import { reviewPayment } from "../../../server/admin/review-payment.ts";
import { catchAdminFailure } from "../../components/catch-failure.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";

const FAILED = "Failed to mark the payment";

export const action = formRoute(
  async ({ form, signedIn, origin }) => {
    await reviewPayment(signedIn, form.get("paymentId"), origin);
    return { flash: { title: "Payment looked into", description: "It waits for nobody any more.", tone: "neutral" } };
  },
  { adminOnly: true, onRefusal: failureFlash(FAILED) },
);

export const middleware = [postOnly];

export const clientAction = catchAdminFailure(FAILED);
