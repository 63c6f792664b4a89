import { getAuthConfig } from "../../../server/auth/auth-settings.ts";
import { isAdministrator, toCurrentUser } from "../../../server/auth/current-user.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

const handle = apiRoute({
  GET({ signedIn: { user, realUser } }) {
    return Response.json(toCurrentUser(user, { realUser, isAdmin: isAdministrator(user, getAuthConfig()) }));
  },
});

export const loader = handle;
export const action = handle;
