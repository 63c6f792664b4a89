import { Children, type ReactNode } from "react";

/** Short facts in one line, parted in the text itself: so they are also read out, selected and copied one by one. */
export function Facts({ className, children }: { className?: string; children: ReactNode }) {
  const facts = Children.toArray(children);
  return <p className={className}>{facts.flatMap((fact, index) => (index === 0 ? [fact] : [" · ", fact]))}</p>;
}
