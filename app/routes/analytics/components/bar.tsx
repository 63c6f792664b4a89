import type { CSSProperties, ReactNode } from "react";

type BarProps = {
  /** Of all parts together, of the longest bar of the picture, from 0 to 1. */
  length: number;
  parts: { count: number; className: string }[];
  /** The figure, at the end of the bar. */
  children: ReactNode;
};

/** A bar of parts with its figure. The picture says nothing that the text beside it does not. */
export function Bar({ length, parts, children }: BarProps) {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  let from = 0;
  return (
    <span className="an-plot">
      {total > 0 ? (
        // A custom property is no known style.
        <svg className="an-bar" aria-hidden="true" style={{ "--length": length } as CSSProperties}>
          {parts.map(({ count, className }) => {
            const x = (from / total) * 100;
            from += count;
            return count > 0 ? (
              <rect
                key={className}
                className={className}
                x={`${x}%`}
                width={`${(count / total) * 100}%`}
                height="100%"
              />
            ) : null;
          })}
        </svg>
      ) : null}
      <span className="an-count num">{children}</span>
    </span>
  );
}
