import { useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigation, useNavigationType } from "react-router";

type Step = { key: string; address: string };

/** The entries of the browser's history that this page has seen, and which of them is shown. */
const trail: Step[] = [];
let place = -1;
let lastStep = "";

function follow(step: Step, type: NavigationType): void {
  const known = trail.findIndex(({ key }) => key === step.key);
  // Back or forward to what was not seen: what lies beside it is not known.
  if (known < 0 && type === NavigationType.Pop) forget();
  if (known >= 0) place = known;
  else if (type === NavigationType.Push || place < 0) {
    place += 1;
    trail.length = place;
  }
  trail[place] = step;
}

function forget(): void {
  trail.length = 0;
  place = -1;
}

export function useTrail(): void {
  const { pathname, search, key } = useLocation();
  const { location: next } = useNavigation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    lastStep = next?.key ?? key;
  }, [next?.key, key]);
  useLayoutEffect(() => follow({ key, address: pathname + search }, type), [pathname, search, key, type]);
  // Elsewhere nobody follows.
  useLayoutEffect(() => forget, []);
}

export function currentStep(): string {
  return lastStep;
}

export function isOneStepBack(address: string): boolean {
  return trail[place - 1]?.address === address;
}
