import { href, Link } from "react-router";
import type { Analytics } from "../../../../server/analytics/find-analytics.ts";
import { applicationListHref } from "../../../../server/domain/application-list.ts";
import { ChartSheet, EmptyChart } from "./chart-sheet.tsx";
import { useAnalyticsTexts } from "../analytics-texts.ts";
import { useFormats, useLanguage } from "../../../components/use-texts.ts";
import type { Language } from "../../../../server/domain/language.ts";

export function WeeklyApplications({ weeks, total }: { weeks: Analytics["weeks"]; total: number }) {
  const texts = useAnalyticsTexts();
  const most = Math.max(1, ...weeks.map(({ count }) => count));
  const shown = weeks.reduce((sum, { count }) => sum + count, 0);
  return (
    <ChartSheet id="weekly-title" title={texts.overTime}>
      {total === 0 ? (
        <EmptyChart to={href("/")} label={texts.toMatches}>
          {texts.noWeeksYet}
        </EmptyChart>
      ) : (
        <>
          <ol className="an-weeks">
            {weeks.map(({ start, count }, week) => (
              <li key={start}>
                <Week start={start} count={count} share={(count / most) * 100} isLabelled={week % 4 === 0} />
              </li>
            ))}
          </ol>
          <p className="an-verdict">{texts.inLastWeeks(shown, weeks.length, total - shown)}</p>
        </>
      )}
    </ChartSheet>
  );
}

type WeekProps = { start: string; count: number; share: number; isLabelled: boolean };

function Week({ start, count, share, isLabelled }: WeekProps) {
  const language = useLanguage();
  const texts = useAnalyticsTexts();
  const { longDate } = useFormats();
  const column = (
    <>
      <span className="visually-hidden">{texts.weekOf(longDate(start), count)}</span>
      <span className="an-top num" aria-hidden="true">
        {count === 0 ? "" : count}
      </span>
      <svg aria-hidden="true">
        <rect className="base" y="100%" width="100%" height="2" />
        <rect className="column" y={`${100 - share}%`} width="100%" height={`${share}%`} />
      </svg>
      <span className="an-week" aria-hidden="true">
        {isLabelled ? shortDay(start, language) : ""}
      </span>
    </>
  );
  return count === 0 ? <span>{column}</span> : <Link to={applicationListHref({ week: start })}>{column}</Link>;
}

function shortDay(date: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { month: "short", day: "numeric", timeZone: "UTC" }).format(new Date(date));
}
