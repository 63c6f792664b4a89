import { useEffect } from "react";
import { currentStep } from "./trail.ts";

const DOUBLE_CLICK_MS = 500;

let last: { form: HTMLFormElement; sent: string; at: number } | null = null;

type Origin = { step: string; path: string };

let lastSubmitAt = Number.NEGATIVE_INFINITY;

const origins = new Map<string, Origin>();

/** Blocks the second click of a double click, which would abort the first submission or repeat it. */
export function useSubmitOnce(): void {
  useEffect(() => {
    window.addEventListener("submit", holdRepeat, true);
    return () => window.removeEventListener("submit", holdRepeat, true);
  }, []);
}

export function forgetSubmission(): void {
  last = null;
}

/** When a form was last sent, as performance.now() counts: the router's state tells of it only a rendering later. */
export function submittedAt(): number {
  return lastSubmitAt;
}

export function originOf(action: string): Origin {
  return origins.get(action) ?? { step: currentStep(), path: window.location.pathname };
}

function holdRepeat(event: SubmitEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || form.method !== "post") return;
  const sent = contentOf(form, event.submitter);
  const isRepeat = last?.form === form && last.sent === sent && event.timeStamp - last.at < DOUBLE_CLICK_MS;
  if (!isRepeat) {
    lastSubmitAt = performance.now();
    last = { form, sent, at: event.timeStamp };
    origins.set(new URL(form.action).pathname, { step: currentStep(), path: window.location.pathname });
    return;
  }
  event.preventDefault();
  event.stopPropagation();
}

function contentOf(form: HTMLFormElement, submitter: HTMLElement | null): string {
  return JSON.stringify([...new FormData(form, submitter)], (_key, value) =>
    value instanceof File ? value.name : value,
  );
}
