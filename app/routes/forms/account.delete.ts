import { redirectDocument } from "react-router";
import { deleteAccount } from "../../../server/account/delete-account.ts";
import { getAuthConfig } from "../../../server/auth/auth-settings.ts";
import { sealNotice } from "../../../server/auth/notice-cookie.ts";
import { clearSessionCookieHeader } from "../../../server/auth/sessions.ts";
import { catchFailure } from "../../components/catch-failure.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { parseForm } from "../../middleware/parse-input.ts";
import { AccountDeletionSchema } from "../../schemas/account-deletion.ts";

/** A new document, so that nothing of the account stays in this one. */
function leave(): Response {
  const config = getAuthConfig();
  const response = redirectDocument("/", 303);
  response.headers.append("Set-Cookie", clearSessionCookieHeader(config));
  response.headers.append(
    "Set-Cookie",
    sealNotice(
      { title: "Account deleted", description: "Your account and its data were removed.", tone: "neutral" },
      config,
    ),
  );
  return response;
}

export const action = formRoute(
  async ({ form, signedIn: { user } }) => {
    await deleteAccount(user, parseForm(form, AccountDeletionSchema).email);
    throw leave();
  },
  { notWhileSwitched: true, onRefusal: failureFlash("Account not deleted", { dialog: "account", keep: ["email"] }) },
);

export const middleware = [postOnly];

export const clientAction = catchFailure("Account not deleted");
