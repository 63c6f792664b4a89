import { useEffect, useRef } from "react";
import { useFetchers, useNavigation, useRevalidator } from "react-router";

const LOOK_EVERY_MS = 200;

/**
 * Reads the page's data again, once nothing else is on its way: asked in between, the router starts the navigation that
 * is under way anew and forgets the form that led to it, so that a screen does not know that something has changed.
 */
export function useReread(): () => void {
  const { revalidate } = useRevalidator();
  const navigation = useNavigation();
  const fetchers = useFetchers();
  const isBusy = useRef(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Time passes outside of React.
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
