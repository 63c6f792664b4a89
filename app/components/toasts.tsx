import { type FocusEvent, useEffect, useRef, useSyncExternalStore } from "react";
import { Toaster, toast } from "sonner";
import styles from "../styles/toasts.css?url";
import { Notice } from "./notice.tsx";
import { ScreenStyles } from "./screen-styles.tsx";
import {
  currentNotice,
  forgetNotice,
  NOTICE_MS,
  REGION,
  type ShownNotice,
  subscribeToNotices,
} from "./notice-store.ts";

export function Toasts({ notice }: { notice: ShownNotice | null }) {
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget | null>(null);

  useEffect(() => {
    if (!notice) return;
    const left = notice.shownAt + NOTICE_MS - Date.now();
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

  // sonner returns the focus even after Tab, which would trap the keyboard.
  function keepFromSonner(event: FocusEvent<HTMLDivElement>): void {
    event.stopPropagation();
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget;
  }

  return (
    <div ref={region} onFocusCapture={keepFromSonner}>
      <ScreenStyles href={styles} />
      <Toaster
        position="bottom-right"
        customAriaLabel={REGION}
        hotkey={[]}
        visibleToasts={1}
        swipeDirections={[]}
        duration={NOTICE_MS}
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
