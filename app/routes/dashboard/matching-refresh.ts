import { useEffect, useEffectEvent } from "react";
import { useRevalidator } from "react-router";

/** When the lists are read again after matching was asked for (RQ-12), in milliseconds. */
const REFRESH_AT_MS = [3_000, 8_000, 15_000];

/** Reads the page's data again 3, 8 and 15 s after matching was asked for, as far as these moments lie ahead. */
export function useMatchingRefresh(requestedAt: string | null, now: Date): void {
  const { revalidate } = useRevalidator();
  const refresh = useEffectEvent(() => void revalidate());
  const elapsedMs = useEffectEvent(() =>
    requestedAt === null ? Number.POSITIVE_INFINITY : now.getTime() - Date.parse(requestedAt),
  );
  // Time passes outside of React.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new request starts new timers, a re-read page does not
  useEffect(() => {
    const ahead = REFRESH_AT_MS.map((moment) => moment - elapsedMs()).filter((delay) => delay > 0);
    const timers = ahead.map((delay) => setTimeout(() => refresh(), delay));
    return () => timers.forEach(clearTimeout);
  }, [requestedAt]);
}
