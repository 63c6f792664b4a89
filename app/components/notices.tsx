import { type ComponentType, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import type { Flash } from "../lib/flash.ts";
import { Notice } from "./notice.tsx";
import {
  currentNotice,
  currentPlace,
  forgetNotice,
  NOTICE_MS,
  REGION,
  type ShownNotice,
  showNotice,
  subscribeToNotices,
} from "./notice-store.ts";
import { useHydrated } from "./use-hydrated.ts";

type Toasts = ComponentType<{ notice: ShownNotice | null }>;

let loaded: Toasts | null = null;

/** Most screens show no toast, so its code comes with the first one. Null where it cannot be had. */
export async function loadToasts(): Promise<Toasts | null> {
  loaded ??= await import("./toasts.tsx").then(
    (module) => module.Toasts,
    () => null,
  );
  return loaded;
}

export function Notices({ flash }: { flash: Flash | null }) {
  const hydrated = useHydrated();
  const notice = useSyncExternalStore(subscribeToNotices, currentNotice, () => null);
  const place = useSyncExternalStore(subscribeToNotices, currentPlace, () => null);
  const shown = useRef<Flash | string | null>(null);
  const Toasts = useToasts(notice);
  useFocusKey();

  // Each answer carries its own flash object, so a new object is a new toast, unless its id was shown before.
  useEffect(() => {
    const key = flash?.id ?? flash;
    if (!flash || shown.current === key) return;
    shown.current = key;
    showNotice(flash);
  }, [flash]);

  if (!hydrated) return <PlainRegion flash={flash} />;
  // What the server rendered stays in sight until the toast is there.
  const isWaiting = Toasts === undefined && notice?.flash !== flash;
  const region = Toasts ? <Toasts notice={notice} /> : <PlainRegion notice={isWaiting ? null : notice} />;
  return place ? createPortal(region, place) : region;
}

/** Undefined until they are loaded, null where they cannot be. */
function useToasts(notice: ShownNotice | null): Toasts | null | undefined {
  const [toasts, setToasts] = useState<Toasts | null | undefined>(() => loaded ?? undefined);
  useEffect(() => {
    if (notice) void loadToasts().then((found) => setToasts(() => found));
  }, [notice]);
  // An answer may bring one: the code comes at the same time.
  useEffect(() => {
    document.addEventListener("submit", loadToasts, { capture: true, once: true });
    return () => document.removeEventListener("submit", loadToasts, { capture: true });
  }, []);
  return toasts;
}

function focusRegion(): void {
  document.querySelector<HTMLElement>(`section[aria-label="${REGION}"]`)?.focus();
}

function useFocusKey(): void {
  useEffect(() => {
    const listen = ({ key }: KeyboardEvent) => {
      if (key === "F8") focusRegion();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/** Without scripts, and where the code of the toasts cannot be had. */
function PlainRegion({ flash, notice = null }: { flash?: Flash | null; notice?: ShownNotice | null }) {
  const region = useRef<HTMLElement>(null);
  // Who was in it is in the toast that takes its place.
  useLayoutEffect(() => {
    const element = region.current;
    return () => {
      if (element?.contains(document.activeElement)) queueMicrotask(focusRegion);
    };
  }, []);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => forgetNotice(notice), notice.shownAt + NOTICE_MS - Date.now());
    return () => clearTimeout(timer);
  }, [notice]);
  const told = notice?.flash ?? flash;
  return (
    <section ref={region} className="notice-region" aria-label={REGION} tabIndex={-1}>
      {told ? <Notice flash={told} {...(notice ? { dismiss: () => forgetNotice(notice) } : {})} /> : null}
    </section>
  );
}
