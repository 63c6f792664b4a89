import type { ShownActivity } from "../mock-activity.ts";
import { useDemoTexts } from "../demo-texts.ts";
import { Progress, Status } from "./progress.tsx";

export type DesignProps = { activities: ShownActivity[] };

export function Bars({ activities }: DesignProps) {
  return (
    <ul className="demo-ruled">
      {activities.map((activity) => (
        <li key={activity.id}>
          <div className="demo-line">
            <b>{activity.filename}</b>
            <Status activity={activity} />
          </div>
          <Progress activity={activity} className="meter demo-track">
            <span />
          </Progress>
        </li>
      ))}
    </ul>
  );
}

const RING_RADIUS = 27;

export function Rings({ activities }: DesignProps) {
  return (
    <ul className="demo-rings">
      {activities.map((activity) => (
        <li key={activity.id}>
          <Progress activity={activity} className="demo-ring">
            <svg viewBox="0 0 64 64" fill="none" strokeWidth="5" aria-hidden="true">
              <circle cx="32" cy="32" r={RING_RADIUS} stroke="var(--sand-4)" />
              <circle className="part" cx="32" cy="32" r={RING_RADIUS} pathLength="100" transform="rotate(-90 32 32)" />
            </svg>
            <span aria-hidden="true">{activity.status === "completed" ? "✓" : activity.progress}</span>
          </Progress>
          <div>
            <b>{activity.filename}</b>
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
          <div className="demo-line">
            <b>{activity.filename}</b>
            <Status activity={activity} />
          </div>
          <Progress activity={activity} className="demo-grid demo-stage-row">
            {STAGES.map((stage, index) => (
              <span key={stage} data-stage={stageState(activity, index)}>
                {texts[stage]}
              </span>
            ))}
          </Progress>
        </li>
      ))}
    </ul>
  );
}

function stageState({ status, progress }: ShownActivity, index: number): "done" | "now" | "ahead" {
  const current = status === "queued" ? -1 : Math.floor((progress / 100) * STAGES.length);
  if (index < current) return "done";
  return index === current ? "now" : "ahead";
}

const PAGE_LINES = [62, 38, 96, 90, 97, 54, 93, 88, 41];

export function Pages({ activities }: DesignProps) {
  return (
    <ul className="demo-grid demo-pages">
      {activities.map((activity) => (
        <li key={activity.id}>
          <Progress activity={activity} className="demo-page">
            {PAGE_LINES.map((width, index) => (
              <span
                key={width}
                data-written={index < Math.ceil((activity.progress / 100) * PAGE_LINES.length)}
                style={{ width: `${width}%` }}
              />
            ))}
          </Progress>
          <b>{activity.filename}</b>
          <Status activity={activity} />
        </li>
      ))}
    </ul>
  );
}
