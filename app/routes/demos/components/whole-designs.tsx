import type { CSSProperties } from "react";
import { useDemoTexts } from "../demo-texts.ts";
import { type ActivityStatus, RUN_MS, type ShownActivity } from "../mock-activity.ts";
import type { DesignProps } from "./item-designs.tsx";
import { Progress, Status } from "./progress.tsx";

const LANES: ActivityStatus[] = ["queued", "active", "completed"];

export function Lanes({ activities }: DesignProps) {
  const { activity: texts } = useDemoTexts();
  return (
    <div className="demo-grid demo-lanes">
      {LANES.map((status) => {
        const inLane = activities.filter((activity) => activity.status === status);
        return (
          <section key={status} aria-label={texts[status]}>
            <h3>
              {texts[status]} <span className="count">{inLane.length}</span>
            </h3>
            <ul>
              {inLane.map((activity) => (
                <li key={activity.id}>
                  <b>{activity.filename}</b>
                  {status === "active" ? (
                    <span className="demo-lane-progress">
                      <Progress activity={activity} className="meter demo-track">
                        <span />
                      </Progress>
                      <span className="num small soft">{`${activity.progress}%`}</span>
                    </span>
                  ) : null}
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
    <div className="demo-ticker">
      <div className="demo-pill" data-busy={active.length > 0}>
        {active.map((activity) => (
          <Progress key={activity.id} activity={activity} className="demo-pill-part">
            <span>{activity.filename}</span> <b className="num">{`${activity.progress}%`}</b>
          </Progress>
        ))}
        {active.length === 0 ? <span>{texts.allWritten}</span> : null}
        {queued > 0 ? <span className="soft">{texts.waiting(queued)}</span> : null}
      </div>
      <ul className="demo-ruled">
        {activities.map((activity) => (
          <li key={activity.id} className="demo-line">
            <span>{activity.filename}</span>
            <Status activity={activity} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function Schedule({ activities, elapsedMs }: DesignProps & { elapsedMs: number }) {
  return (
    <div className="demo-schedule" style={{ "--now": elapsedMs / RUN_MS } as CSSProperties}>
      <ul className="demo-ruled">
        {activities.map((activity) => (
          <li key={activity.id}>
            <div>
              <b>{activity.filename}</b>
              <Status activity={activity} />
            </div>
            <div className="demo-span">
              <div
                style={{
                  marginLeft: `${(activity.startsAtMs / RUN_MS) * 100}%`,
                  width: `${(activity.lastsMs / RUN_MS) * 100}%`,
                }}
              >
                <Progress activity={activity} className="meter demo-track">
                  <span />
                </Progress>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <p className="demo-axis soft tiny num" aria-hidden="true">
        <span>0 s</span>
        <span>{`${RUN_MS / 1_000} s`}</span>
      </p>
    </div>
  );
}

export function Compass({ activities }: DesignProps) {
  const { activity: texts } = useDemoTexts();
  const total = Math.floor(activities.reduce((sum, { progress }) => sum + progress, 0) / activities.length);
  return (
    <div className="demo-compass">
      <div className="demo-dial">
        <svg viewBox="0 0 200 200" fill="none" strokeWidth="12" aria-hidden="true">
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
          <b className="num">{`${total}%`}</b> <span className="soft small">{texts.ofEverything}</span>
        </p>
      </div>
      <ul className="demo-ruled">
        {activities.map((activity) => (
          <li key={activity.id}>
            <Progress activity={activity} className="demo-line">
              <span>{activity.filename}</span>
              <Status activity={activity} />
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
        className="part"
        data-status={status}
        cx="100"
        cy="100"
        r={DIAL_RADIUS}
        pathLength="360"
        strokeDasharray={`${(share * progress) / 100} 360`}
      />
    </>
  );
}
