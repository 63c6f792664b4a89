import { findSubscriptionStatus } from "../../../server/billing/subscription.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

export const { loader, action } = apiRoute({
  async GET({ signedIn: { user } }) {
    return Response.json(await findSubscriptionStatus(user, new Date()));
  },
});
