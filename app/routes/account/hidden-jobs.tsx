import { href, useFetcher } from "react-router";
import type { HiddenView } from "../../../server/matches/find-hidden.ts";
import { Button } from "../../components/button.tsx";

export function HiddenJobs({ hidden, returnTo }: { hidden: HiddenView[]; returnTo: string }) {
  if (hidden.length === 0) return <p className="soft">Nothing is hidden. Hide stands on each card of the list.</p>;
  return (
    <ul className="account-hidden">
      {hidden.map((item) => (
        <HiddenJob key={item.id} item={item} returnTo={returnTo} />
      ))}
    </ul>
  );
}

function HiddenJob({ item, returnTo }: { item: HiddenView; returnTo: string }) {
  const fetcher = useFetcher();
  const isJob = item.kind === "job";
  const name = isJob ? item.title : item.company;
  return (
    <li>
      <div>
        <b>{name}</b>
        <p className="soft small">{isJob ? item.company : "All jobs of this company"}</p>
      </div>
      <fetcher.Form method="post" action={href("/forms/hidden/show")}>
        <input type="hidden" name="hiddenId" value={item.id} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <Button type="submit" size="small" disabled={fetcher.state !== "idle"} aria-label={`Show again: ${name}`}>
          Show again
        </Button>
      </fetcher.Form>
    </li>
  );
}
