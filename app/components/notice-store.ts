import { parseLanguage } from "../../server/domain/language.ts";
import type { Flash } from "../lib/flash.ts";
import { loadTexts } from "../texts/load-texts.ts";

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

type OwnWords = "failures" | "adminFailures";

/** Says English texts of these groups in the page's language; they came with the page, as the network may be gone. */
export async function ownWords(...groups: OwnWords[]): Promise<(english: string) => string> {
  const language = parseLanguage(document.documentElement.lang);
  const asked = language === "en" ? [] : groups.map((group) => loadTexts(language, group).catch(() => ({})));
  const texts: Record<string, string> = Object.assign({}, ...(await Promise.all(asked)));
  return (english) => texts[english] ?? english;
}

/** Shows what the browser says by itself, in the page's language. */
export async function showOwnNotice(flash: Flash, ...more: OwnWords[]): Promise<void> {
  const say = await ownWords("failures", ...more);
  showNotice({ ...flash, title: say(flash.title), description: say(flash.description) });
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
