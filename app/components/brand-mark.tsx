import { BRAND } from "../../server/domain/brand.ts";

export function BrandMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 3h9l7 7v11H4z" fill="var(--sand-12)" />
      <path d="M13 3l7 7h-7z" fill="var(--sand-7)" />
      <path
        d="M8 17V10.5l6 6.5v-5"
        fill="none"
        stroke="var(--sand-1)"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

export function Brand() {
  return (
    <>
      <BrandMark />
      {BRAND}
    </>
  );
}
