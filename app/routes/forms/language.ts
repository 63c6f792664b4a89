import { type ActionFunctionArgs, redirect } from "react-router";
import { getAuthConfig } from "../../../server/auth/auth-settings.ts";
import { safeReturnTo } from "../../../server/auth/safe-return-to.ts";
import { LANGUAGES, parseLanguage } from "../../../server/domain/language.ts";
import { MAX_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { readForm } from "../../../server/http/read-body.ts";
import { keepLanguage } from "../../../server/reminders/keep-language.ts";
import { hostContext } from "../../context.ts";
import { toErrorResponse } from "../../middleware/api-errors.ts";
import { languageCookie } from "../../middleware/language.ts";
import { getSignedIn } from "../../middleware/session.ts";
import { methodNotAllowed, postOnly } from "../../middleware/method-not-allowed.ts";

const refuseMethod = methodNotAllowed("POST");

export async function action({ request, context }: ActionFunctionArgs) {
  if (request.method !== "POST") return refuseMethod();
  const form = await readForm(request, MAX_BODY_BYTES).catch((error: unknown) =>
    toErrorResponse(error, context.get(hostContext).requestId),
  );
  if (form instanceof Response) return form;
  // A button of each language, named by its code and labelled with its name.
  const chosen = parseLanguage(LANGUAGES.find((language) => form.has(language)));
  const signedIn = getSignedIn(context);
  // An administrator who looks at the account chooses for the own eyes.
  if (signedIn && !signedIn.switchedBy) await keepLanguage(signedIn.user._id, chosen);
  return redirect(safeReturnTo(form.get("returnTo")), {
    status: 303,
    headers: { "Set-Cookie": languageCookie(chosen, getAuthConfig().secureCookies) },
  });
}

export const middleware = [postOnly];
