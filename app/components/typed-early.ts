const typed = new Map<HTMLTextAreaElement, string>();

/** Remembers what stands in text areas before React takes the page over: it sets them back to what the server sent. */
export function rememberTyped(): void {
  for (const area of document.querySelectorAll("textarea")) {
    if (area.value !== area.defaultValue) typed.set(area, area.value);
  }
}

/** Puts back what was typed before, once. */
export function restoreTyped(area: HTMLTextAreaElement): void {
  const text = typed.get(area);
  typed.delete(area);
  if (text !== undefined) area.value = text;
}
