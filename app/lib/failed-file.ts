const TELLING = [422, 429, 503];

export function withReason(failed: string, status: number, message: string): string {
  return TELLING.includes(status) ? `${failed}. ${message}`.trim() : failed;
}
