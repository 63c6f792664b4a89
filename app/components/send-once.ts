import type { FormEvent } from "react";

const ANSWERED_WITHIN_MS = 5_000;

/**
 * For a form whose answer replaces the session: of a double click only the first is sent, since the second would carry
 * the session that the first has ended, and its answer would sign out.
 */
export function sendOnce(event: FormEvent<HTMLFormElement>): void {
  const { dataset } = event.currentTarget;
  if (dataset.sent !== undefined) {
    event.preventDefault();
    return;
  }
  dataset.sent = "";
  setTimeout(() => {
    delete dataset.sent;
  }, ANSWERED_WITHIN_MS);
}
