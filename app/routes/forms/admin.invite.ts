import { redirect, replace } from "react-router";
import { inviteAs } from "../../../server/admin/invite-somebody.ts";
import { getAuthConfig } from "../../../server/auth/auth-settings.ts";
import { sealInvited } from "../../../server/auth/local/invited-cookie.ts";
import { putFlash } from "../../../server/auth/sessions.ts";
import { catchAdminFailure } from "../../components/catch-failure.ts";
import { pathWithDialog } from "../../lib/dialogs.ts";
import { failureFlash } from "../../middleware/failure-flash.ts";
import { formRoute } from "../../middleware/form-errors.ts";
import { postOnly } from "../../middleware/method-not-allowed.ts";
import { parseForm } from "../../middleware/parse-input.ts";
import { InviteSchema } from "../../schemas/invitation.ts";

const FAILED = "Nobody was invited";

export const action = formRoute(
  async ({ form, signedIn, origin, returnTo, isDocument }) => {
    const invitation = await inviteAs(signedIn, parseForm(form, InviteSchema).email, origin);
    const description = "It stands in the dialog, to be passed on.";
    await putFlash(signedIn.session._id, { title: "Link made", description, tone: "neutral" });
    // Not in the notice, which is stored: the link stands nowhere but in the browser of whoever made it.
    const headers = { "Set-Cookie": sealInvited(invitation, getAuthConfig()) };
    throw (isDocument ? redirect : replace)(pathWithDialog(returnTo, "invited"), { status: 303, headers });
  },
  { adminOnly: true, onRefusal: failureFlash(FAILED, { dialog: "invite", keep: ["email"] }) },
);

export const middleware = [postOnly];

export const clientAction = catchAdminFailure(FAILED);
