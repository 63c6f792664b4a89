import { useLandingTexts } from "../landing-texts.ts";

const CONTOUR = "M-98-22C-84-80-22-104 34-92 84-80 112-36 98 16 86 66 46 98-14 92-70 86-112 40-98-22z";

const ROUTE = "M40 640C150 600 120 520 230 500S380 470 390 390 470 330 520 270 560 210 600 190";

const STAGES = [
  { stage: "resume", x: 40, y: 640 },
  { stage: "matches", x: 230, y: 500 },
  { stage: "letter", x: 390, y: 390 },
  { stage: "interview", x: 520, y: 270 },
] as const;

export function Contours() {
  return (
    <svg
      viewBox="0 0 760 720"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      stroke="#2c7d63"
      strokeWidth="1.2"
      aria-hidden="true"
    >
      <g transform="translate(600 196)">
        {[0.18, 0.42, 0.7, 1.02, 1.4, 1.84, 2.35, 2.95, 3.65, 4.5, 5.5].map((scale, ring) => (
          <Contour key={scale} transform={`rotate(${ring * 7}) scale(${scale} ${scale * 0.82})`} />
        ))}
      </g>
      <g transform="translate(190 560)">
        {[0.16, 0.36, 0.6, 0.88].map((scale, ring) => (
          <Contour key={scale} transform={`rotate(${40 + ring * 11}) scale(${scale})`} />
        ))}
      </g>
    </svg>
  );
}

function Contour({ transform }: { transform: string }) {
  return <path d={CONTOUR} transform={transform} vectorEffect="non-scaling-stroke" />;
}

export function RouteMap() {
  const { stages } = useLandingTexts().emerald;
  return (
    <div className="map" aria-hidden="true">
      <Contours />
      <svg viewBox="0 0 760 720" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
        <path
          d={ROUTE}
          pathLength={1}
          fill="none"
          stroke="var(--gold)"
          strokeWidth="2.5"
          strokeDasharray="0.012 0.012"
        />
        {STAGES.map(({ stage, x, y }) => (
          <g key={stage} transform={`translate(${x} ${y})`}>
            <circle r="6" fill="var(--green)" stroke="var(--gold)" strokeWidth="2.5" />
            <text x="16" y="24">
              {stages[stage]}
            </text>
          </g>
        ))}
        <path d="M600 190v-64l40 14-40 16" fill="var(--gold)" stroke="var(--gold)" strokeWidth="2" />
        <text x="652" y="146">
          94%
        </text>
      </svg>
    </div>
  );
}
