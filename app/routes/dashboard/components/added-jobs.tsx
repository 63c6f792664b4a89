import type { ReactNode } from "react";
import { Link } from "react-router";
import type { WaitingJob } from "../../../../server/jobs/find-own-job.ts";
import type { MatchCardView } from "../../../../server/matches/match-view.ts";
import { withParam } from "../../../lib/search-params.ts";
import { MatchCard } from "./match-card.tsx";
import { OwnJobLinks } from "./own-job-links.tsx";
import { useDashboardTexts } from "../dashboard-texts.ts";

type AddedJobsProps = {
  added: MatchCardView | null;
  waiting: WaitingJob[];
  search: string;
  now: Date;
  links: (match: MatchCardView) => ReactNode;
  actions: (match: MatchCardView) => ReactNode;
};

/** The job that the user has just added, wherever its score puts it in the list; or those that wait for a resume. */
export function AddedJobs({ added, waiting, search, now, links, actions }: AddedJobsProps) {
  const texts = useDashboardTexts();
  if (added) {
    return (
      <section className="added" aria-labelledby="added-title">
        <div className="added-head">
          <h3 id="added-title">{texts.justAdded}</h3>
          <Link className="link" to={withParam(search, "added", null)} preventScrollReset>
            {texts.listAlone}
          </Link>
        </div>
        <MatchCard {...{ match: added, now }} links={links(added)} actions={actions(added)} />
      </section>
    );
  }
  if (waiting.length === 0) return null;
  return (
    <section className="sheet waiting" aria-labelledby="waiting-title">
      <h3 id="waiting-title">{texts.jobsYouAdded}</h3>
      <p className="soft small">{texts.scoredSoon}</p>
      <ul>
        {waiting.map((job) => (
          <li key={job.id}>
            <span>{[job.title, job.company].filter(Boolean).join(" · ")}</span>
            <OwnJobLinks job={job} search={search} />
          </li>
        ))}
      </ul>
    </section>
  );
}
