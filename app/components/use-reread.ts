import { useEffect, useRef } from "react";
import { useFetchers, useNavigation, useRevalidator } from "react-router";

const LOOK_EVERY_MS = 200;

/** Waits until the router is idle: reading earlier would restart a navigation and lose the form behind it. */
export function useReread(): () => void {
  const { revalidate } = useRevalidator();
  const navigation = useNavigation();
  const fetchers = useFetchers();
  const isBusy = useRef(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    isBusy.current = navigation.state !== "idle" || fetchers.some(({ state }) => state !== "idle");
  }, [navigation.state, fetchers]);
  useEffect(() => () => clearTimeout(waiting.current), []);

  function reread(): void {
    clearTimeout(waiting.current);
    if (isBusy.current) waiting.current = setTimeout(reread, LOOK_EVERY_MS);
    else void revalidate();
  }
  return reread;
}
