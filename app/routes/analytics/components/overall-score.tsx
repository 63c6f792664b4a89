import type { PerformanceScore } from "../../../../server/analytics/performance-score.ts";
import { useAnalyticsTexts } from "../analytics-texts.ts";

const COLOURS = { Excellent: "good", Good: "fair", "Needs Improvement": "bad" } as const;

const ARC = 22.5; // a quarter of the ring less the gap between two, of a path length of 100
const QUARTER = 25;

export function OverallScore({ score }: { score: PerformanceScore }) {
  const texts = useAnalyticsTexts();
  return (
    <section className={`an-overall sheet ${COLOURS[score.label]}`} aria-labelledby="overall-title">
      <Ring score={score} />
      <div className="an-overall-text">
        <h2 id="overall-title">Overall Performance Score</h2>
        <p className="an-label">{score.label}</p>
        <dl>
          {score.parts.map(({ label, points, of }) => (
            <div key={label}>
              <dt>{texts[label]}</dt>
              <dd className="num">
                {points} <span className="soft">{texts.of(of)}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** The spoken value includes the word that the colour stands for. */
function Ring({ score }: { score: PerformanceScore }) {
  const texts = useAnalyticsTexts();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a meter element cannot be drawn as a ring
    <div
      className="an-ring"
      role="meter"
      aria-label="Overall Performance Score"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={score.total}
      aria-valuetext={texts.spoken(score.total, score.label)}
    >
      <svg viewBox="0 0 120 120" aria-hidden="true">
        {score.parts.map(({ label, points, of }, quarter) => {
          const arc = { cx: 60, cy: 60, r: 52, pathLength: 100, strokeDashoffset: -(quarter * QUARTER + 1.25) };
          return (
            <g key={label}>
              <circle {...arc} className="track" strokeDasharray={`${ARC} 100`} />
              {points > 0 ? <circle {...arc} className="fill" strokeDasharray={`${(points / of) * ARC} 100`} /> : null}
            </g>
          );
        })}
      </svg>
      <p>
        <b className="num">{score.total}</b> <span>{texts.outOf}</span>
      </p>
    </div>
  );
}
