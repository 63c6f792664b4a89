import { Link } from "react-router";
import type { Figures } from "../../../../server/analytics/figures.ts";
import { applicationListHref } from "../../../../server/domain/application-list.ts";
import { Bar } from "./bar.tsx";
import { ChartSheet } from "./chart-sheet.tsx";
import { useAnalyticsTexts } from "../analytics-texts.ts";

export function Funnel({ figures }: { figures: Figures }) {
  const texts = useAnalyticsTexts();
  const { totalMatches, applicationsSent, interviewRequests } = figures;
  const steps = [
    { label: "Total Matches", count: totalMatches, rate: null, href: "/" },
    { label: "Applications Sent", count: applicationsSent, rate: figures.applicationRate, href: applicationListHref() },
    {
      label: "Interview Requests",
      count: interviewRequests,
      rate: figures.interviewRate,
      href: applicationListHref({ outcome: "interviewed" }),
    },
  ];
  const longest = Math.max(1, ...steps.map(({ count }) => count));
  return (
    <ChartSheet id="funnel-title" title="Job Application Funnel">
      <ol className="an-rows an-funnel">
        {steps.map(({ label, count, rate, href }, step) => (
          <li key={label}>
            <Link to={href}>
              <span className="an-name">
                {label}
                {rate === null ? null : <small>{texts.ofStepBefore(rate)}</small>}
              </span>
              <Bar length={count / longest} parts={[{ count, className: `step-${step}` }]}>
                {count}
              </Bar>
            </Link>
          </li>
        ))}
      </ol>
    </ChartSheet>
  );
}
