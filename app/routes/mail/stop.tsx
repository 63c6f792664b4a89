import { data } from "react-router";
import { BRAND } from "../../../server/domain/brand.ts";
import { findMailOwner, stopMail } from "../../../server/reminders/stop-mail.ts";
import { Button } from "../../components/button.tsx";
import { PublicShell } from "../../components/public-shell.tsx";
import { useTexts } from "../../components/use-texts.ts";
import { getSignedIn } from "../../middleware/session.ts";
import { pages } from "../../texts/en/pages.ts";
import type { Route } from "./+types/stop";

export const meta: Route.MetaFunction = () => [{ name: "robots", content: "noindex" }];

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
  const texts = useTexts("pages", pages);
  return (
    <PublicShell isSignedIn={isSignedIn}>
      <title>{`${texts.mails} · ${BRAND}`}</title>
      <div className="wrap">
        <div className="not-found">
          {actionData?.isStopped ? (
            <>
              <h1>{texts.noMoreMails}</h1>
              <p>{texts.getsNone(email)}</p>
            </>
          ) : (
            <form method="post">
              <h1>{texts.stopMails}</h1>
              <p>{texts.stopsSending(email)}</p>
              <Button type="submit" look="ink" size="large">
                {texts.stopThem}
              </Button>
            </form>
          )}
        </div>
      </div>
    </PublicShell>
  );
}
