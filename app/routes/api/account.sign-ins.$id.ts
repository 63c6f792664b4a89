import { endSignIn } from "../../../server/account/end-sign-ins.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

const handle = apiRoute(
  {
    async DELETE({ params, signedIn }) {
      await endSignIn(signedIn, params.id ?? "");
      return Response.json({ success: true });
    },
  },
  { notWhileSwitched: true },
);

export const loader = handle;
export const action = handle;
