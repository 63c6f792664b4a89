import { findAdminStats } from "../../../server/admin/find-admin-stats.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

const handle = apiRoute(
  {
    async GET() {
      return Response.json(await findAdminStats(new Date()));
    },
  },
  { adminOnly: true },
);

export const loader = handle;
export const action = handle;
