import type { ActivityStatus, ShownActivity } from "../mock-activity.ts";
import { useDemoTexts } from "../demo-texts.ts";
import { NameAndStatus, Progress, Status, Track } from "./progress.tsx";

export type DesignProps = { activities: ShownActivity[] };

export function Bars({ activities }: DesignProps) {
  return (
    <ul className="demo-ruled">
      {activities.map((activity) => (
        <li key={activity.id}>
          <NameAndStatus activity={activity} />
          <Track activity={activity} />
        </li>
      ))}
    </ul>
  );
}

const RING_RADIUS = 27;

export function Rings({ activities }: DesignProps) {
  return (
    <ul className="demo-grid">
      {activities.map((activity) => (
        <li key={activity.id} className="row">
          <Progress activity={activity}>
            <svg viewBox="0 0 64 64" width="104" fill="none" strokeWidth="5" aria-hidden="true">
              <circle cx="32" cy="32" r={RING_RADIUS} stroke="var(--sand-4)" />
              <circle
                cx="32"
                cy="32"
                r={RING_RADIUS}
                pathLength="100"
                stroke="var(--fill)"
                strokeDasharray={`${activity.progress} 100`}
                transform="rotate(-90 32 32)"
              />
              <text x="32" y="38" fill="var(--word)" fontFamily="var(--display)" fontSize="17" textAnchor="middle">
                {activity.status === "completed" ? "✓" : activity.progress}
              </text>
            </svg>
          </Progress>
          <div>
            {activity.filename}
            <Status activity={activity} />
          </div>
        </li>
      ))}
    </ul>
  );
}

const STAGES = ["reading", "choosing", "writing", "checking"] as const;

export function Stages({ activities }: DesignProps) {
  const { activity: texts } = useDemoTexts();
  return (
    <ul className="demo-ruled">
      {activities.map((activity) => (
        <li key={activity.id}>
          <NameAndStatus activity={activity} />
          <Progress activity={activity} className="demo-stages">
            {STAGES.map((stage, index) => (
              <span key={stage} data-status={statusOf(index, activity)}>
                {texts[stage]}
              </span>
            ))}
          </Progress>
        </li>
      ))}
    </ul>
  );
}

function statusOf(stage: number, { status, progress }: ShownActivity): ActivityStatus {
  const current = status === "queued" ? -1 : Math.floor((progress / 100) * STAGES.length);
  if (stage < current) return "completed";
  return stage === current ? "active" : "queued";
}

const LINE_LENGTHS = [62, 38, 96, 90, 97, 54, 93, 88, 41];

export function Pages({ activities }: DesignProps) {
  return (
    <ul className="demo-grid demo-pages">
      {activities.map((activity) => (
        <li key={activity.id}>
          <Progress activity={activity}>
            <svg viewBox="0 0 130 150" fill="none" strokeWidth="5" strokeLinecap="round" aria-hidden="true">
              <rect x="1" y="1" width="128" height="148" rx="5" stroke="var(--sand-6)" strokeWidth="1" />
              {LINE_LENGTHS.map((length, index) => (
                <path
                  key={length}
                  d={`M17 ${21 + index * 14}h${length}`}
                  stroke={index < writtenLines(activity) ? "var(--fill)" : "var(--sand-4)"}
                />
              ))}
            </svg>
          </Progress>
          {activity.filename}
          <Status activity={activity} />
        </li>
      ))}
    </ul>
  );
}

function writtenLines({ progress }: ShownActivity): number {
  return Math.ceil((progress / 100) * LINE_LENGTHS.length);
}
