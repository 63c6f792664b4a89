import type { Stats } from "../../../../server/analytics/stats.ts";
import { useDashboardTexts } from "../dashboard-texts.ts";

/** One sheet of four cells. The changes are fixed figures, as asked for. */
export function StatsRow({ stats }: { stats: Stats }) {
  return (
    <section aria-label={useDashboardTexts().statistics}>
      <dl className="stats sheet">
        <Cell label="Total Matches" figure={stats.totalMatches} change="+12%" />
        <Cell
          label="Applications Sent"
          figure={stats.applicationsSent}
          change={`+${Math.max(0, stats.applicationsSent - 5)}`}
        />
        <Cell
          label="Interview Requests"
          figure={stats.interviewRequests}
          change={`+${Math.max(0, stats.interviewRequests - 1)}`}
        />
        <Cell label="CV Versions" figure={stats.cvVersions} />
      </dl>
    </section>
  );
}

function Cell({ label, figure, change }: { label: string; figure: number; change?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="figure">{figure}</dd>
      <dd className="trend">
        {change === undefined ? (
          "Active from last week"
        ) : (
          <>
            <b>{change}</b> <span>from last week</span>
          </>
        )}
      </dd>
    </div>
  );
}

export function StatsPlaceholder() {
  return (
    <div className="stats sheet" role="status" aria-label="Loading">
      {["Total Matches", "Applications Sent", "Interview Requests", "CV Versions"].map((cell) => (
        <div key={cell}>
          <span className="placeholder" />
          <span className="figure">
            <span className="placeholder" />
          </span>
          <span className="placeholder" />
        </div>
      ))}
    </div>
  );
}
