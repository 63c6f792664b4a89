import { type KeyboardEvent, type ReactNode, useId } from "react";

/** Appears after 700 ms on hover or focus by CSS alone, and closes on Escape. */
export function Tooltip({ label, children, start = false }: { label: string; children: ReactNode; start?: boolean }) {
  const id = useId();
  return (
    <span className={start ? "tooltip start" : "tooltip"}>
      <button type="button" aria-label={label} aria-describedby={id} onKeyDown={leaveOnEscape}>
        i
      </button>
      <span role="tooltip" id={id}>
        {children}
      </span>
    </span>
  );
}

function leaveOnEscape(event: KeyboardEvent<HTMLButtonElement>): void {
  if (event.key === "Escape") event.currentTarget.blur();
}
