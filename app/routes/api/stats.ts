import { findStats } from "../../../server/analytics/find-stats.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

export const { loader, action } = apiRoute({
  async GET({ signedIn: { user } }) {
    return Response.json(await findStats(user));
  },
});
