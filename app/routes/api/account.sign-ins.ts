import { endOtherSignIns } from "../../../server/account/end-sign-ins.ts";
import { findSignIns } from "../../../server/account/find-sign-ins.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

const handle = apiRoute(
  {
    async GET({ signedIn: { user, session } }) {
      return Response.json(await findSignIns(user._id, session._id, new Date()));
    },
    async DELETE({ signedIn }) {
      return Response.json({ success: true, signedOut: await endOtherSignIns(signedIn) });
    },
  },
  { notWhileSwitched: true },
);

export const loader = handle;
export const action = handle;
