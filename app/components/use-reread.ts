import { useEffect, useRef } from "react";
import { useFetchers, useNavigation, useRevalidator } from "react-router";
import { submittedAt } from "./submit-once.ts";

const LOOK_EVERY_MS = 200;
const RENDERED_WITHIN_MS = 5_000; // a form that was sent is rendered as being sent by then, or was held back

/** Waits until the router is idle: reading earlier would restart a navigation and lose the form behind it. */
export function useReread(): () => void {
  const { revalidate } = useRevalidator();
  const navigation = useNavigation();
  const fetchers = useFetchers();
  const isBusy = useRef(false);
  const renderedAt = useRef(0);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    isBusy.current = navigation.state !== "idle" || fetchers.some(({ state }) => state !== "idle");
    renderedAt.current = performance.now();
  }, [navigation.state, fetchers]);
  useEffect(() => () => clearTimeout(waiting.current), []);

  function isSending(): boolean {
    return submittedAt() >= renderedAt.current && performance.now() - submittedAt() < RENDERED_WITHIN_MS;
  }

  function reread(): void {
    clearTimeout(waiting.current);
    if (isBusy.current || isSending()) waiting.current = setTimeout(reread, LOOK_EVERY_MS);
    else void revalidate();
  }
  return reread;
}
