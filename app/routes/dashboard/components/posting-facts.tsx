import { postedDateText } from "../../../../server/domain/posted-date.ts";
import type { MatchCardView } from "../../../../server/matches/match-view.ts";
import { Badge } from "../../../components/badge.tsx";
import { monthText } from "../../../lib/relative-time.ts";

type PostingFactsProps = { match: Pick<MatchCardView, "job" | "remarks" | "appliedHere">; now: Date };

export function PostingFacts({ match, now }: PostingFactsProps) {
  const { job, remarks, appliedHere } = match;
  const dateText = postedDateText(job.postedDate, now);
  const listedText = remarks.listedSince ? postedDateText(remarks.listedSince, now) : null;
  return (
    <>
      <Badge className="source">{job.source}</Badge>
      {remarks.addresses.map(({ label }) =>
        label === job.source ? null : (
          <Badge key={label} className="source">
            {label}
          </Badge>
        ),
      )}
      {job.isSample ? <Badge className="source">Sample posting</Badge> : null}
      {remarks.isClosed ? <Badge className="remark">No longer listed</Badge> : null}
      {remarks.isReposted ? <Badge className="remark">Reposted</Badge> : null}
      {listedText ? (
        <Badge className="remark">
          Listed <PostedDate date={remarks.listedSince} text={listedText} />
        </Badge>
      ) : null}
      {listedText === dateText ? null : <PostedDate date={job.postedDate} text={dateText} />}
      {job.applicantsCount.trim() ? <span>{`${job.applicantsCount} applicants`}</span> : null}
      {appliedHere ? <Badge className="remark">{`You applied here in ${monthText(appliedHere, now)}`}</Badge> : null}
    </>
  );
}

function PostedDate({ date, text }: { date: string | null; text: string }) {
  return date && !Number.isNaN(Date.parse(date)) ? <time dateTime={date}>{text}</time> : <span>{text}</span>;
}
