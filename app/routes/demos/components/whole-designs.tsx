import type { CSSProperties } from "react";
import { useDemoTexts } from "../demo-texts.ts";
import { type ActivityStatus, RUN_MS, type ShownActivity } from "../mock-activity.ts";
import type { DesignProps } from "./item-designs.tsx";
import { NameAndStatus, Progress, Status, Track } from "./progress.tsx";

const LANES: ActivityStatus[] = ["queued", "active", "completed"];

export function Lanes({ activities }: DesignProps) {
  const { activity: texts } = useDemoTexts();
  return (
    <div className="demo-grid">
      {LANES.map((status) => {
        const inLane = activities.filter((activity) => activity.status === status);
        return (
          <section key={status} className="demo-lane" aria-label={texts[status]}>
            <h3 className="label">
              {texts[status]} <span className="count">{inLane.length}</span>
            </h3>
            <ul>
              {inLane.map((activity) => (
                <li key={activity.id} className="sheet">
                  {activity.filename}
                  {status === "active" ? <Track activity={activity} /> : null}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

export function Ticker({ activities }: DesignProps) {
  const { activity: texts } = useDemoTexts();
  const active = activities.filter(({ status }) => status === "active");
  const queued = activities.filter(({ status }) => status === "queued").length;
  return (
    <>
      <div className="demo-pill working-now">
        {active.map((activity) => (
          <Progress key={activity.id} activity={activity} className="row">
            <span className="pulse" />
            {activity.filename} <b className="num">{`${activity.progress}%`}</b>
          </Progress>
        ))}
        {active.length === 0 ? <span>{texts.allWritten}</span> : null}
        {queued > 0 ? <span className="soft">{texts.waiting(queued)}</span> : null}
      </div>
      <ul className="demo-ruled">
        {activities.map((activity) => (
          <li key={activity.id}>
            <NameAndStatus activity={activity} />
          </li>
        ))}
      </ul>
    </>
  );
}

export function Schedule({ activities, elapsedMs }: DesignProps & { elapsedMs: number }) {
  return (
    // Custom properties are not in React's style types.
    <ul className="demo-ruled demo-schedule" style={{ "--now": ofRun(elapsedMs) } as CSSProperties}>
      {activities.map((activity) => (
        <li key={activity.id}>
          <div>
            {activity.filename}
            <Status activity={activity} />
          </div>
          <div className="demo-span">
            <div style={{ marginLeft: ofRun(activity.startsAtMs), width: ofRun(activity.lastsMs) }}>
              <Track activity={activity} />
            </div>
          </div>
        </li>
      ))}
      <li className="soft small num" aria-hidden="true">
        <span />
        <span className="row">
          0 s <span className="push">{`${RUN_MS / 1_000} s`}</span>
        </span>
      </li>
    </ul>
  );
}

function ofRun(ms: number): string {
  return `${(ms / RUN_MS) * 100}%`;
}

export function Compass({ activities }: DesignProps) {
  const { activity: texts } = useDemoTexts();
  const total = Math.floor(activities.reduce((sum, { progress }) => sum + progress, 0) / activities.length);
  return (
    <div className="demo-compass">
      <div>
        <svg viewBox="0 0 200 200" width="260" fill="none" strokeWidth="12" aria-hidden="true">
          {activities.map((activity, index) => (
            <g key={activity.id} transform={`rotate(${(360 / activities.length) * index - 90} 100 100)`}>
              <DialPart activity={activity} count={activities.length} />
            </g>
          ))}
          <g className="demo-needle" style={{ transform: `rotate(${total * 3.6}deg)` }}>
            <path d="M100 42l7 58h-14z" fill="var(--ink)" />
            <path d="M100 158l7-58h-14z" fill="var(--sand-7)" />
          </g>
          <circle cx="100" cy="100" r="5" fill="var(--sheet)" stroke="var(--ink)" strokeWidth="2" />
        </svg>
        <p>
          <b className="display num">{`${total}%`}</b> <span className="soft small">{texts.ofEverything}</span>
        </p>
      </div>
      <ul className="demo-ruled">
        {activities.map((activity) => (
          <li key={activity.id}>
            <Progress activity={activity}>
              <NameAndStatus activity={activity} />
            </Progress>
          </li>
        ))}
      </ul>
    </div>
  );
}

const DIAL_RADIUS = 88;
const GAP_DEGREES = 4;

function DialPart({ activity: { status, progress }, count }: { activity: ShownActivity; count: number }) {
  const share = 360 / count - GAP_DEGREES;
  return (
    <>
      <circle
        cx="100"
        cy="100"
        r={DIAL_RADIUS}
        pathLength="360"
        stroke="var(--sand-4)"
        strokeDasharray={`${share} 360`}
      />
      <circle
        data-status={status}
        stroke="var(--fill)"
        cx="100"
        cy="100"
        r={DIAL_RADIUS}
        pathLength="360"
        strokeDasharray={`${(share * progress) / 100} 360`}
      />
    </>
  );
}
