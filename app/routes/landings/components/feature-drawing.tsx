import type { ReactNode } from "react";
import type { Feature } from "../../../lib/feature-titles.ts";

const DRAWINGS: Record<Feature, ReactNode> = {
  analysis: (
    <>
      <rect x="24" y="14" width="120" height="132" rx="8" fill="#fff" />
      <Pen d="M40 38h60M40 58h88M40 78h74M40 98h84M40 118h50" />
      <Marker d="M38 58h92M38 98h88" />
      <Thread d="M130 58h58M126 98h40" />
      <rect x="190" y="44" width="106" height="28" rx="14" fill="#0b4fb3" />
      <rect x="168" y="84" width="92" height="28" rx="14" fill="#0b4fb3" />
      <Pen d="M206 58h74M184 98h60" colour="#fff" />
    </>
  ),
  letters: (
    <>
      <path d="M70 44l90 60 90-60v92a8 8 0 01-8 8H78a8 8 0 01-8-8z" fill="#fff" />
      <path d="M70 44a8 8 0 018-8h164a8 8 0 018 8l-90 60z" fill="#ffe59b" />
      <Pen d="M104 124h70M104 110h30" />
    </>
  ),
  interview: (
    <>
      <rect x="46" y="28" width="150" height="50" rx="25" fill="#fff" />
      <rect x="124" y="88" width="150" height="50" rx="25" fill="#0b4fb3" />
      <Pen d="M76 53h90" />
      <Pen d="M154 113h90" colour="#fff" />
    </>
  ),
  jobs: (
    <>
      <circle cx="160" cy="82" r="64" fill="none" stroke="#fff" strokeWidth="2" />
      <circle cx="160" cy="82" r="38" fill="none" stroke="#fff" strokeWidth="2" />
      <circle cx="160" cy="82" r="10" fill="#0b4fb3" />
      <circle cx="206" cy="44" r="9" fill="#ffd257" />
      <circle cx="114" cy="62" r="7" fill="#3f7fd4" />
      <circle cx="178" cy="128" r="6" fill="#3f7fd4" />
    </>
  ),
  analytics: (
    <>
      <path d="M52 136h216" stroke="#fff" strokeWidth="2" />
      <Columns d="M72 136V96M112 136V84M152 136V66M192 136V72M232 136V40" />
      <circle cx="232" cy="28" r="9" fill="#ffd257" />
    </>
  ),
  optimization: (
    <>
      <rect x="56" y="22" width="84" height="116" rx="7" fill="#fff" />
      <rect x="180" y="22" width="84" height="116" rx="7" fill="#fff" />
      <Pen d="M70 46h56M70 66h40M70 86h52M70 106h44M194 46h52M194 66h56M194 86h44M194 106h40" />
      <Marker d="M70 86h52M194 46h52" />
      <Thread d="M140 86c24 0 18-40 40-40" />
    </>
  ),
};

export const DRAWN_FEATURES = Object.keys(DRAWINGS) as Feature[];

export function FeatureDrawing({ feature }: { feature: Feature }) {
  return (
    <svg viewBox="0 0 320 160" aria-hidden="true">
      {DRAWINGS[feature]}
    </svg>
  );
}

function Pen({ d, colour = "#b9cde6" }: { d: string; colour?: string }) {
  return <path d={d} stroke={colour} strokeWidth="5" strokeLinecap="round" />;
}

function Marker({ d }: { d: string }) {
  return <path d={d} stroke="#ffd257" strokeWidth="12" strokeLinecap="round" strokeOpacity="0.65" />;
}

function Thread({ d }: { d: string }) {
  return <path d={d} fill="none" stroke="var(--accent)" strokeWidth="2" strokeLinecap="round" strokeDasharray="1 6" />;
}

function Columns({ d }: { d: string }) {
  return <path d={d} stroke="#3f7fd4" strokeWidth="22" />;
}
