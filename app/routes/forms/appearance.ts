import { methodNotAllowed } from "../../middleware/method-not-allowed.ts";
import { type ActionFunctionArgs, redirect } from "react-router";
import { getAuthConfig } from "../../../server/auth/auth-settings.ts";
import { safeReturnTo } from "../../../server/auth/safe-return-to.ts";
import { MAX_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { readForm } from "../../../server/http/read-body.ts";
import { appearanceCookie, parseAppearance } from "../../lib/appearance.ts";

/** Light, dark or as the system says: a choice of this browser, not of the account (DEC-92). */
export async function action({ request }: ActionFunctionArgs) {
  const form = await readForm(request, MAX_BODY_BYTES);
  const appearance = parseAppearance(form.get("appearance"));
  return redirect(safeReturnTo(form.get("returnTo")), {
    status: 303,
    headers: { "Set-Cookie": appearanceCookie(appearance, getAuthConfig().secureCookies) },
  });
}

export const loader = methodNotAllowed("POST");
