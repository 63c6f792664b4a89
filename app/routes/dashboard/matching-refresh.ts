import { useEffect, useEffectEvent } from "react";
import { SESSION_EXPIRED } from "../../components/catch-failure.ts";
import { showOwnNotice } from "../../components/notice-store.ts";
import { useReread } from "../../components/use-reread.ts";
import { ApiRequestError, requestApi } from "../../lib/api-request.ts";

export type MatchingRequest = { at: string; isUpload: boolean };

/** When the lists are read again after matching was asked for, in milliseconds. */
const AFTER_UPLOAD_MS = [3_000, 8_000, 15_000];
const AFTER_CHANGE_MS = [2_000, 8_000, 15_000];

/** Reads the page's data again 3, 8 and 15 s after an upload, and 2 s after another change. */
export function useMatchingRefresh(request: MatchingRequest | null, now: Date): void {
  const reread = useReread();
  const refresh = useEffectEvent(async () => {
    // Without a session or a server a reload would replace this page and lose what is typed.
    const refused = await requestApi("/api/auth/user").then(() => null, statusOf);
    if (refused === null) reread();
    else if (refused === 401) await showOwnNotice(SESSION_EXPIRED);
  });
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

function statusOf(error: unknown): number {
  return error instanceof ApiRequestError ? error.status : 0;
}
