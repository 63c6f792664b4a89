import { Form, redirect } from "react-router";
import { getAuthConfig } from "../../../server/auth/auth-settings.ts";
import { clearSessionCookieHeader, endSession, readSessionToken } from "../../../server/auth/sessions.ts";
import { PublicShell } from "../../components/public-shell.tsx";
import { BRAND } from "../../lib/brand.ts";
import type { Route } from "./+types/logout";

export const meta: Route.MetaFunction = () => [{ title: `Log out · ${BRAND}` }];

async function logOut(request: Request, status: 302 | 303): Promise<Response> {
  const config = getAuthConfig();
  await endSession(readSessionToken(request, config));
  return redirect("/", { status, headers: { "Set-Cookie": clearSessionCookieHeader(config) } });
}

/** A plain link works (DEC-02); one on another site only leads to the question. */
export function loader({ request }: Route.LoaderArgs) {
  const site = request.headers.get("sec-fetch-site");
  return site === "cross-site" || site === "same-site" ? null : logOut(request, 302);
}

export function action({ request }: Route.ActionArgs) {
  return logOut(request, 303);
}

export default function LogOut() {
  return (
    <PublicShell>
      <div className="plain-page">
        <h1>Log out?</h1>
        <p>Another site asked to log you out of {BRAND}.</p>
        <Form method="post" reloadDocument>
          <button className="button button-primary" type="submit">
            Log out
          </button>
        </Form>
      </div>
    </PublicShell>
  );
}
