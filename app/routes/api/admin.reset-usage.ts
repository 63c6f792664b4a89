import { resetUsage } from "../../../server/admin/reset-usage.ts";
import { MAX_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { readJson } from "../../../server/http/read-body.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { parseBody } from "../../middleware/parse-input.ts";
import { UserIdSchema } from "../../schemas/user-id.ts";

const handle = apiRoute(
  {
    async POST({ request, signedIn, origin }) {
      const { userId } = parseBody(await readJson(request, MAX_BODY_BYTES), UserIdSchema);
      await resetUsage(signedIn, userId, origin);
      return Response.json({ success: true });
    },
  },
  { adminOnly: true },
);

export const loader = handle;
export const action = handle;
