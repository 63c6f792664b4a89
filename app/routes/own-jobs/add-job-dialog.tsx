import { href, useFetcher } from "react-router";
import { Button } from "../../components/button.tsx";
import { DialogActions } from "../../components/dialog-actions.tsx";
import { ModalDialog } from "../../components/modal-dialog.tsx";
import { JobFields } from "./job-fields.tsx";
import { NOTHING_TYPED } from "./job-values.ts";
import { useJobForm } from "./use-job-form.ts";
import { useTexts } from "../../components/use-texts.ts";
import { jobs } from "../../texts/en/jobs.ts";

export function AddJobDialog({ closeHref }: { closeHref: string }) {
  const texts = useTexts("jobs", jobs);
  const fetcher = useFetcher();
  const { values, remarks, focusOn, round, askedFor } = useJobForm("add-job", NOTHING_TYPED);
  const step = fetcher.state === "idle" ? null : fetcher.formData?.get("step");
  const isSending = fetcher.state !== "idle";
  return (
    <ModalDialog open closeHref={closeHref} title={texts.addJob} description={texts.addJobWhat}>
      <fetcher.Form key={round} method="post" action={href("/forms/jobs/add")} noValidate>
        <input type="hidden" name="returnTo" value={closeHref} />
        {/* What was asked once may stay as it is, while the posting is the same. */}
        <input type="hidden" name="askedFor" value={askedFor} />
        {remarks.company ? <input type="hidden" name="settled" value="company" /> : null}
        {remarks.text ? <input type="hidden" name="settled" value="text" /> : null}
        <JobFields
          {...{ values, remarks, focusOn }}
          between={
            <p className="job-fields-read">
              <Button type="submit" name="step" value="read" disabled={isSending}>
                {step === "read" ? texts.reading : texts.fillIn}
              </Button>
              <span className="soft small">{texts.emptyIsRead}</span>
            </p>
          }
        />
        <DialogActions closeHref={closeHref || "?"}>
          <Button type="submit" look="ink" name="step" value="add" disabled={isSending}>
            {step === "add" ? texts.adding : texts.addNow}
          </Button>
        </DialogActions>
      </fetcher.Form>
    </ModalDialog>
  );
}
