import type { FormEvent } from "react";

const ANSWERED_WITHIN_MS = 5_000;

/** The second click of a double click would carry the session that the first has ended, and sign out. */
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
