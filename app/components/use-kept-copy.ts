import { useEffect } from "react";
import { useLocation } from "react-router";

/** Lets the service worker keep the dashboard as it is now, for whoever asked for it (routes/account/offline-copy.tsx). */
export function useKeptCopy(isKept: boolean): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen that is opened is a moment to keep it anew
  useEffect(() => {
    // Where a browser allows no worker, nothing is kept, which is no failure of the page.
    if (isKept) void renewCopy().catch(() => undefined);
  }, [isKept, pathname]);
}

async function renewCopy(): Promise<void> {
  await navigator.serviceWorker?.register("/offline.js");
  const registration = await navigator.serviceWorker?.ready;
  registration?.active?.postMessage("keep");
}
