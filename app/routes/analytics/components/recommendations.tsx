import type { ReactNode } from "react";
import { href, Link } from "react-router";
import type { Analytics } from "../../../../server/analytics/find-analytics.ts";
import type { Advice } from "../../../../server/analytics/recommendations.ts";
import { applicationListHref } from "../../../../server/domain/application-list.ts";
import { useAnalyticsTexts } from "../analytics-texts.ts";
import { useFormats } from "../../../components/use-texts.ts";
import type { Texts } from "../../../texts/load-texts.ts";

export const ADVICE_ID = "advice-title";

export function Recommendations({ analytics }: { analytics: Analytics }) {
  const texts = useAnalyticsTexts();
  const { doingWell, toImprove } = analytics.advice;
  return (
    <section className="an-advice" aria-labelledby={ADVICE_ID}>
      <h2 id={ADVICE_ID}>Performance Recommendations</h2>
      <div>
        <AdviceList title="Doing Well" advice={doingWell} text={(advice) => praise(advice, analytics, texts)} />
        <AdviceList
          title="Areas to Improve"
          advice={toImprove}
          text={(advice) => <Hint advice={advice} analytics={analytics} />}
          isOpen
        />
      </div>
    </section>
  );
}

type AdviceListProps = { title: string; advice: Advice[]; text: (advice: Advice) => ReactNode; isOpen?: boolean };

function AdviceList({ title, advice, text, isOpen = false }: AdviceListProps) {
  return (
    <div className="sheet">
      <h3>{title}</h3>
      {advice.length === 0 ? (
        <p className="soft">No recommendations yet</p>
      ) : (
        <ul className="checklist">
          {advice.map((one) => (
            <li key={one} className={isOpen ? "missing" : undefined}>
              {text(one)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function praise(advice: Advice, { figures }: Analytics, texts: Texts["analytics"]): string {
  switch (advice) {
    case "match-quality":
      return texts.fitsWell(figures.averageMatch);
    case "application-rate":
      return texts.youAct(figures.applicationsSent, figures.totalMatches);
    case "ai-materials":
      return texts.youPrepare(figures.materials.total);
    case "interview-rate":
      return texts.youGetAnswers(figures.interviewRate);
  }
}

function Hint({ advice, analytics }: { advice: Advice; analytics: Analytics }) {
  const texts = useAnalyticsTexts();
  const { figures } = analytics;
  switch (advice) {
    case "match-quality":
      return <MatchQuality analytics={analytics} />;
    case "application-rate":
      if (figures.totalMatches === 0) return texts.nothingToApplyTo;
      return (
        <>
          {texts.youApplied(figures.applicationRate)} <Way to={href("/")}>{texts.findNext}</Way>
        </>
      );
    case "ai-materials":
      return (
        <>
          {texts.materialsSoFar(figures.materials.total)} <Way to={href("/")}>{texts.chooseMatch}</Way>
        </>
      );
    case "interview-rate":
      return (
        <>
          {texts.requestsSoFar(figures.interviewRequests, figures.applicationsSent)}{" "}
          <Way to={applicationListHref()}>{texts.seeApplications}</Way>
        </>
      );
  }
}

function MatchQuality({ analytics: { figures, missingSkills, hasResume } }: { analytics: Analytics }) {
  const texts = useAnalyticsTexts();
  const { list } = useFormats();
  if (figures.totalMatches === 0 && !hasResume)
    return (
      <>
        {texts.noResume} <Way to={`${href("/analytics")}?dialog=upload`}>Upload Resume</Way>
      </>
    );
  if (figures.totalMatches === 0)
    return (
      <>
        {texts.noMatchesForActive} <Way to={href("/")}>{texts.seeWhy}</Way>
      </>
    );
  const says =
    missingSkills.length > 0
      ? texts.qualityLacks(figures.averageMatch, list(missingSkills))
      : texts.qualityAt(figures.averageMatch);
  return (
    <>
      {says} <Way to={href("/")}>{texts.seeMissing}</Way>
    </>
  );
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="link" to={to} preventScrollReset={to.includes("?dialog=")}>
      {children}
    </Link>
  );
}
