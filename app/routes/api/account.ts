import { deleteAccount } from "../../../server/account/delete-account.ts";
import { getAuthConfig } from "../../../server/auth/auth-settings.ts";
import { clearSessionCookieHeader } from "../../../server/auth/sessions.ts";
import { MAX_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { readJson } from "../../../server/http/read-body.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { parseBody } from "../../middleware/parse-input.ts";
import { AccountDeletionSchema } from "../../schemas/account-deletion.ts";

const handle = apiRoute(
  {
    // The typed address protects against slips on the screen; here it is checked only when given.
    async DELETE({ request, signedIn: { user } }) {
      const { email } = parseBody(await readJson(request, MAX_BODY_BYTES), AccountDeletionSchema.partial());
      await deleteAccount(user, email);
      return Response.json(
        { success: true },
        { headers: { "Set-Cookie": clearSessionCookieHeader(getAuthConfig()), "Cache-Control": "no-store" } },
      );
    },
  },
  { notWhileSwitched: true },
);

export const loader = handle;
export const action = handle;
