import { isValid } from "date-fns/isValid";
import { parse } from "date-fns/parse";
import type { Span } from "./portable-resume.ts";

const FORMS = ["MMM yyyy", "MMMM yyyy", "MM/yyyy", "M/yyyy", "MM.yyyy", "MMM d, yyyy", "d MMM yyyy", "M/d/yyyy"];

/** "2019-04-01", "2019-04", "2019", "Apr 2019" as "2019-04" or "2019"; null for anything else. */
function readMonth(text: string | null | undefined): string | null {
  const told = text?.trim() ?? "";
  const iso = /^((?:19|20)\d{2})(?:-(0[1-9]|1[0-2])(?:-\d{2})?(?:T.*)?)?$/.exec(told);
  if (iso) return iso[2] ? `${iso[1]}-${iso[2]}` : iso[1]!;
  // In English everywhere: it is what these archives are written in, whatever their owner speaks.
  const date = FORMS.map((form) => parse(told, form, new Date(0))).find((read) => isValid(read));
  const year = date?.getFullYear() ?? 0;
  return date && year >= 1900 && year < 2100 ? `${year}-${String(date.getMonth() + 1).padStart(2, "0")}` : null;
}

/** A span without an end goes on, unless its tool says whether it does. */
export function readSpan(start: string | null, end: string | null, isCurrent?: boolean): Span {
  const from = readMonth(start);
  const to = readMonth(end);
  return { start: from, end: to, isCurrent: to === null && from !== null && (isCurrent ?? true) };
}
