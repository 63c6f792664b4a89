import { toCurrentUser } from "../../../server/auth/current-user.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

const handle = apiRoute({
  GET({ signedIn: { user, switchedBy, isAdmin } }) {
    return Response.json(toCurrentUser(user, { switchedBy, isAdmin }));
  },
});

export const loader = handle;
export const action = handle;
