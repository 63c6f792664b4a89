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

function ownerOf(url: URL) {
  return findMailOwner(url.searchParams.get("key") ?? "");
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const owner = await ownerOf(url);
  const shown = { email: owner?.email ?? null, isSignedIn: getSignedIn(context) !== null };
  return data(shown, { status: owner ? 200 : 404 });
}

/** Posted by the page's button, or by a mail program's own: the key in the address is the proof. */
export async function action({ request, url }: Route.ActionArgs) {
  if (request.method !== "POST") throw data(null, { status: 405 });
  const owner = await ownerOf(url);
  if (owner) await stopMail(owner._id);
  return data({ isStopped: owner !== null }, { status: owner ? 200 : 404 });
}

export default function StopMail({ loaderData: { email, isSignedIn }, actionData }: Route.ComponentProps) {
  const texts = useTexts("pages", pages);
  return (
    <PublicShell isSignedIn={isSignedIn}>
      <title>{`${texts.mails} · ${BRAND}`}</title>
      <div className="wrap">
        <div className="not-found">
          {email === null ? (
            <>
              <h1>{texts.outOfUse}</h1>
              <p>{texts.chooseMails}</p>
            </>
          ) : actionData?.isStopped ? (
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
