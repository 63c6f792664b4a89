import type { Digest } from "../domain/mail-choices.ts";

const MORNING_HOUR = 7; // UTC: morning in Europe, before the day begins in America
const DAY_MS = 24 * 60 * 60_000;
const WEEK_DAYS = 7;

/** The next morning after `now`: then mails are sent, at most one a day. */
export function nextMorning(now: Date): Date {
  const morning = new Date(now);
  morning.setUTCHours(MORNING_HOUR, 0, 0, 0);
  return morning > now ? morning : new Date(morning.getTime() + DAY_MS);
}

/** When the digest after the one of `now` is due. */
export function nextDigest(digest: Digest, now: Date): Date {
  const days = digest === "weekly" ? WEEK_DAYS - 1 : 0;
  return new Date(nextMorning(now).getTime() + days * DAY_MS);
}
