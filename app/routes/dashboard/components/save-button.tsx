import { href, useFetcher } from "react-router";
import { Button } from "../../../components/button.tsx";

type SaveButtonProps = { job: { id: string; title: string }; returnTo: string };

export function SaveButton({ job, returnTo }: SaveButtonProps) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={href("/forms/saved-jobs/save")} preventScrollReset>
      <input type="hidden" name="jobId" value={job.id} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button type="submit" look="ghost" size="small" disabled={fetcher.state !== "idle"}>
        Save
        <span className="visually-hidden">{` ${job.title}`}</span>
      </Button>
    </fetcher.Form>
  );
}
