import type { Analytics } from "../../../../server/analytics/find-analytics.ts";
import { PaintedWhole } from "../../../components/painted-whole.tsx";
import { Funnel } from "./funnel.tsx";
import { MatchesByScore } from "./matches-by-score.tsx";
import { MaterialBreakdown } from "./material-breakdown.tsx";
import { MetricCards } from "./metric-cards.tsx";
import { OverallScore } from "./overall-score.tsx";
import { ADVICE_ID, Recommendations } from "./recommendations.tsx";
import { Replies } from "./replies.tsx";
import { WeeklyApplications } from "./weekly-applications.tsx";

export function Overview({ analytics, search }: { analytics: Analytics; search: string }) {
  const { figures, score, states, replies, verdict, matchesByScore, weeks, hasResume } = analytics;
  return (
    <>
      <div className="an-grid">
        <OverallScore score={score} />
        <MetricCards figures={figures} states={states} />
        <Funnel figures={figures} />
        <Replies rows={replies} verdict={verdict} />
        <MatchesByScore rows={matchesByScore} total={figures.totalMatches} hasResume={hasResume} search={search} />
        <WeeklyApplications weeks={weeks} total={figures.applicationsSent} />
        <MaterialBreakdown figures={figures} />
      </div>
      <PaintedWhole above={ADVICE_ID} />
      <Recommendations analytics={analytics} />
    </>
  );
}
