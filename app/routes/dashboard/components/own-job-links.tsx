import { Link } from "react-router";
import { withDialog } from "../../../lib/dialogs.ts";
import { useDashboardTexts } from "../dashboard-texts.ts";

export function OwnJobLinks({ job, search }: { job: { id: string; title: string }; search: string }) {
  const texts = useDashboardTexts();
  const link = (label: string, dialog: string) => (
    <Link
      className="link"
      to={withDialog(search, dialog, { job: job.id })}
      aria-label={`${label}: ${job.title}`}
      preventScrollReset
    >
      {label}
    </Link>
  );
  return (
    <>
      {link(texts.editJob, "edit-job")}
      {link(texts.removeJob, "delete-job")}
    </>
  );
}
