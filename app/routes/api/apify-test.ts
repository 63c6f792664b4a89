import { getApify } from "../../../server/jobs/apify/apify.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

const NOT_CONNECTED = { connected: false, actorsAvailable: 0 };

const handle = apiRoute({
  async GET() {
    return Response.json((await getApify()?.test()) ?? NOT_CONNECTED);
  },
});

export const loader = handle;
export const action = handle;
