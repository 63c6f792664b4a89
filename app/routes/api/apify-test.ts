import { apiRoute } from "../../middleware/api-errors.ts";

// No outside source of listings is connected (API-26, DEC-61).
const handle = apiRoute({
  GET: () => Response.json({ connected: false, actorsAvailable: 0 }),
});

export const loader = handle;
export const action = handle;
