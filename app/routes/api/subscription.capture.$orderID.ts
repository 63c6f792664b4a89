import { captureOrder, PaymentPending } from "../../../server/billing/capture-order.ts";
import { MAX_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { readJson } from "../../../server/http/read-body.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { parseBody } from "../../middleware/parse-input.ts";
import { PlanIdSchema } from "../../schemas/plan.ts";

const handle = apiRoute(
  {
    async POST({ request, params, signedIn: { user } }) {
      const { planId } = parseBody(await readJson(request, MAX_BODY_BYTES), PlanIdSchema);
      try {
        const paid = await captureOrder(user, params.orderID ?? "", { planId, now: new Date() });
        return Response.json({ success: true, ...paid });
      } catch (error) {
        if (!(error instanceof PaymentPending)) throw error;
        return Response.json({ message: error.message, pending: true }, { status: error.status });
      }
    },
  },
  { notWhileSwitched: true },
);

export const loader = handle;
export const action = handle;
