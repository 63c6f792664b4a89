import { useLayoutEffect } from "react";
import { useLocation } from "react-router";

/** The addresses of this visit by their place in the browser's history, as far as this document has seen them. */
const trail: string[] = [];

/** The router numbers its entries of the history; there is no public name for it. */
function placeInHistory(): number | null {
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return idx ?? null;
}

/** Remembers where the visit has been, for `isOneStepBack`. */
export function useTrail(): void {
  const { pathname, search } = useLocation();
  useLayoutEffect(() => {
    const place = placeInHistory();
    if (place !== null) trail[place] = pathname + search;
  }, [pathname, search]);
}

/** Whether the browser's Back leads to this address. */
export function isOneStepBack(address: string): boolean {
  const place = placeInHistory();
  return place !== null && place > 0 && trail[place - 1] === address;
}
