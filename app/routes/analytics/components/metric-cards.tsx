import { href, Link } from "react-router";
import type { Figures } from "../../../../server/analytics/figures.ts";
import type { Analytics } from "../../../../server/analytics/find-analytics.ts";
import { Meter } from "../../../components/meter.tsx";
import { applicationListHref } from "../../../../server/domain/application-list.ts";
import { useAnalyticsTexts } from "../analytics-texts.ts";

const FULL_UTILIZATION = 10;

export function MetricCards({ figures, states }: { figures: Figures; states: Analytics["states"] }) {
  const texts = useAnalyticsTexts();
  return (
    <>
      <Card
        title="Match Quality"
        value={`${figures.averageMatch}%`}
        share={figures.averageMatch}
        state={states.matchQuality}
        isGood={states.matchQuality === "Strong"}
        href={href("/")}
        counted={texts.averageOver(figures.totalMatches)}
      />
      <Card
        title="Application Rate"
        value={`${figures.applicationRate}%`}
        share={figures.applicationRate}
        state={states.applicationRate}
        isGood={states.applicationRate === "Active"}
        href={applicationListHref()}
        counted={texts.applicationsTo(figures.applicationsSent, figures.totalMatches)}
      />
      <Card
        title="Interview Success"
        value={`${figures.interviewRate}%`}
        share={figures.interviewRate}
        state={states.interviewSuccess}
        isGood={states.interviewSuccess === "Excellent"}
        href={applicationListHref({ outcome: "interviewed" })}
        counted={texts.interviewsFrom(figures.interviewRequests, figures.applicationsSent)}
      />
      <Card
        title="AI Utilization"
        value={String(figures.materials.total)}
        share={(figures.materials.total / FULL_UTILIZATION) * 100}
        state={states.aiUtilization}
        isGood={states.aiUtilization === "Advanced"}
        href={href("/ai-materials")}
        counted={texts.materialsMade(figures.materials.total, FULL_UTILIZATION)}
      />
    </>
  );
}

type CardProps = {
  title: string;
  value: string;
  share: number;
  state: string;
  isGood: boolean;
  href: string;
  counted: string;
};

function Card({ title, value, share, state, isGood, href, counted }: CardProps) {
  const titleId = `metric-${title.toLowerCase().replaceAll(" ", "-")}`;
  return (
    <section className="an-metric sheet" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <Link to={href} className="an-figure num">
        {value}
      </Link>
      <Meter label={title} value={Math.round(share)} valueText={`${value}, ${state}`} />
      <p className={isGood ? "an-state good" : "an-state"}>{state}</p>
      <p className="soft tiny">{counted}</p>
    </section>
  );
}
