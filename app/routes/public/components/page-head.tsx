import type { ReactNode } from "react";

export function PageHead({ title, lead, children }: { title: string; lead: string; children?: ReactNode }) {
  return (
    <header className="public-head">
      <h1>{title}</h1>
      <p className="page-lead">{lead}</p>
      {children}
    </header>
  );
}
