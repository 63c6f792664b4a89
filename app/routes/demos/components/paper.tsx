import type { ReactNode } from "react";
import type { Kind } from "../sample-materials.ts";
import type { SampleMaterial } from "../shown-samples.ts";

const DRAWINGS: Record<Kind, ReactNode> = {
  resume: <path d="M4 2h5l3 3v9H4zM6.5 8h3M6.5 11h3" />,
  "cover-letter": <path d="M2 4h12v8.5H2zM2.5 4.5L8 9l5.5-4.5" />,
  interview: <path d="M2 3h12v8H8l-3 3v-3H2zM5 7h.01M8 7h.01M11 7h.01" />,
};

export function KindIcon({ kind }: { kind: Kind }) {
  return (
    <svg className="demo-icon" viewBox="0 0 16 16" aria-hidden="true">
      {DRAWINGS[kind]}
    </svg>
  );
}

export function Paper({ material: { kind, lines } }: { material: SampleMaterial }) {
  if (kind === "cover-letter") {
    return (
      <div className="demo-paper">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    );
  }
  const List = kind === "interview" ? "ol" : "ul";
  return (
    <List className="demo-paper">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </List>
  );
}
