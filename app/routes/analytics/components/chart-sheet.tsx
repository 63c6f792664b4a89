import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "../../../components/button.tsx";

export function ChartSheet({
  id,
  title,
  note,
  children,
}: {
  id: string;
  title: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section className="an-chart sheet" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {note}
      {children}
    </section>
  );
}

export function EmptyChart({ children, to, label }: { children: ReactNode; to: string; label: string }) {
  return (
    <div className="an-empty">
      <p>{children}</p>
      <Button asChild>
        <Link to={to} preventScrollReset>
          {label}
        </Link>
      </Button>
    </div>
  );
}
