import { findPlanOffer } from "../../../server/billing/find-plan-offer.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

const handle = apiRoute({
  async GET({ signedIn: { user } }) {
    const { tiers, payments } = await findPlanOffer(user, { now: new Date() });
    if (!payments.available) {
      const { error, details } = payments;
      return Response.json({ message: error, error, details }, { status: 503 });
    }
    const { clientId, clientToken, environment } = payments;
    return Response.json({ tiers, clientId, clientToken, environment });
  },
});

export const loader = handle;
export const action = handle;
