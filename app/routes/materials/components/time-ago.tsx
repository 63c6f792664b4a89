import type { ReactNode } from "react";
import { distanceAgo } from "../../../lib/distance-in-words.ts";

/** `12 minutes ago`, after what is given before it; a date that cannot be read leaves the time out. */
export function timeAgo(date: string, now: Date, before = ""): ReactNode {
  if (Number.isNaN(Date.parse(date))) return null;
  return <time dateTime={date}>{`${before}${distanceAgo(date, now)}`}</time>;
}
