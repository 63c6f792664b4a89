const MAX_PAUSE_MS = 24 * 60 * 60_000;

/** When a host lets itself be asked again, by its Retry-After (seconds or a date), a day from now at most; else null. */
export function readRetryAfter(value: string | null, now: Date): Date | null {
  const text = value?.trim() ?? "";
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : null;
  const at = seconds === null ? Date.parse(text) : now.getTime() + seconds * 1000;
  if (Number.isNaN(at)) return null;
  return new Date(Math.min(Math.max(at, now.getTime()), now.getTime() + MAX_PAUSE_MS));
}
