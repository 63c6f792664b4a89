import { resetAllUsage } from "../../../server/admin/reset-usage.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

const handle = apiRoute(
  {
    async POST({ signedIn, origin }) {
      await resetAllUsage(signedIn, origin);
      return Response.json({ success: true });
    },
  },
  { adminOnly: true },
);

export const loader = handle;
export const action = handle;
