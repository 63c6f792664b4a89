import type { ReactNode } from "react";
import { href, Link, useFetcher } from "react-router";
import { counted } from "../../../server/domain/counted.ts";
import type { OwnJobView } from "../../../server/jobs/find-own-job.ts";
import { Button } from "../../components/button.tsx";
import { DialogActions } from "../../components/dialog-actions.tsx";
import { ModalDialog } from "../../components/modal-dialog.tsx";
import { JobFields } from "./job-fields.tsx";
import { useJobForm } from "./use-job-form.ts";

type DialogProps = { job: OwnJobView | null; closeHref: string };

export function EditJobDialog({ job, closeHref }: DialogProps) {
  if (!job) return <JobGone closeHref={closeHref} />;
  return <EditJob job={job} closeHref={closeHref} />;
}

function EditJob({ job, closeHref }: { job: OwnJobView; closeHref: string }) {
  const fetcher = useFetcher();
  const { values, remarks, focusOn, round } = useJobForm("edit-job", job);
  const isSending = fetcher.state !== "idle";
  return (
    <ModalDialog open closeHref={closeHref} title="Edit job" description="It is scored again with what you save.">
      <fetcher.Form key={round} method="post" action={href("/forms/jobs/edit")} noValidate>
        <input type="hidden" name="jobId" value={job.id} />
        <input type="hidden" name="returnTo" value={closeHref} />
        <JobFields {...{ values, remarks, focusOn }} />
        <DialogActions closeHref={closeHref || "?"}>
          <Button type="submit" look="ink" disabled={isSending}>
            {isSending ? "Saving..." : "Save"}
          </Button>
        </DialogActions>
      </fetcher.Form>
    </ModalDialog>
  );
}

export function DeleteJobDialog({ job, closeHref }: DialogProps) {
  const fetcher = useFetcher();
  if (!job) return <JobGone closeHref={closeHref} />;
  const isSending = fetcher.state !== "idle";
  return (
    <ModalDialog
      open
      closeHref={closeHref}
      title="Remove job"
      description={
        <>
          “<bdi>{job.title}</bdi>” and its score leave your list. This cannot be undone.
        </>
      }
    >
      <WhatStays job={job} />
      <fetcher.Form method="post" action={href("/forms/jobs/delete")}>
        <input type="hidden" name="jobId" value={job.id} />
        <input type="hidden" name="returnTo" value={closeHref} />
        <DialogActions closeHref={closeHref || "?"}>
          <Button type="submit" look="danger" disabled={isSending}>
            {isSending ? "Removing..." : "Remove"}
          </Button>
        </DialogActions>
      </fetcher.Form>
    </ModalDialog>
  );
}

function WhatStays({ job }: { job: OwnJobView }): ReactNode {
  const application = job.isAppliedTo
    ? "Your application stays, with the posting as it was on the day you applied."
    : null;
  const materials =
    job.materials > 0 ? `${counted(job.materials, "material")} made for it stay in AI Materials.` : null;
  return application || materials ? <p className="soft">{[application, materials].filter(Boolean).join(" ")}</p> : null;
}

function JobGone({ closeHref }: { closeHref: string }) {
  return (
    <ModalDialog open closeHref={closeHref} title="Job not found" cross={false}>
      <p className="soft">You have no job of your own with this address. It may have been removed.</p>
      <div className="dialog-actions">
        <Button asChild>
          <Link to={closeHref || "?"}>Close</Link>
        </Button>
      </div>
    </ModalDialog>
  );
}
