import { redirect } from "react-router";
import { createOrder } from "../../../server/billing/create-order.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { parseForm } from "../../middleware/parse-input.ts";
import { PlanIdSchema } from "../../schemas/plan.ts";
import { UPGRADE_FAILED } from "../account/payment-notices.ts";

/** Without scripts the buyer goes to PayPal's page, which leads back to /api/subscription/return. */
export const action = formRoute(
  async ({ form, signedIn: { user } }) => {
    const { planId } = parseForm(form, PlanIdSchema);
    const { approveUrl } = await createOrder(user, planId, { now: new Date() });
    throw redirect(approveUrl, 303);
  },
  {
    notWhileSwitched: true,
    onRefusal({ kind, title, message }) {
      const description = title || kind !== "unavailable" ? message : UPGRADE_FAILED.description;
      return { flash: { ...UPGRADE_FAILED, title: title ?? UPGRADE_FAILED.title, description } };
    },
  },
);

export const middleware = [postOnly];
