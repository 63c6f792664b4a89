import type { ReactNode } from "react";

/** The quiet line where the fixed copy promises something else than this release does. */
export function ReleaseNote({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className="release-note" id={id}>
      <b>In this release:</b> {children}
    </p>
  );
}
