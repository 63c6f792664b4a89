import { href, useFetcher } from "react-router";
import { Button } from "../../../components/button.tsx";
import { useDashboardTexts } from "../dashboard-texts.ts";

type SaveButtonProps = { job: { id: string; title: string }; isSaved: boolean; returnTo: string };

export function SaveButton({ job, isSaved, returnTo }: SaveButtonProps) {
  const texts = useDashboardTexts();
  const fetcher = useFetcher();
  const action = isSaved ? href("/forms/saved-jobs/remove") : href("/forms/saved-jobs/save");
  return (
    <fetcher.Form method="post" action={action} preventScrollReset>
      <input type="hidden" name="jobId" value={job.id} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button type="submit" look="ghost" size="small" disabled={fetcher.state !== "idle"}>
        {isSaved ? texts.unsave : "Save"}
        <span className="visually-hidden">{` ${job.title}`}</span>
      </Button>
    </fetcher.Form>
  );
}
