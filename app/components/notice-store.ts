import type { Flash } from "../lib/flash.ts";

export const NOTICE_MS = 5000;
export const REGION = "Notifications (F8)";

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

export function showNotice(flash: Flash): void {
  notice = { flash, shownAt: Date.now() };
  tell();
}

export function forgetNotice(gone: ShownNotice): void {
  if (notice !== gone) return;
  notice = null;
  tell();
}

/** A modal dialog makes everything outside inert, so toasts are shown inside it while it is open. */
export function placeNotices(inside: HTMLElement | null): void {
  place = inside;
  tell();
}
