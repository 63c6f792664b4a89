import { href, useFetcher } from "react-router";
import type { SignInView } from "../../../server/account/find-sign-ins.ts";
import { Button } from "../../components/button.tsx";
import { Facts } from "../../components/facts.tsx";
import { useFormats, useTexts } from "../../components/use-texts.ts";
import { account as english } from "../../texts/en/account.ts";

export function SignIns({ signIns, returnTo }: { signIns: SignInView[]; returnTo: string }) {
  const texts = useTexts("account", english);
  const formats = useFormats();
  return (
    <>
      <ul className="account-hidden">
        {signIns.map((signIn) => (
          <li key={signIn.id}>
            <div>
              <b>{signIn.device}</b>
              <Facts className="soft small">
                <span>{signIn.place}</span>
                <span>
                  {signIn.isPresent ? texts.thisBrowser : texts.lastSeen(formats.longDate(signIn.lastSeenAt))}
                </span>
              </Facts>
            </div>
            {signIn.isPresent ? null : (
              <SignOut signInId={signIn.id} label={texts.signOut} about={signIn.device} returnTo={returnTo} />
            )}
          </li>
        ))}
      </ul>
      {signIns.length > 1 ? <SignOut signInId="others" label={texts.signOutElsewhere} returnTo={returnTo} /> : null}
    </>
  );
}

type SignOutProps = { signInId: string; label: string; about?: string; returnTo: string };

function SignOut({ signInId, label, about, returnTo }: SignOutProps) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={href("/forms/account/sign-out")}>
      <input type="hidden" name="signInId" value={signInId} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button
        type="submit"
        size="small"
        disabled={fetcher.state !== "idle"}
        aria-label={about ? `${label}: ${about}` : undefined}
      >
        {label}
      </Button>
    </fetcher.Form>
  );
}
