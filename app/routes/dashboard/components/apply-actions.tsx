import type { ReactNode } from "react";
import { href } from "react-router";
import type { MatchCardView } from "../../../../server/matches/match-view.ts";
import { Button } from "../../../components/button.tsx";
import { Tooltip } from "../../../components/tooltip.tsx";
import { webAddress } from "../../../../server/domain/web-address.ts";
import { useDashboardTexts } from "../dashboard-texts.ts";
import { useCardForm } from "./use-card-form.ts";

type ApplyActionsProps = {
  match: MatchCardView;
  children?: ReactNode;
  returnTo: string;
};

export function ApplyActions({ match, children, returnTo }: ApplyActionsProps) {
  const texts = useDashboardTexts();
  return (
    <div className="job-actions">
      {children}
      {match.application ? (
        <Applied application={match.application} jobTitle={match.job.title} returnTo={returnTo} />
      ) : (
        <ApplyNow job={match.job} returnTo={returnTo} />
      )}
      <Tooltip label={texts.aboutApplying}>Tracks your application and opens the job posting in a new tab</Tooltip>
    </div>
  );
}

function ApplyNow({ job, returnTo }: { job: MatchCardView["job"]; returnTo: string }) {
  // Inside the click, so that no pop-up blocker minds.
  function openPosting(): void {
    const address = webAddress(job.sourceUrl, window.location.origin);
    if (address) window.open(address, "_blank", "noopener");
  }
  const { form, isSending } = useCardForm(href("/forms/applications/apply"), job.id, { onSend: openPosting });
  return (
    <form className="apply" {...form}>
      <input type="hidden" name="jobId" value={job.id} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button type="submit" look="ink" disabled={isSending}>
        {isSending ? "Applying..." : "Apply Now"}
        {isSending ? null : <span aria-hidden="true">↗</span>}
      </Button>
    </form>
  );
}

type AppliedProps = {
  application: NonNullable<MatchCardView["application"]>;
  jobTitle: string;
  returnTo: string;
};

function Applied({ application, jobTitle, returnTo }: AppliedProps) {
  const texts = useDashboardTexts();
  const removal = useCardForm(href("/forms/applications/remove"), application.id);
  const interview = useCardForm(href("/forms/applications/status"), application.id);
  const isSending = removal.isSending || interview.isSending;
  return (
    <>
      <form {...removal.form}>
        <input type="hidden" name="applicationId" value={application.id} />
        <input type="hidden" name="returnTo" value={returnTo} />
        <Button type="submit" look="ghost" disabled={isSending} aria-label={`I did not apply: ${jobTitle}`}>
          I did not apply
        </Button>
      </form>
      {application.hasInterview ? (
        <span className="soft small">{texts.interviewRequested}</span>
      ) : (
        <form {...interview.form}>
          <input type="hidden" name="applicationId" value={application.id} />
          <input type="hidden" name="status" value="interview" />
          <input type="hidden" name="returnTo" value={returnTo} />
          <Button type="submit" look="ghost" disabled={isSending}>
            Mark interview requested
          </Button>
        </form>
      )}
      <Button type="button" look="done" disabled>
        <span aria-hidden="true">✓</span> Applied
      </Button>
    </>
  );
}
