import type { FormEvent } from "react";
import { href, Link, useFetcher } from "react-router";
import type { ListedApplication } from "../../../../server/applications/list-applications.ts";
import { Badge } from "../../../components/badge.tsx";
import { Button } from "../../../components/button.tsx";
import { Menu, menuButton } from "../../../components/menu.tsx";
import { scoreColour } from "../../../../server/domain/score-band.ts";
import { webAddress } from "../../../../server/domain/web-address.ts";
import { BulkBox } from "./move-form.tsx";
import { LISTED_STATUSES, STATUS_NAMES } from "../../../../server/domain/application-statuses.ts";
import { useFormats, useTexts } from "../../../components/use-texts.ts";
import { tracker } from "../../../texts/en/tracker.ts";

type RowProps = { application: ListedApplication; origin: string; returnTo: string };

export function ApplicationRow({ application, origin, returnTo }: RowProps) {
  const texts = useTexts("tracker", tracker);
  const formats = useFormats();
  const { id, company, appliedAt, interviewAt, score, resumeName, nextStep, nextOn } = application;
  const isElsewhere = resumeName === "";
  const titleId = `application-${id}`;
  return (
    <li className="an-application" aria-labelledby={titleId}>
      <div className="an-job">
        <BulkBox key={application.status} card={id} label={texts.tick(texts.at(application.jobTitle, company))} />{" "}
        <h3 id={titleId}>
          <JobTitle application={application} origin={origin} />
        </h3>
        <p className="facts">
          <span>{company}</span>
          {application.posting?.isSample ? <Badge className="source">Sample posting</Badge> : null}
          {application.posting || isElsewhere ? null : <span>{texts.noLongerListed}</span>}
        </p>
      </div>
      <div className="an-then">
        <p>
          {score === null ? (
            isElsewhere ? null : (
              <span className="soft">{texts.noScore}</span>
            )
          ) : (
            <b className={`num ${scoreColour(score)}`}>
              <span className="visually-hidden">{`${texts.score} `}</span>
              {score}%
            </b>
          )}{" "}
          <span className="soft">{isElsewhere ? texts.madeElsewhere : texts.withResume(resumeName)}</span>
        </p>
        <p className="soft small">
          <span>
            {texts.applied} <time dateTime={appliedAt}>{formats.longDate(appliedAt)}</time>
          </span>
          {interviewAt === null ? null : (
            <span>
              {texts.interviewRequested} <time dateTime={interviewAt}>{formats.longDate(interviewAt)}</time>
            </span>
          )}
          {nextStep === "" ? null : (
            <span>
              {texts.nextStepIs} {nextStep}
              {nextOn === null ? null : (
                <>
                  , <time dateTime={nextOn}>{formats.longDate(nextOn)}</time>
                </>
              )}
            </span>
          )}
        </p>
      </div>
      <Actions application={application} returnTo={returnTo} />
    </li>
  );
}

function JobTitle({ application: { jobTitle, posting }, origin }: Pick<RowProps, "application" | "origin">) {
  const texts = useTexts("tracker", tracker);
  const address = posting && webAddress(posting.sourceUrl, origin);
  if (!address) return jobTitle;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer">
      {jobTitle}
      <span aria-hidden="true">{"\u00a0↗"}</span>
      <span className="visually-hidden">{` ${texts.opensNewTab}`}</span>
    </a>
  );
}

/** A menu instead of a select, which would save each choice on the way. */
function Actions({ application, returnTo }: Omit<RowProps, "origin">) {
  const fetcher = useFetcher();
  const { id, jobTitle, company, status } = application;
  const menuId = `status-${id}`;
  const texts = useTexts("tracker", tracker);
  const name = texts.at(jobTitle, company);
  const label = texts.statusOf(name);
  const isSending = fetcher.state !== "idle";
  const fields = (
    <>
      <input type="hidden" name="applicationId" value={id} />
      <input type="hidden" name="returnTo" value={returnTo} />
    </>
  );
  return (
    <div className="an-actions">
      <fetcher.Form method="post" action={href("/forms/applications/remove")}>
        {fields}
        <Button type="submit" look="ghost" disabled={isSending} aria-label={`I did not apply: ${name}`}>
          I did not apply
        </Button>
      </fetcher.Form>
      <Button asChild look="ghost">
        <Link to={href("/analytics/applications/:id", { id })} aria-label={texts.notesOn(name)}>
          {texts.notes}
        </Link>
      </Button>
      <Button
        {...menuButton(menuId)}
        className={`an-status ${status}`}
        disabled={isSending}
        aria-label={`${label}: ${texts.choice(STATUS_NAMES[status])}`}
      >
        {texts.choice(STATUS_NAMES[status])}
        <span className="caret" aria-hidden="true">
          ▾
        </span>
      </Button>
      <Menu id={menuId} label={label}>
        <fetcher.Form method="post" action={href("/forms/applications/status")} onSubmit={closeMenu}>
          {fields}
          {LISTED_STATUSES.map((choice) => (
            <button
              key={choice}
              type="submit"
              name="status"
              value={choice}
              className="item"
              aria-pressed={choice === status}
            >
              {texts.choice(STATUS_NAMES[choice])}
            </button>
          ))}
        </fetcher.Form>
      </Menu>
    </div>
  );
}

function closeMenu(event: FormEvent<HTMLFormElement>): void {
  event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
}
