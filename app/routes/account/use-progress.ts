import { useEffect, useEffectEvent } from "react";
import { useSafeReread } from "../../components/use-safe-reread.ts";

const EVERY_MS = 3_000;

/** Reads the page's data again every 3 s for as long as what uses it is shown and the session lasts. */
export function useProgress(): void {
  const look = useEffectEvent(useSafeReread());
  useEffect(() => {
    const timer = setInterval(() => void look().then((goesOn) => goesOn || clearInterval(timer)), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}
