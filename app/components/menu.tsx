import type { FormEvent, MouseEvent, ReactNode } from "react";

export function menuButton(id: string) {
  return { type: "button", popoverTarget: id, "aria-haspopup": "true" } as const;
}

export function Menu({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click; Escape is the popover's own
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <div id={id} popover="auto" className="menu" role="group" aria-label={label} onClick={closeAfterLink}>
      {children}
    </div>
  );
}

/** A form that is sent without a page load leaves its menu open. */
export function closeMenu(event: FormEvent<HTMLFormElement>): void {
  event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover();
}

// A link followed without a page load leaves the popover open.
function closeAfterLink(event: MouseEvent<HTMLDivElement>): void {
  if (event.target instanceof Element && event.target.closest("a")) event.currentTarget.hidePopover();
}
