import { toCurrentUser } from "../../../server/auth/current-user.ts";
import { switchUser } from "../../../server/auth/switch-user.ts";
import { MAX_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { readJson } from "../../../server/http/read-body.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { parseBody } from "../../middleware/parse-input.ts";
import { sessionAnswer } from "../../middleware/session-answer.ts";
import { UserIdSchema } from "../../schemas/user-id.ts";

const handle = apiRoute(
  {
    async POST({ request, signedIn, origin }) {
      const { userId } = parseBody(await readJson(request, MAX_BODY_BYTES), UserIdSchema);
      const { started, user } = await switchUser(signedIn, userId, origin);
      const switchedBy = { id: signedIn.user._id.toString(), email: signedIn.user.email };
      return sessionAnswer({ success: true, user: toCurrentUser(user, { switchedBy, isAdmin: false }) }, started);
    },
  },
  { adminOnly: true },
);

export const loader = handle;
export const action = handle;
