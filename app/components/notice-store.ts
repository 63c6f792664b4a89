import type { Flash } from "../lib/flash.ts";

/** The one notice that shows. `shownAt` keeps its time when it moves into a dialog and out again. */
export type ShownNotice = { flash: Flash; shownAt: number };

let notice: ShownNotice | null = null;
let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

function tell(): void {
  for (const listener of listeners) listener();
}

export function subscribeToNotices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const currentNotice = () => notice;
export const currentPlace = () => place;

/** Shows a toast, instead of the one that shows. Browser only. */
export function showNotice(flash: Flash): void {
  notice = { flash, shownAt: Date.now() };
  tell();
}

/** Forgets a notice that has left, unless a newer one has taken its place. */
export function forgetNotice(gone: ShownNotice): void {
  if (notice !== gone) return;
  notice = null;
  tell();
}

/** What is outside an open modal dialog is inert, so toasts are shown inside it while it is open. */
export function placeNotices(inside: HTMLElement | null): void {
  place = inside;
  tell();
}
