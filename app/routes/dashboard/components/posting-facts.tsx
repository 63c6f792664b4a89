import type { MatchCardView } from "../../../../server/matches/match-view.ts";
import { Badge } from "../../../components/badge.tsx";
import { useDashboardTexts } from "../dashboard-texts.ts";
import { useFormats } from "../../../components/use-texts.ts";

type PostingFactsProps = { match: Pick<MatchCardView, "job" | "remarks" | "appliedHere">; now: Date };

export function PostingFacts({ match, now }: PostingFactsProps) {
  const texts = useDashboardTexts();
  const formats = useFormats();
  const { job, remarks, appliedHere } = match;
  const dateText = formats.posted(job.postedDate, now);
  const listedText = remarks.listedSince ? formats.posted(remarks.listedSince, now) : null;
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
      {remarks.isClosed ? <Badge className="remark">{texts.noLongerListed}</Badge> : null}
      {remarks.isReposted ? <Badge className="remark">{texts.reposted}</Badge> : null}
      {listedText ? (
        <Badge className="remark">
          {texts.listed} <PostedDate date={remarks.listedSince} text={listedText} />
        </Badge>
      ) : null}
      {listedText === dateText ? null : <PostedDate date={job.postedDate} text={dateText} />}
      {job.applicantsCount.trim() ? <span>{texts.applicants(job.applicantsCount)}</span> : null}
      {appliedHere ? <Badge className="remark">{texts.appliedIn(formats.month(appliedHere, now))}</Badge> : null}
    </>
  );
}

function PostedDate({ date, text }: { date: string | null; text: string }) {
  return date && !Number.isNaN(Date.parse(date)) ? <time dateTime={date}>{text}</time> : <span>{text}</span>;
}
