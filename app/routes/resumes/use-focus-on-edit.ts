import { type RefObject, useEffect, useRef } from "react";

export function useFocusOnEdit(isEditing: boolean): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(false);
  // The element that had the focus is gone from the page.
  useEffect(() => {
    if (wasEditing.current === isEditing) return;
    wasEditing.current = isEditing;
    const target = isEditing ? ":is(textarea, select, input:not([type=hidden]))" : "a[href*='edit=']";
    panel.current?.querySelector<HTMLElement>(target)?.focus();
  }, [isEditing]);
  return panel;
}
