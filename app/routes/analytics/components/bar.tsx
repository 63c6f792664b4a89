import type { CSSProperties, ReactNode } from "react";

type BarProps = {
  length: number;
  parts: { count: number; className: string }[];
  children: ReactNode;
};

/** The picture says nothing that the text beside it does not. */
export function Bar({ length, parts, children }: BarProps) {
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  let from = 0;
  return (
    <span className="an-plot">
      {total > 0 ? (
        // A custom property is not in React's style types.
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
