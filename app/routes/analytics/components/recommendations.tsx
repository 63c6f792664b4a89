import type { ReactNode } from "react";
import { href, Link } from "react-router";
import type { Analytics } from "../../../../server/analytics/find-analytics.ts";
import type { Advice } from "../../../../server/analytics/recommendations.ts";
import { applicationListHref } from "../../../../server/domain/application-list.ts";

export function Recommendations({ analytics }: { analytics: Analytics }) {
  const { doingWell, toImprove } = analytics.advice;
  return (
    <section className="an-advice" aria-labelledby="advice-title">
      <h2 id="advice-title">Performance Recommendations</h2>
      <div>
        <AdviceList title="Doing Well" advice={doingWell} text={(advice) => praise(advice, analytics)} />
        <AdviceList title="Areas to Improve" advice={toImprove} text={(advice) => hint(advice, analytics)} isOpen />
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

function praise(advice: Advice, { figures }: Analytics): string {
  switch (advice) {
    case "match-quality":
      return `Your resume fits the jobs you see: ${figures.averageMatch}% on average.`;
    case "application-rate":
      return `You act on what you find: ${figures.applicationsSent} applications to ${figures.totalMatches} matches.`;
    case "ai-materials":
      return `You come prepared: ${figures.materials.total} materials made for your applications.`;
    case "interview-rate":
      return `Your applications get answers: ${figures.interviewRate}% led to an interview request.`;
  }
}

function hint(advice: Advice, { figures, missingSkills, hasResume }: Analytics): ReactNode {
  switch (advice) {
    case "match-quality":
      if (figures.totalMatches === 0) {
        return hasResume ? (
          <>
            Your active resume has no matches yet. <Way to={href("/")}>See why</Way>
          </>
        ) : (
          <>
            There is no resume to match yet. <Way to={`${href("/analytics")}?dialog=upload`}>Upload Resume</Way>
          </>
        );
      }
      return (
        <>
          Match quality is at {figures.averageMatch}%
          {missingSkills.length > 0 ? `: your best matches ask for ${listed(missingSkills)}` : ""}.{" "}
          <Way to={href("/")}>See missing skills</Way>
        </>
      );
    case "application-rate":
      if (figures.totalMatches === 0) return "There is no match to apply to yet.";
      return (
        <>
          You applied to {figures.applicationRate}% of your matches. <Way to={href("/")}>Find the next one</Way>
        </>
      );
    case "ai-materials":
      return (
        <>
          {figures.materials.total === 0 ? "No" : figures.materials.total} AI{" "}
          {figures.materials.total === 1 ? "material" : "materials"} so far. A tailored resume, a letter or an interview
          guide starts from a match. <Way to={href("/")}>Choose a match</Way>
        </>
      );
    case "interview-rate":
      return (
        <>
          {figures.interviewRequests === 0 ? "No" : figures.interviewRequests} interview{" "}
          {figures.interviewRequests === 1 ? "request" : "requests"} from {figures.applicationsSent}{" "}
          {figures.applicationsSent === 1 ? "application" : "applications"}. Note the answers you got, and apply where
          you fit best. <Way to={applicationListHref()}>See your applications</Way>
        </>
      );
  }
}

function Way({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="link" to={to} preventScrollReset={to.includes("?dialog=")}>
      {children}
    </Link>
  );
}

function listed(names: string[]): string {
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}
