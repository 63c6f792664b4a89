import { type MouseEvent, type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { isPlainClick } from "../lib/plain-click.ts";
import { IconButton } from "./button.tsx";
import { placeNotices } from "./notice-store.ts";
import { isOneStepBack } from "./trail.ts";

const FIRST_FIELD = ".dialog-body :is(input:not([type=hidden]), textarea, select):not([data-later] *)";

type ModalDialogProps = {
  open: boolean;
  closeHref: string;
  title: string;
  description?: ReactNode;
  wide?: boolean;
  tools?: ReactNode;
  cross?: boolean;
  children: ReactNode;
};

/** A dialog whose state is the URL: rendered open by the server, made modal where JavaScript runs. */
export function ModalDialog(props: ModalDialogProps) {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ closeHref, title, description, wide = false, tools, cross = true, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const leaving = useRef(false);
  const navigate = useNavigate();
  const id = useId();

  // showModal() has no declarative form: it traps the focus, and close() returns it.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    leaving.current = false;
    // On a slow line somebody reads or types here before the scripts come: they go on where they were.
    const { scrollTop } = element;
    const held = element.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
    element.removeAttribute("open");
    element.showModal();
    // Focuses the form or the open tab rather than Close, which comes first.
    const field = held ?? element.querySelector<HTMLElement>(FIRST_FIELD);
    (field ?? element.querySelector<HTMLElement>("[aria-current]"))?.focus();
    if (!field || scrollTop > 0) element.scrollTop = scrollTop;
    placeNotices(element);
    return () => {
      leaving.current = true;
      placeNotices(null);
      element.close();
    };
  }, []);

  /** Goes back if possible, so that Back does not open the dialog again. */
  function leave(): void {
    if (leaving.current) return;
    leaving.current = true;
    if (isOneStepBack(addressOf(closeHref))) void navigate(-1);
    else void navigate(closeHref || "?", { preventScrollReset: true, replace: true });
  }

  function leaveByKey(event: SyntheticEvent<HTMLDialogElement>): void {
    // A file picker's cancel event bubbles up to here as well.
    if (event.target !== event.currentTarget || leaving.current) return;
    event.preventDefault();
    leave();
  }

  function leaveByLink(event: MouseEvent<HTMLDialogElement>): void {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || addressOf(link.href) !== addressOf(closeHref) || !isPlainClick(event)) return;
    event.preventDefault();
    leave();
  }

  return (
    <dialog
      ref={dialog}
      open
      className={wide ? "dialog wide" : "dialog"}
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-text` : undefined}
      onCancel={leaveByKey}
      onClose={leaveByKey}
      onClickCapture={leaveByLink}
    >
      <div className="dialog-head">
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          {description ? <p id={`${id}-text`}>{description}</p> : null}
        </div>
        {tools}
        {cross ? (
          <IconButton asChild aria-label="Close">
            <Link to={closeHref || "?"} preventScrollReset>
              <span aria-hidden="true">✕</span>
            </Link>
          </IconButton>
        ) : null}
      </div>
      <div className="dialog-body">{children}</div>
    </dialog>
  );
}

function addressOf(href: string): string {
  const { pathname, search } = new URL(href || "?", window.location.href);
  return pathname + search;
}
