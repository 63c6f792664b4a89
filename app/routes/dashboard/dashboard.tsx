import { lazy } from "react";
import { useLocation } from "react-router";
import type { NextStep } from "../../../server/applications/find-next-steps.ts";
import type { Stats } from "../../../server/analytics/stats.ts";
import { PLANS, type SubscriptionStatus } from "../../../server/domain/plans.ts";
import { ADDED_BY_YOU } from "../../../server/domain/posting.ts";
import type { PlanStanding } from "../../../server/billing/subscription.ts";
import type { WaitingJob } from "../../../server/jobs/find-own-job.ts";
import type { MatchCardView, MatchListState } from "../../../server/matches/match-view.ts";
import type { SavedSearchView } from "../../../server/matches/saved-searches/find-saved-searches.ts";
import type { ActiveVariant, ListedVersion } from "../../../server/resumes/resume-view.ts";
import { withoutDialog } from "../../lib/dialogs.ts";
import type { ScoreRangeId } from "../../../server/domain/score-range.ts";
import type { MatchSort } from "../../../server/domain/match-sorts.ts";
import { ActiveVariantNote } from "../resumes/active-variant.tsx";
import { ResumeActions } from "../resumes/resume-actions.tsx";
import { OpenedResumeDialog } from "../resumes/opened-resume-dialog.tsx";
import { ApplyActions } from "./components/apply-actions.tsx";
import { CvVersions } from "./components/cv-versions.tsx";
import { GenerateHint, GenerateMenu } from "./components/generate-menu.tsx";
import type { Narrowed } from "./components/narrowed.ts";
import { HideMenu } from "./components/hide-menu.tsx";
import { ListTools } from "./components/list-tools.tsx";
import { MatchList } from "./components/match-list.tsx";
import { OwnJobLinks } from "./components/own-job-links.tsx";
import { PlanCard } from "./components/plan-card.tsx";
import { SaveButton } from "./components/save-button.tsx";
import { StatsRow } from "./components/stats-row.tsx";
import { type MatchingRequest, useMatchingRefresh } from "./matching-refresh.ts";
import { useDashboardTexts } from "./dashboard-texts.ts";

// Most dashboards hold neither.
const AddedJobs = lazy(async () => ({ default: (await import("./components/added-jobs.tsx")).AddedJobs }));
const DueSteps = lazy(async () => ({ default: (await import("./components/due-steps.tsx")).DueSteps }));
const SearchDialogs = lazy(async () => ({ default: (await import("./search-dialogs.tsx")).SearchDialogs }));
const SEARCH_DIALOGS = ["save-search", "searches"];

type DashboardProps = {
  now: string;
  sort: MatchSort;
  range: ScoreRangeId | null;
  narrowed: Narrowed | null;
  shown: number;
  stats: Stats;
  subscription: SubscriptionStatus;
  planName: string;
  supportEmail: string | null;
  standing: PlanStanding;
  matches: MatchCardView[];
  /** The card of the job that was added a moment ago; null = none was. */
  added: MatchCardView | null;
  /** Jobs that the user added, while no resume is active to score them with. */
  waiting: WaitingJob[];
  state: MatchListState;
  lockedMore: number;
  gaveBack: number;
  /** ISO date; null = no active resume. */
  matchingRequest: MatchingRequest | null;
  searches: SavedSearchView[];
  dueSteps: NextStep[];
  hasOwnWeights: boolean;
  resumes: ListedVersion[];
  activeVariant: ActiveVariant | null;
  versions: "active" | "all";
  generatingJobs: string[];
};

export function Dashboard(props: DashboardProps) {
  const { stats, subscription, planName, supportEmail, standing, resumes, activeVariant, versions, ...others } = props;
  const { searches, hasOwnWeights, ...list } = others;
  const { search } = useLocation();
  const now = new Date(list.now);
  const returnTo = `/${withoutDialog(search)}`;
  const canGenerate = PLANS[subscription.tier].aiGeneration;
  useMatchingRefresh(list.matchingRequest, now);
  const links = ({ job, application, isSaved }: MatchCardView) => (
    <>
      {application ? null : <SaveButton {...{ job, isSaved, returnTo }} />}
      {job.source === ADDED_BY_YOU ? (
        <OwnJobLinks job={job} search={search} />
      ) : (
        <HideMenu job={job} returnTo={returnTo} />
      )}
    </>
  );
  const actions = (match: MatchCardView) => (
    <>
      <ApplyActions match={match} returnTo={returnTo}>
        <GenerateMenu
          job={match.job}
          score={match.matchScore}
          isAllowed={canGenerate}
          isGenerating={list.generatingJobs.includes(match.job.id)}
          search={search}
          returnTo={returnTo}
        />
      </ApplyActions>
      {canGenerate ? null : <GenerateHint jobId={match.job.id} search={search} />}
    </>
  );
  return (
    <>
      <h1 className="visually-hidden">Dashboard</h1>
      <StatsRow stats={stats} />
      {list.dueSteps.length > 0 ? <DueSteps steps={list.dueSteps} /> : null}
      <div className="dashboard-columns">
        <MatchList
          matches={list.matches}
          narrowed={list.narrowed}
          range={list.range}
          shown={list.shown}
          sort={list.sort}
          now={now}
          state={list.state}
          lockedMore={list.lockedMore}
          gaveBack={list.gaveBack}
          search={search}
          links={links}
          actions={actions}
          shownAbove={list.added?.id}
          tools={<ListTools tier={subscription.tier} {...{ searches, hasOwnWeights, search }} />}
          first={
            list.added || list.waiting.length > 0 ? (
              <AddedJobs added={list.added} {...{ waiting: list.waiting, search, now, links, actions }} />
            ) : null
          }
        />
        <aside className="dashboard-side" aria-label={useDashboardTexts().resumesAndPlan}>
          <CvVersions
            resumes={resumes}
            versions={versions}
            now={now}
            search={search}
            note={<ActiveVariantNote variant={activeVariant} resumes={resumes} search={search} returnTo={returnTo} />}
            actions={(resume) => (
              <ResumeActions resume={resume} hasSeveral={resumes.length > 1} search={search} returnTo={returnTo} />
            )}
          />
          <PlanCard {...{ planName, standing, search, supportEmail }} status={subscription} />
        </aside>
      </div>
      {SEARCH_DIALOGS.includes(new URLSearchParams(search).get("dialog") ?? "") ? (
        <SearchDialogs searches={searches} search={search} returnTo={returnTo} />
      ) : null}
      <OpenedResumeDialog resumes={resumes} search={search} returnTo={returnTo} />
    </>
  );
}
