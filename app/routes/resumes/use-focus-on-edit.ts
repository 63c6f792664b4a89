import { type RefObject, useEffect, useRef } from "react";

/** Brings the focus into an editor that opens, and back to its `Edit` when it closes again. */
export function useFocusOnEdit(isEditing: boolean): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(false);
  // What had the focus is gone from the page.
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    const target = isEditing ? ":is(textarea, select, input:not([type=hidden]))" : "a[href*='edit=']";
    panel.current?.querySelector<HTMLElement>(target)?.focus();
  }, [isEditing]);
  return panel;
}
