import { ApiRequestError, requestApi } from "../lib/api-request.ts";
import { SESSION_EXPIRED } from "./catch-failure.ts";
import { showOwnNotice } from "./notice-store.ts";
import { useReread } from "./use-reread.ts";

/**
 * Reads the page's data again. Without a session or a server it does not: a reload would replace this page and lose
 * what is typed. False once the session has ended, which it says.
 */
export function useSafeReread(): () => Promise<boolean> {
  const reread = useReread();
  return async () => {
    const refused = await requestApi("/api/auth/user").then(() => null, statusOf);
    if (refused === null) reread();
    if (refused === 401) await showOwnNotice(SESSION_EXPIRED);
    return refused !== 401;
  };
}

function statusOf(error: unknown): number {
  return error instanceof ApiRequestError ? error.status : 0;
}
