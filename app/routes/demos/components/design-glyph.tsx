import type { ReactNode } from "react";

export type DesignName = "bars" | "rings" | "stages" | "pages" | "lanes" | "ticker" | "schedule" | "compass";

const GLYPHS: Record<DesignName, ReactNode> = {
  bars: (
    <>
      <path d="M4 9h40M4 16h40M4 23h40" />
      <path stroke="var(--link-solid)" d="M4 9h32M4 16h14M4 23h24" />
    </>
  ),
  rings: (
    <>
      <circle cx="14" cy="16" r="8.5" />
      <circle cx="35" cy="16" r="8.5" />
      <path stroke="var(--link-solid)" d="M14 7.5a8.5 8.5 0 1 1-8.5 8.5M35 7.5a8.5 8.5 0 0 1 8.5 8.5" />
    </>
  ),
  stages: (
    <>
      <path d="M4 16h7M15 16h7M26 16h7M37 16h7" />
      <path stroke="var(--link-solid)" d="M4 16h7M15 16h7" />
    </>
  ),
  pages: (
    <>
      <path d="M7 5h14v22H7zM27 5h14v22H27z" />
      <path stroke="var(--link-solid)" d="M10.5 11h7M10.5 16h7M10.5 21h4M30.5 11h7" />
    </>
  ),
  lanes: (
    <>
      <path d="M5 5h10v22H5zM19 5h10v22H19zM33 5h10v22H33z" />
      <path stroke="var(--link-solid)" d="M8 10h4M22 10h4M22 15h4M36 10h4M36 15h4M36 20h4" />
    </>
  ),
  ticker: (
    <>
      <rect x="4" y="9" width="40" height="14" rx="7" />
      <path stroke="var(--link-solid)" d="M12 16h.01M18 16h18" />
    </>
  ),
  schedule: (
    <>
      <path d="M4 8h18M14 16h22M30 24h14" />
      <path stroke="var(--link-solid)" d="M4 8h18M14 16h12M26 4v24" />
    </>
  ),
  compass: (
    <>
      <circle cx="24" cy="16" r="12" />
      <path stroke="var(--link-solid)" d="M24 16l5-7M24 4a12 12 0 0 1 10 18" />
    </>
  ),
};

export function DesignGlyph({ name }: { name: DesignName }) {
  return (
    <svg className="demo-icon" viewBox="0 0 48 32" aria-hidden="true">
      {GLYPHS[name]}
    </svg>
  );
}
