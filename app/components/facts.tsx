import { Children, type ReactNode } from "react";

/** The separators are text, so that they are read out, selected and copied too. */
export function Facts({ className, children }: { className?: string; children: ReactNode }) {
  const facts = Children.toArray(children);
  return <p className={className}>{facts.flatMap((fact, index) => (index === 0 ? [fact] : [" · ", fact]))}</p>;
}
