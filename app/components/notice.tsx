import type { PointerEvent } from "react";
import { Form } from "react-router";
import type { Flash } from "../lib/flash.ts";
import { shell } from "../texts/en/shell.ts";
import { Button } from "./button.tsx";
import { useTexts } from "./use-texts.ts";

const SWIPE_PX = 50;

export function Notice({ flash, dismiss }: { flash: Flash; dismiss?: () => void }) {
  const texts = useTexts("shell", shell);
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
        <button type="button" className="notice-close" aria-label={texts.dismiss} onClick={dismiss}>
          ×
        </button>
      ) : null}
    </div>
  );
}

function Undo({ action, fields }: NonNullable<Flash["undo"]>) {
  const texts = useTexts("shell", shell);
  return (
    <Form method="post" action={action} navigate={false} preventScrollReset className="notice-undo">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="small">
        {texts.undo}
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
