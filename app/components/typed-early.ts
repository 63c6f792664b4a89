const typed = new Map<HTMLTextAreaElement, string>();

/** React resets text areas to what the server sent, so what was typed earlier is remembered. */
export function rememberTyped(): void {
  for (const area of document.querySelectorAll("textarea")) {
    if (area.value !== area.defaultValue) typed.set(area, area.value);
  }
}

export function restoreTyped(area: HTMLTextAreaElement): void {
  const text = typed.get(area);
  typed.delete(area);
  if (text !== undefined) area.value = text;
}
