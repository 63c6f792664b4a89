import { useId } from "react";
import { href, useFetcher, useRouteLoaderData } from "react-router";
import { Button } from "../../components/button.tsx";
import type { loader as layoutLoader } from "../app-layout.tsx";
import { useTexts } from "../../components/use-texts.ts";
import { account as english } from "../../texts/en/account.ts";

export function OfflineCopy({ returnTo }: { returnTo: string }) {
  const texts = useTexts("account", english);
  const fetcher = useFetcher();
  const titleId = useId();
  const isKept = useRouteLoaderData<typeof layoutLoader>("routes/app-layout")?.keepsCopy ?? false;
  return (
    <fetcher.Form className="account-line" method="post" action={href("/forms/account/offline")}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <input type="hidden" name="keep" value={isKept ? "" : "on"} />
      <p>
        <span id={titleId}>{texts.keepCopy}</span>
        <br />
        <span className="soft small">{texts.keepCopyIs}</span>
      </p>
      <Button type="submit" disabled={fetcher.state !== "idle"} aria-describedby={titleId}>
        {isKept ? texts.switchOff : texts.switchOn}
      </Button>
    </fetcher.Form>
  );
}
