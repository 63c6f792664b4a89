import type { DragEvent } from "react";
import { href, Link, useFetcher } from "react-router";
import type { BoardCard as Card } from "../../../../server/applications/find-board.ts";
import { isDue } from "../../../../server/domain/application-notes.ts";
import { APPLICATION_STATUSES } from "../../../../server/domain/application-statuses.ts";
import { type BoardStatus, cardName } from "../../../../server/domain/board.ts";
import { Badge } from "../../../components/badge.tsx";
import { Button } from "../../../components/button.tsx";
import { BulkBox, MoveForm } from "./move-form.tsx";
import { useFormats, useTexts } from "../../../components/use-texts.ts";
import { tracker } from "../../../texts/en/tracker.ts";

type BoardCardProps = { card: Card; column: BoardStatus; today: string; returnTo: string };

export function BoardCard({ card, column, today, returnTo }: BoardCardProps) {
  const { id, isSaved, jobTitle, company, at, score, nextStep, nextOn } = card;
  const texts = useTexts("tracker", tracker);
  const formats = useFormats();
  const name = company === "" ? jobTitle : texts.at(jobTitle, company);
  return (
    <li className="bd-card sheet" draggable onDragStart={(event) => takeAlong(event, cardName(card))}>
      <div className="bd-head">
        <BulkBox card={cardName(card)} label={texts.tick(name)} />
        <h3>
          <Link id={`card-${id}`} to={addressOf(card)}>
            {jobTitle}
          </Link>
        </h3>
      </div>
      <p className="facts small soft">
        {company ? <span>{company}</span> : null}
        {score === null ? null : <span className="num">{`${score}%`}</span>}
        <span>
          {`${isSaved ? texts.savedOn : texts.applied} `}
          <time dateTime={at}>{formats.longDate(at)}</time>
        </span>
      </p>
      {nextStep === "" ? null : (
        <p className="small">
          {nextStep}
          {nextOn === null ? null : (
            <>
              {", "}
              <time dateTime={nextOn}>{formats.longDate(nextOn)}</time>
            </>
          )}{" "}
          {column !== "saved" && isDue({ nextStep, nextOn, status: column }, today) ? <Badge>{texts.due}</Badge> : null}
        </p>
      )}
      <MoveForm
        card={cardName(card)}
        name={name}
        statuses={APPLICATION_STATUSES.filter((status) => status !== column)}
        returnTo={returnTo}
      />
      {isSaved ? <Remove id={id} name={name} returnTo={returnTo} /> : null}
    </li>
  );
}

function addressOf({ id, isSaved }: Card): string {
  return isSaved ? href("/api/jobs/:id/posting", { id }) : href("/analytics/applications/:id", { id });
}

function takeAlong(event: DragEvent, card: string): void {
  event.dataTransfer.setData("text/plain", card);
  event.dataTransfer.effectAllowed = "move";
}

function Remove({ id, name, returnTo }: { id: string; name: string; returnTo: string }) {
  const texts = useTexts("tracker", tracker);
  const fetcher = useFetcher();
  return (
    <fetcher.Form method="post" action={href("/forms/saved-jobs/remove")}>
      <input type="hidden" name="jobId" value={id} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <Button
        type="submit"
        look="ghost"
        size="small"
        aria-label={texts.removeOne(name)}
        disabled={fetcher.state !== "idle"}
      >
        {texts.remove}
      </Button>
    </fetcher.Form>
  );
}
