import { distanceAgo } from "../../../lib/relative-time.ts";

/** `12 minutes ago`, after what is given before it; a date that cannot be read leaves the time out (DEC-45). */
export function TimeAgo({ date, now, before = "" }: { date: string; now: Date; before?: string }) {
  if (Number.isNaN(Date.parse(date))) return null;
  return <time dateTime={date}>{`${before}${distanceAgo(date, now)}`}</time>;
}
