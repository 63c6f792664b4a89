import type { CSSProperties, ReactNode } from "react";
import type { ShownActivity } from "../mock-activity.ts";

export function Progress({
  activity: { filename, status, progress },
  className,
  children,
}: {
  activity: ShownActivity;
  className: string;
  children?: ReactNode;
}) {
  return (
    <div
      className={className}
      data-status={status}
      role="progressbar"
      aria-label={filename}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={progress}
      aria-valuetext={statusText({ status, progress })}
      // Custom properties are not in React's style types.
      style={{ "--progress": progress } as CSSProperties}
    >
      {children}
    </div>
  );
}

const STATUS_WORDS = { active: "Active", queued: "Queued", completed: "Completed" };

function statusText({ status, progress }: Pick<ShownActivity, "status" | "progress">): string {
  return status === "active" ? `${STATUS_WORDS.active}, ${progress}%` : STATUS_WORDS[status];
}

export function Status({ activity: { status, progress } }: { activity: ShownActivity }) {
  return (
    <span className="demo-status" data-status={status}>
      {STATUS_WORDS[status]}
      {status === "active" ? <span className="num">{` ${progress}%`}</span> : null}
    </span>
  );
}
