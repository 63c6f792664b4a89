import { useId } from "react";
import { href, useFetcher, useRouteLoaderData } from "react-router";
import { Button } from "../../components/button.tsx";
import type { loader as layoutLoader } from "../app-layout.tsx";

export function OfflineCopy({ returnTo }: { returnTo: string }) {
  const fetcher = useFetcher();
  const titleId = useId();
  const isKept = useRouteLoaderData<typeof layoutLoader>("routes/app-layout")?.keepsCopy ?? false;
  return (
    <fetcher.Form className="account-line" method="post" action={href("/forms/account/offline")}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <input type="hidden" name="keep" value={isKept ? "" : "on"} />
      <p>
        <span id={titleId}>Keep my last dashboard on this device for reading offline</span>
        <br />
        <span className="soft small">
          Whoever uses this browser can read it then. It goes when you log out or your sign-in ends. Needs JavaScript.
        </span>
      </p>
      <Button type="submit" disabled={fetcher.state !== "idle"} aria-describedby={titleId}>
        {isKept ? "Switch off" : "Switch on"}
      </Button>
    </fetcher.Form>
  );
}
