/** The day of a moment in UTC, as YYYY-MM-DD. */
export function isoDay(moment: Date): string {
  return moment.toISOString().slice(0, "YYYY-MM-DD".length);
}
