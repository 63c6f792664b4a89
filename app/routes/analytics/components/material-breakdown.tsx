import { href, Link } from "react-router";
import type { Figures } from "../../../../server/analytics/figures.ts";

export function MaterialBreakdown({ figures }: { figures: Figures }) {
  const { resumes, coverLetters, interviews } = figures.materials;
  const cells = [
    { label: "Resumes", value: String(resumes), isCount: true },
    { label: "Cover Letters", value: String(coverLetters), isCount: true },
    { label: "Interviews", value: String(interviews), isCount: true },
    { label: "AI Resume Quality", value: `${figures.aiResumeQuality}%`, isCount: false },
    { label: "Material Generation Rate", value: `${figures.materialRate}%`, isCount: false },
  ];
  return (
    <section className="an-materials sheet" aria-labelledby="breakdown-title">
      <h2 id="breakdown-title">AI Material Breakdown</h2>
      <dl>
        {cells.map(({ label, value, isCount }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{isCount ? <Link to={href("/ai-materials")}>{value}</Link> : value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
