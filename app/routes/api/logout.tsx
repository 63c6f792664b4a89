import { Form, type LoaderFunctionArgs, redirect } from "react-router";
import { recordAudit } from "../../../server/audit/record-audit.ts";
import { getAuthConfig } from "../../../server/auth/auth-settings.ts";
import { clearSessionCookieHeader, endSession, readSessionToken } from "../../../server/auth/sessions.ts";
import { Button } from "../../components/button.tsx";
import { PublicShell } from "../../components/public-shell.tsx";
import { useTexts } from "../../components/use-texts.ts";
import { BRAND } from "../../../server/domain/brand.ts";
import { auditOrigin } from "../../middleware/audit-switched-write.ts";
import { getSignedIn } from "../../middleware/session.ts";
import { pages } from "../../texts/en/pages.ts";
import type { Route } from "./+types/logout";

export const meta: Route.MetaFunction = () => [{ title: `Log out · ${BRAND}` }];

/** A switched session also ends the administrator's own. */
async function logOut({ request, context }: LoaderFunctionArgs, status: 302 | 303): Promise<Response> {
  const config = getAuthConfig();
  const signedIn = getSignedIn(context);
  if (signedIn?.switchedBy) {
    await recordAudit(signedIn, auditOrigin(context), { action: "log-out", target: signedIn.user });
  }
  await endSession(readSessionToken(request, config));
  return redirect("/", { status, headers: { "Set-Cookie": clearSessionCookieHeader(config) } });
}

/** A plain link works; a link on another site only leads to the question. */
export function loader(args: Route.LoaderArgs) {
  const site = args.request.headers.get("sec-fetch-site");
  return site === "cross-site" || site === "same-site" ? null : logOut(args, 302);
}

export function action(args: Route.ActionArgs) {
  return logOut(args, 303);
}

export default function LogOut() {
  const texts = useTexts("pages", pages);
  return (
    <PublicShell>
      <div className="plain-page">
        <h1>{texts.logOutAsked}</h1>
        <p>{texts.askedByOther(BRAND)}</p>
        <Form method="post" reloadDocument>
          <Button look="ink" type="submit">
            Log out
          </Button>
        </Form>
      </div>
    </PublicShell>
  );
}
