import type { ReactNode } from "react";
import { useDemoTexts } from "../demo-texts.ts";
import type { ShownActivity } from "../mock-activity.ts";

export function Progress({
  activity: { filename, status, progress },
  className,
  children,
}: {
  activity: ShownActivity;
  className?: string;
  children?: ReactNode;
}) {
  const { activity: texts } = useDemoTexts();
  return (
    <div
      className={className}
      data-status={status}
      role="progressbar"
      aria-label={filename}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={progress}
      aria-valuetext={status === "active" ? `${texts.active}, ${progress}%` : texts[status]}
    >
      {children}
    </div>
  );
}

export function Track({ activity }: { activity: ShownActivity }) {
  return (
    <Progress activity={activity} className="meter">
      <span style={{ width: `${activity.progress}%` }} />
    </Progress>
  );
}

export function NameAndStatus({ activity }: { activity: ShownActivity }) {
  return (
    <div className="demo-line">
      <span>{activity.filename}</span>
      <Status activity={activity} />
    </div>
  );
}

export function Status({ activity: { status, progress } }: { activity: ShownActivity }) {
  const { activity: texts } = useDemoTexts();
  return (
    <span className="demo-status" data-status={status}>
      {texts[status]}
      {status === "active" ? <span className="num">{` ${progress}%`}</span> : null}
    </span>
  );
}
