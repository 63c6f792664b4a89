import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from "react-router";
import type { Flash } from "../lib/flash.ts";
import { UNAVAILABLE } from "../lib/unavailable-words.ts";
import { showOwnNotice } from "./notice-store.ts";
import { forgetSubmission, originOf } from "./submit-once.ts";
import { currentStep } from "./trail.ts";

const FAILED = { failedInBrowser: true };
const DONE = { doneInBrowser: true };

type Describe = (sent: FormData) => string;

/** A clientAction that reports failures (no network, a limit, an expired session) without leaving the screen. */
export function catchFailure(title: string, description: string | Describe = "Something went wrong") {
  return reportFailure(title, description);
}

/** The same for an administrator's form, whose words would weigh on every screen of everybody else. */
export function catchAdminFailure(title: string) {
  return reportFailure(title, "Something went wrong", "adminFailures");
}

function reportFailure(title: string, description: string | Describe, ...words: "adminFailures"[]) {
  return async ({ serverAction, request }: ClientActionFunctionArgs): Promise<unknown> => {
    const origin = originOf(pathOf(request.url));
    const told = typeof description === "string" ? description : description(await request.clone().formData());
    try {
      return await serverAction();
    } catch (error) {
      // Aborted by a newer submission of the same form, whose answer counts.
      if (request.signal.aborted) return FAILED;
      const to = error instanceof Response ? error.headers.get("Location") : null;
      // The user has moved on meanwhile: the router would drop the answer, so their screen is read again.
      if (to !== null && currentStep() !== origin.step && pathOf(to) === origin.path) return DONE;
      if (to !== null) throw error;
      const why = statusOf(error) === 503 ? UNAVAILABLE : told;
      const failure: Flash = { title, description: why, tone: "destructive" };
      await showOwnNotice(statusOf(error) === 401 ? SESSION_EXPIRED : failure, ...words);
      return FAILED;
    } finally {
      forgetSubmission();
    }
  };
}

export const SESSION_EXPIRED: Flash = {
  title: "Your session has expired",
  description: "Please sign in again.",
  tone: "destructive",
  link: { label: "Sign In", href: "/api/login", newTab: true },
};

function pathOf(address: string): string {
  return new URL(address, window.location.href).pathname;
}

function statusOf(error: unknown): unknown {
  return typeof error === "object" && error !== null && "status" in error ? error.status : null;
}

/** The page's data has not changed, and reading it again may fail as well. */
export function hasFailedInBrowser({ actionResult }: Pick<ShouldRevalidateFunctionArgs, "actionResult">): boolean {
  return actionResult === FAILED;
}
