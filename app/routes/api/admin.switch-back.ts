import { toCurrentUser } from "../../../server/auth/current-user.ts";
import { switchBack } from "../../../server/auth/switch-user.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { sessionAnswer } from "../../middleware/session-answer.ts";

const handle = apiRoute({
  async POST({ signedIn, origin }) {
    const { started, user } = await switchBack(signedIn, origin);
    return sessionAnswer({ success: true, user: toCurrentUser(user, { switchedBy: null, isAdmin: true }) }, started);
  },
});

export const loader = handle;
export const action = handle;
