import { href, useFetcher } from "react-router";
import type { HiddenView } from "../../../server/matches/find-hidden.ts";
import { Button } from "../../components/button.tsx";
import { useTexts } from "../../components/use-texts.ts";
import { account as english } from "../../texts/en/account.ts";

export function HiddenJobs({ hidden, returnTo }: { hidden: HiddenView[]; returnTo: string }) {
  const texts = useTexts("account", english);
  if (hidden.length === 0) return <p className="soft">{texts.nothingHidden}</p>;
  return (
    <ul className="account-hidden">
      {hidden.map((item) => (
        <HiddenJob key={item.id} item={item} returnTo={returnTo} />
      ))}
    </ul>
  );
}

function HiddenJob({ item, returnTo }: { item: HiddenView; returnTo: string }) {
  const texts = useTexts("account", english);
  const fetcher = useFetcher();
  const isJob = item.kind === "job";
  const name = isJob ? item.title : item.company;
  return (
    <li>
      <div>
        <b>{name}</b>
        <p className="soft small">{isJob ? item.company : texts.allOfCompany}</p>
      </div>
      <fetcher.Form method="post" action={href("/forms/hidden/show")}>
        <input type="hidden" name="hiddenId" value={item.id} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <Button
          type="submit"
          size="small"
          disabled={fetcher.state !== "idle"}
          aria-label={`${texts.showAgain}: ${name}`}
        >
          {texts.showAgain}
        </Button>
      </fetcher.Form>
    </li>
  );
}
