import { useLayoutEffect } from "react";
import { useLocation, useNavigation } from "react-router";

/** The addresses of this visit by their place in the browser's history, as far as this document has seen them. */
const trail: string[] = [];

/** The last step of the visit, the one that is under way included. */
let lastStep = "";

/** The router numbers its entries of the history; there is no public name for it. */
function placeInHistory(): number | null {
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return idx ?? null;
}

/** Remembers where the visit has been, for `isOneStepBack` and `currentStep`. */
export function useTrail(): void {
  const { pathname, search, key } = useLocation();
  const { location: next } = useNavigation();
  useLayoutEffect(() => {
    lastStep = next?.key ?? key;
  }, [next?.key, key]);
  useLayoutEffect(() => {
    const place = placeInHistory();
    if (place !== null) trail[place] = pathname + search;
  }, [pathname, search]);
}

/** Names the present step of the visit: another name later means that the user has gone on. */
export function currentStep(): string {
  return lastStep;
}

/** Whether the browser's Back leads to this address. */
export function isOneStepBack(address: string): boolean {
  const place = placeInHistory();
  return place !== null && place > 0 && trail[place - 1] === address;
}
