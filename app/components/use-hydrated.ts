import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the server and in the first client render, true afterwards: for what only makes sense with JavaScript. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
