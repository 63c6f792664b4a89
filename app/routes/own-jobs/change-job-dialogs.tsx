import type { ReactNode } from "react";
import { href, Link, useFetcher } from "react-router";
import type { OwnJobView } from "../../../server/jobs/find-own-job.ts";
import { Button } from "../../components/button.tsx";
import { DialogActions } from "../../components/dialog-actions.tsx";
import { Quoted } from "../../components/quoted.tsx";
import { ModalDialog } from "../../components/modal-dialog.tsx";
import { JobFields } from "./job-fields.tsx";
import { useJobForm } from "./use-job-form.ts";
import { useTexts } from "../../components/use-texts.ts";
import { jobs } from "../../texts/en/jobs.ts";

type DialogProps = { job: OwnJobView | null; closeHref: string };

export function EditJobDialog({ job, closeHref }: DialogProps) {
  if (!job) return <JobGone closeHref={closeHref} />;
  return <EditJob job={job} closeHref={closeHref} />;
}

function EditJob({ job, closeHref }: { job: OwnJobView; closeHref: string }) {
  const texts = useTexts("jobs", jobs);
  const fetcher = useFetcher();
  const { values, remarks, focusOn, round } = useJobForm("edit-job", job);
  const isSending = fetcher.state !== "idle";
  return (
    <ModalDialog open closeHref={closeHref} title={texts.editJob} description={texts.scoredAgain}>
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
  const texts = useTexts("jobs", jobs);
  const fetcher = useFetcher();
  if (!job) return <JobGone closeHref={closeHref} />;
  const isSending = fetcher.state !== "idle";
  return (
    <ModalDialog
      open
      closeHref={closeHref}
      title={texts.removeJob}
      description={
        <>
          <Quoted>{job.title}</Quoted> {texts.leavesList}
        </>
      }
    >
      <WhatStays job={job} />
      <fetcher.Form method="post" action={href("/forms/jobs/delete")}>
        <input type="hidden" name="jobId" value={job.id} />
        <input type="hidden" name="returnTo" value={closeHref} />
        <DialogActions closeHref={closeHref || "?"}>
          <Button type="submit" look="danger" disabled={isSending}>
            {isSending ? texts.removing : "Remove"}
          </Button>
        </DialogActions>
      </fetcher.Form>
    </ModalDialog>
  );
}

function WhatStays({ job }: { job: OwnJobView }): ReactNode {
  const texts = useTexts("jobs", jobs);
  const application = job.isAppliedTo ? texts.applicationStays : null;
  const materials = job.materials > 0 ? texts.materialsStay(job.materials) : null;
  return application || materials ? <p className="soft">{[application, materials].filter(Boolean).join(" ")}</p> : null;
}

function JobGone({ closeHref }: { closeHref: string }) {
  const texts = useTexts("jobs", jobs);
  return (
    <ModalDialog open closeHref={closeHref} title={texts.jobGone} cross={false}>
      <p className="soft">{texts.noSuchJob}</p>
      <div className="dialog-actions">
        <Button asChild>
          <Link to={closeHref || "?"}>Close</Link>
        </Button>
      </div>
    </ModalDialog>
  );
}
