import { href, Link } from "react-router";
import type { ReplyRow, ReplyVerdict } from "../../../../server/analytics/replies.ts";
import { applicationListHref } from "../../../../server/domain/application-list.ts";
import { SCORE_RANGES } from "../../../../server/domain/score-range.ts";
import { Bar } from "./bar.tsx";
import { ChartSheet, EmptyChart } from "./chart-sheet.tsx";
import { useAnalyticsTexts } from "../analytics-texts.ts";
import type { Texts } from "../../../texts/load-texts.ts";

export function Replies({ rows, verdict }: { rows: ReplyRow[]; verdict: ReplyVerdict }) {
  const texts = useAnalyticsTexts();
  const most = Math.max(...rows.map(({ sent }) => sent));
  return (
    <ChartSheet id="replies-title" title={texts.doesItPredict}>
      {most === 0 ? (
        <EmptyChart to={href("/")} label={texts.findJob}>
          {texts.noRepliesYet}
        </EmptyChart>
      ) : (
        <>
          <ul className="an-rows">
            {rows.map((row) => (
              <li key={row.range}>
                <ReplyRowLink row={row} most={most} />
              </li>
            ))}
          </ul>
          <ul className="an-legend" aria-hidden="true">
            <li className="invited">{texts.interviewOrOffer}</li>
            <li className="rejected">{texts.rejected}</li>
            {rows.some(({ withdrawn }) => withdrawn > 0) ? <li className="withdrawn">{texts.withdrawn}</li> : null}
            <li className="open">{texts.noAnswerYet}</li>
          </ul>
          <p className="an-verdict">{verdictText(verdict, texts)}</p>
        </>
      )}
    </ChartSheet>
  );
}

function ReplyRowLink({ row, most }: { row: ReplyRow; most: number }) {
  const texts = useAnalyticsTexts();
  const { range, sent, invited, rejected, withdrawn } = row;
  const known = SCORE_RANGES.find(({ id }) => id === range);
  const label = known ? texts.range(known.label) : texts.noScore;
  const open = sent - invited - rejected - withdrawn;
  return (
    <Link to={applicationListHref({ score: range })}>
      <span className="an-name">{label}</span>
      <Bar
        length={sent / most}
        parts={[
          { count: invited, className: "invited" },
          { count: rejected, className: "rejected" },
          { count: withdrawn, className: "withdrawn" },
          { count: open, className: "open" },
        ]}
      >
        {texts.invitedOf(invited, sent)}
        <span className="visually-hidden">{` ${texts.replySpoken(rejected, withdrawn, open)}`}</span>
      </Bar>
    </Link>
  );
}

function verdictText({ answer, high, low, enough }: ReplyVerdict, texts: Texts["analytics"]): string {
  const sides = `${texts.sideAbove(high.invited, high.sent)}, ${texts.sideBelow(low.invited, low.sent)}`;
  switch (answer) {
    case "too-early":
      return texts.tooEarly(enough, high.sent, low.sent);
    case "unclear":
      return texts.unclear(sides);
    case "yes":
      return texts.yes(sides);
    case "reversed":
      return texts.reversed(sides);
  }
}
