import { useLayoutEffect } from "react";
import { useLocation, useNavigation } from "react-router";

const trail: string[] = [];

let lastStep = "";

/** The router numbers its history entries but has no public API for it. */
function placeInHistory(): number | null {
  const { idx } = (window.history.state ?? {}) as { idx?: number };
  return idx ?? null;
}

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

export function currentStep(): string {
  return lastStep;
}

export function isOneStepBack(address: string): boolean {
  const place = placeInHistory();
  return place !== null && place > 0 && trail[place - 1] === address;
}
