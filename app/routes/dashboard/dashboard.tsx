import { useLocation } from "react-router";
import type { Stats } from "../../../server/analytics/stats.ts";
import type { SubscriptionStatus } from "../../../server/billing/plans.ts";
import type { MatchListState, MatchView } from "../../../server/matching/match-view.ts";
import type { ResumeView } from "../../../server/resumes/resume-view.ts";
import type { MatchSort } from "../../lib/sort-matches.ts";
import { CvVersions } from "./components/cv-versions.tsx";
import { MatchList } from "./components/match-list.tsx";
import { PlanCard } from "./components/plan-card.tsx";
import { StatsRow } from "./components/stats-row.tsx";
import { useMatchingRefresh } from "./matching-refresh.ts";

type DashboardProps = {
  now: string;
  sort: MatchSort;
  shown: number;
  stats: Stats;
  subscription: SubscriptionStatus;
  planName: string;
  matches: MatchView[];
  state: MatchListState;
  lockedMore: number;
  /** ISO date; null = no active resume. */
  matchingRequestedAt: string | null;
  resumes: Omit<ResumeView, "content" | "education">[];
  versions: "active" | "all";
};

export function Dashboard({ stats, subscription, planName, resumes, versions, ...list }: DashboardProps) {
  const { search } = useLocation();
  const now = new Date(list.now);
  useMatchingRefresh(list.matchingRequestedAt, now);
  return (
    <>
      <h1 className="visually-hidden">Dashboard</h1>
      <StatsRow stats={stats} />
      <div className="dashboard-columns">
        <MatchList
          matches={list.matches}
          total={stats.totalMatches}
          shown={list.shown}
          sort={list.sort}
          now={now}
          state={list.state}
          lockedMore={list.lockedMore}
          search={search}
        />
        <aside className="dashboard-side" aria-label="Resumes and plan">
          <CvVersions resumes={resumes} versions={versions} now={now} search={search} />
          <PlanCard status={subscription} planName={planName} />
        </aside>
      </div>
    </>
  );
}
