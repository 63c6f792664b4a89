import { data } from "react-router";
import { BRAND } from "../../../server/domain/brand.ts";
import { findMailOwner, stopMail } from "../../../server/reminders/stop-mail.ts";
import { Button } from "../../components/button.tsx";
import { PublicShell } from "../../components/public-shell.tsx";
import { getSignedIn } from "../../middleware/session.ts";
import type { Route } from "./+types/stop";

export const meta: Route.MetaFunction = () => [{ title: `E-mails · ${BRAND}` }, { name: "robots", content: "noindex" }];

async function requireOwner(url: URL) {
  const owner = await findMailOwner(url.searchParams.get("key") ?? "");
  if (!owner) throw data(null, { status: 404 });
  return owner;
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { email } = await requireOwner(url);
  return { email, isSignedIn: getSignedIn(context) !== null };
}

/** Posted by the page's button, or by a mail program's own: the key in the address is the proof. */
export async function action({ request, url }: Route.ActionArgs) {
  if (request.method !== "POST") throw data(null, { status: 405 });
  const { _id } = await requireOwner(url);
  await stopMail(_id);
  return { isStopped: true };
}

export default function StopMail({ loaderData: { email, isSignedIn }, actionData }: Route.ComponentProps) {
  return (
    <PublicShell isSignedIn={isSignedIn}>
      <div className="wrap">
        <div className="not-found">
          {actionData?.isStopped ? (
            <>
              <h1>No more e-mails</h1>
              <p>{email} gets none from now on. Under Account they can be switched on again.</p>
            </>
          ) : (
            <form method="post">
              <h1>Stop these e-mails?</h1>
              <p>New matches and due steps are no longer sent to {email}.</p>
              <Button type="submit" look="ink" size="large">
                Stop them
              </Button>
            </form>
          )}
        </div>
      </div>
    </PublicShell>
  );
}
