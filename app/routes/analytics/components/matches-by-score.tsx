import { Link } from "react-router";
import type { Analytics } from "../../../../server/analytics/find-analytics.ts";
import { withDialog } from "../../../lib/dialogs.ts";
import { SCORE_RANGES, scoreRangeColour } from "../../../../server/domain/score-range.ts";
import { Bar } from "./bar.tsx";
import { ChartSheet, EmptyChart } from "./chart-sheet.tsx";
import { useAnalyticsTexts } from "../analytics-texts.ts";

type MatchesByScoreProps = { rows: Analytics["matchesByScore"]; total: number; hasResume: boolean; search: string };

export function MatchesByScore({ rows, total, hasResume, search }: MatchesByScoreProps) {
  const texts = useAnalyticsTexts();
  const most = Math.max(...rows.map(({ count }) => count));
  return (
    <ChartSheet id="by-score-title" title={texts.matchesByScore}>
      {total === 0 ? (
        <EmptyChart
          to={hasResume ? "/" : withDialog(search, "upload")}
          label={hasResume ? texts.toDashboard : "Upload Resume"}
        >
          {texts.noMatchesYet}
        </EmptyChart>
      ) : (
        <ul className="an-rows">
          {rows.map(({ range, count }) => (
            <li key={range}>
              <Link to={`/?score=${range}`}>
                <span className="an-name">{texts.range(SCORE_RANGES.find(({ id }) => id === range)?.label ?? "")}</span>
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
