import { findSubscriptionStatus } from "../../../server/billing/subscription.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

const handle = apiRoute({
  async GET({ signedIn: { user } }) {
    return Response.json(await findSubscriptionStatus(user, new Date()));
  },
});

export const loader = handle;
export const action = handle;
