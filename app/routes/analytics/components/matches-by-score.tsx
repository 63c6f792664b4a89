import { Link } from "react-router";
import type { Analytics } from "../../../../server/analytics/find-analytics.ts";
import { withDialog } from "../../../lib/dialogs.ts";
import { SCORE_RANGES, scoreRangeColour } from "../../../../server/domain/score-range.ts";
import { Bar } from "./bar.tsx";
import { ChartSheet, EmptyChart } from "./chart-sheet.tsx";

type MatchesByScoreProps = { rows: Analytics["matchesByScore"]; total: number; hasResume: boolean; search: string };

export function MatchesByScore({ rows, total, hasResume, search }: MatchesByScoreProps) {
  const most = Math.max(...rows.map(({ count }) => count));
  return (
    <ChartSheet id="by-score-title" title="Matches by score">
      {total === 0 ? (
        <EmptyChart
          to={hasResume ? "/" : withDialog(search, "upload")}
          label={hasResume ? "Go to the dashboard" : "Upload Resume"}
        >
          Your matches will stand here by their score: how many fit well, and how many only just.
        </EmptyChart>
      ) : (
        <ul className="an-rows">
          {rows.map(({ range, count }) => (
            <li key={range}>
              <Link to={`/?score=${range}`}>
                <span className="an-name">{SCORE_RANGES.find(({ id }) => id === range)?.label}</span>
                <Bar length={count / most} parts={[{ count, className: scoreRangeColour(range) }]}>
                  {count}
                </Bar>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </ChartSheet>
  );
}
