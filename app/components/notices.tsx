import { type FocusEvent, type PointerEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { Form } from "react-router";
import { Toaster, toast } from "sonner";
import type { Flash } from "../lib/flash.ts";
import { Button } from "./button.tsx";
import {
  currentNotice,
  currentPlace,
  forgetNotice,
  type ShownNotice,
  showNotice,
  subscribeToNotices,
} from "./notice-store.ts";
import { useHydrated } from "./use-hydrated.ts";

const TOAST_MS = 5000;
const SWIPE_PX = 50;
const REGION = "Notifications (F8)";

export function Notices({ flash }: { flash: Flash | null }) {
  const hydrated = useHydrated();
  const notice = useSyncExternalStore(subscribeToNotices, currentNotice, () => null);
  const place = useSyncExternalStore(subscribeToNotices, currentPlace, () => null);
  const shown = useRef<Flash | string | null>(null);

  // Each answer carries its own flash object, so a new object is a new toast, unless its id was shown before.
  useEffect(() => {
    const key = flash?.id ?? flash;
    if (!flash || shown.current === key) return;
    shown.current = key;
    showNotice(flash);
  }, [flash]);

  if (!hydrated) {
    return (
      <section className="notice-region" aria-label={REGION} tabIndex={-1}>
        {flash ? <Notice flash={flash} /> : null}
      </section>
    );
  }
  const toasts = <Toasts notice={notice} />;
  return place ? createPortal(toasts, place) : toasts;
}

function Toasts({ notice }: { notice: ShownNotice | null }) {
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);

  useEffect(() => {
    if (!notice) return;
    const left = notice.shownAt + TOAST_MS - Date.now();
    if (left <= 0) return;
    let handedOver = true;
    const forget = () => {
      if (!handedOver) return;
      const from = cameFrom.current;
      if (region.current?.contains(document.activeElement) && from instanceof HTMLElement) from.focus();
      forgetNotice(notice);
    };
    const id = toast.custom((own) => <Toast notice={notice} dismiss={() => toast.dismiss(own)} />, {
      duration: left,
      onAutoClose: forget,
      onDismiss: forget,
    });
    return () => {
      handedOver = false;
      toast.dismiss(id);
    };
  }, [notice]);

  useEffect(() => {
    const focusRegion = (event: KeyboardEvent) => {
      if (event.key !== "F8") return;
      document.querySelector<HTMLElement>(`section[aria-label="${REGION}"]`)?.focus();
    };
    document.addEventListener("keydown", focusRegion);
    return () => document.removeEventListener("keydown", focusRegion);
  }, []);

  // sonner returns the focus even after Tab, which would trap the keyboard.
  function keepFromSonner(event: FocusEvent<HTMLDivElement>): void {
    event.stopPropagation();
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
  }

  return (
    <div ref={region} onFocusCapture={keepFromSonner}>
      <Toaster
        position="bottom-right"
        customAriaLabel={REGION}
        hotkey={[]}
        visibleToasts={1}
        swipeDirections={[]}
        duration={TOAST_MS}
        offset={24}
        mobileOffset={16}
      />
    </div>
  );
}

function Toast({ notice, dismiss }: { notice: ShownNotice; dismiss: () => void }) {
  const shown = useSyncExternalStore(subscribeToNotices, currentNotice);
  return shown && shown !== notice ? null : <Notice flash={notice.flash} dismiss={dismiss} />;
}

function Notice({ flash, dismiss }: { flash: Flash; dismiss?: () => void }) {
  const destructive = flash.tone === "destructive";
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: alert and status have a name
    <div
      ref={makeRoom}
      className={destructive ? "notice destructive" : "notice"}
      role={destructive ? "alert" : "status"}
      aria-label="Notification"
      {...(dismiss ? swipeRight(dismiss) : {})}
    >
      <div className="notice-text">
        <p className="notice-title">{flash.title}</p>
        {flash.description ? <p>{flash.description}</p> : null}
        {flash.link ? (
          <p>
            <a
              className="link"
              href={flash.link.href}
              {...(flash.link.newTab ? { target: "_blank", rel: "noopener" } : {})}
            >
              {flash.link.label}
            </a>
          </p>
        ) : null}
        {flash.undo ? <Undo {...flash.undo} /> : null}
      </div>
      {dismiss ? (
        <button type="button" className="notice-close" aria-label="Dismiss" onClick={dismiss}>
          ×
        </button>
      ) : null}
    </div>
  );
}

/** Takes back what the notice tells. */
function Undo({ action, fields }: NonNullable<Flash["undo"]>) {
  return (
    <Form method="post" action={action} navigate={false} preventScrollReset className="notice-undo">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="small">
        Undo
      </Button>
    </Form>
  );
}

function makeRoom(notice: HTMLElement | null) {
  const dialog = notice?.closest("dialog");
  if (!notice || !dialog) return;
  dialog.style.setProperty("--notice-height", `${notice.offsetHeight}px`);
  return () => {
    dialog.style.removeProperty("--notice-height");
  };
}

/** sonner's own threshold is 45 px; the specification says 50. */
function swipeRight(dismiss: () => void) {
  let startX: number | null = null;
  const moved = (event: PointerEvent) => (startX === null ? 0 : Math.max(0, event.clientX - startX));
  const settle = (event: PointerEvent<HTMLElement>, x: number) => {
    event.currentTarget.style.transform = x > 0 ? `translateX(${x}px)` : "";
    event.currentTarget.classList.toggle("moving", startX !== null);
  };
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest("button, a"))) return;
      startX = event.clientX;
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (startX !== null) settle(event, moved(event));
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const distance = moved(event);
      startX = null;
      settle(event, distance > SWIPE_PX ? distance : 0);
      if (distance > SWIPE_PX) dismiss();
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      startX = null;
      settle(event, 0);
    },
  };
}
