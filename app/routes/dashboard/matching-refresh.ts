import { useEffect, useEffectEvent } from "react";
import { useSafeReread } from "../../components/use-safe-reread.ts";

export type MatchingRequest = { at: string; isUpload: boolean };

/** When the lists are read again after matching was asked for, in milliseconds. */
const AFTER_UPLOAD_MS = [3_000, 8_000, 15_000];
const AFTER_CHANGE_MS = [2_000, 8_000, 15_000];

/** Reads the page's data again 3, 8 and 15 s after an upload, and 2 s after another change. */
export function useMatchingRefresh(request: MatchingRequest | null, now: Date): void {
  const refresh = useEffectEvent(useSafeReread());
  const elapsedMs = useEffectEvent(() =>
    request === null ? Number.POSITIVE_INFINITY : now.getTime() - Date.parse(request.at),
  );
  // Time passes outside of React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new request starts new timers, a re-read page does not
  useEffect(() => {
    const moments = request?.isUpload ? AFTER_UPLOAD_MS : AFTER_CHANGE_MS;
    const ahead = moments.map((moment) => moment - elapsedMs()).filter((delay) => delay > 0);
    const timers = ahead.map((delay) => setTimeout(() => void refresh(), delay));
    return () => timers.forEach(clearTimeout);
  }, [request?.at]);
}
