const MAX_PAUSE_MS = 24 * 60 * 60_000;

/** Reads Retry-After (seconds or a date), at most a day from now; else null. */
export function readRetryAfter(value: string | null, now: Date): Date | null {
  const text = value?.trim() ?? "";
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : null;
  const at = seconds === null ? Date.parse(text) : now.getTime() + seconds * 1000;
  if (Number.isNaN(at)) return null;
  return new Date(Math.min(Math.max(at, now.getTime()), now.getTime() + MAX_PAUSE_MS));
}
