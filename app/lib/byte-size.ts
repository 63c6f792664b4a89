import type { Language } from "../../server/domain/language.ts";

const UNITS = [
  { unit: "byte", english: "bytes" },
  { unit: "kilobyte", english: "KB" },
  { unit: "megabyte", english: "MB" },
  { unit: "gigabyte", english: "GB" },
  { unit: "terabyte", english: "TB" },
] as const;
const STEP = 1000;

export function byteSize(bytes: number, language: Language): string {
  const reached = UNITS.findLastIndex((_, power) => bytes >= STEP ** power);
  const power = Math.max(0, reached);
  const { unit, english } = UNITS[power] ?? UNITS[0];
  const size = bytes / STEP ** power;
  const digits = power === 0 || size >= 100 ? 0 : 1;
  const shown = { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false };
  if (language === "en") return `${size.toLocaleString(language, shown)} ${english}`;
  return size.toLocaleString(language, { ...shown, style: "unit", unit, unitDisplay: "short" });
}
