import type { ProfileJob } from "../../../analysis/profile.ts";

/** When a job was: "from 1999 to 2001"; null where the resume does not say it. */
export function yearsOfJob({ start, end, current }: ProfileJob): string | null {
  const [from, to] = [start, end].map((date) => date?.slice(0, 4) ?? null);
  if (!from || (!to && !current)) return null;
  if (current) return `since ${from}`;
  return from === to ? `in ${from}` : `from ${from} to ${to}`;
}
