import { switchToFree } from "../../../server/billing/switch-to-free.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

const handle = apiRoute(
  {
    async POST({ signedIn: { user } }) {
      await switchToFree(user, { now: new Date() });
      return Response.json({ success: true });
    },
  },
  { notWhileSwitched: true },
);

export const loader = handle;
export const action = handle;
