import { Link } from "react-router";
import { withDialog } from "../../../lib/dialogs.ts";

export function OwnJobLinks({ job, search }: { job: { id: string; title: string }; search: string }) {
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
      {link("Edit job", "edit-job")}
      {link("Remove job", "delete-job")}
    </>
  );
}
