/** Unprintable or too complex, too many at once, busy: here the user can do something about it. */
const TELLING = [422, 429, 503];

/** What a notice says of a file that could not be had. */
export function withReason(failed: string, status: number, message: string): string {
  return TELLING.includes(status) ? `${failed}. ${message}`.trim() : failed;
}
