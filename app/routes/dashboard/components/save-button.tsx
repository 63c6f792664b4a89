import { href } from "react-router";
import { Button } from "../../../components/button.tsx";
import { useDashboardTexts } from "../dashboard-texts.ts";
import { useCardForm } from "./use-card-form.ts";

type SaveButtonProps = { job: { id: string; title: string }; isSaved: boolean; returnTo: string };

export function SaveButton({ job, isSaved, returnTo }: SaveButtonProps) {
  const texts = useDashboardTexts();
  const action = isSaved ? href("/forms/saved-jobs/remove") : href("/forms/saved-jobs/save");
  const { form, isSending } = useCardForm(action, job.id);
  return (
    <form {...form}>
      <input type="hidden" name="jobId" value={job.id} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button type="submit" look="ghost" size="small" disabled={isSending}>
        {isSaved ? texts.unsave : "Save"}
        <span className="visually-hidden">{` ${job.title}`}</span>
      </Button>
    </form>
  );
}
