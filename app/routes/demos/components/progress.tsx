import type { CSSProperties, ReactNode } from "react";
import { useDemoTexts } from "../demo-texts.ts";
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
      // Custom properties are not in React's style types.
      style={{ "--progress": progress } as CSSProperties}
    >
      {children}
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
