import { href, Link } from "react-router";
import type { ReplyRow, ReplyVerdict } from "../../../../server/analytics/replies.ts";
import { applicationListHref } from "../../../../server/domain/application-list.ts";
import { SCORE_RANGES } from "../../../../server/domain/score-range.ts";
import { Bar } from "./bar.tsx";
import { ChartSheet, EmptyChart } from "./chart-sheet.tsx";

export function Replies({ rows, verdict }: { rows: ReplyRow[]; verdict: ReplyVerdict }) {
  const most = Math.max(...rows.map(({ sent }) => sent));
  return (
    <ChartSheet id="replies-title" title="Does the score predict replies?">
      {most === 0 ? (
        <EmptyChart to={href("/")} label="Find a job to apply to">
          Your applications will stand here by the score they had, with the interviews and offers that came of them.
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
            <li className="invited">Interview or offer</li>
            <li className="rejected">Rejected</li>
            {rows.some(({ withdrawn }) => withdrawn > 0) ? <li className="withdrawn">Withdrawn</li> : null}
            <li className="open">No answer yet</li>
          </ul>
          <p className="an-verdict">{verdictText(verdict)}</p>
        </>
      )}
    </ChartSheet>
  );
}

function ReplyRowLink({ row, most }: { row: ReplyRow; most: number }) {
  const { range, sent, invited, rejected, withdrawn } = row;
  const label = SCORE_RANGES.find(({ id }) => id === range)?.label ?? "No score";
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
        {invited} of {sent}
        <span className="visually-hidden">
          {" "}
          led to an interview or offer, {rejected} rejected, {withdrawn > 0 ? `${withdrawn} withdrawn, ` : null}
          {open} without an answer yet
        </span>
      </Bar>
    </Link>
  );
}

function verdictText({ answer, high, low, enough }: ReplyVerdict): string {
  const sides = `${high.invited} of ${high.sent} applications with 80 and above led to an interview or offer, ${low.invited} of ${low.sent} below`;
  switch (answer) {
    case "too-early":
      return `Too early to tell. It takes at least ${enough} applications with 80 and above and ${enough} below; so far there are ${high.sent} and ${low.sent}.`;
    case "unclear":
      return `Not clearly. ${sides}: chance alone could make that difference.`;
    case "yes":
      return `Yes, so far. ${sides}: chance alone seldom makes that difference.`;
    case "reversed":
      return `The other way round, so far. ${sides}.`;
  }
}
