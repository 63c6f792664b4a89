import type { ReactNode } from "react";

/** The large heading that every page for visitors starts with. */
export function PageHead({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <header className="public-head">
      <h1>{title}</h1>
      <p className="page-lead">{lead}</p>
      {children}
    </header>
  );
}
