import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from "react-router";
import type { Flash } from "../lib/flash.ts";
import { showNotice } from "./notice-store.ts";
import { forgetSubmission } from "./submit-once.ts";

const FAILED = { failedInBrowser: true };

/**
 * The clientAction of a form: what does not end in a redirect (no network, a limit, a server that fails, a session
 * that ended) is said in a notice, and the screen stays as it is, with all that was typed (UP-17, DEC-82).
 */
export function catchFailure(title: string, description = "Something went wrong") {
  return async ({ serverAction, request }: ClientActionFunctionArgs): Promise<unknown> => {
    try {
      return await serverAction();
    } catch (error) {
      // Broken off by a newer sending of the same form, whose answer counts.
      if (request.signal.aborted) return FAILED;
      if (error instanceof Response && error.headers.has("Location")) throw error;
      showNotice(isSignedOut(error) ? SESSION_EXPIRED : { title, description, tone: "destructive" });
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
  // In another tab, so that what was typed here can be sent afterwards.
  link: { label: "Sign In", href: "/api/login", newTab: true },
};

function isSignedOut(error: unknown): boolean {
  return typeof error === "object" && error !== null && "status" in error && error.status === 401;
}

/** After such a failure nothing is read again: the page's data is what it was, and reading it may fail as well. */
export function hasFailedInBrowser({ actionResult }: Pick<ShouldRevalidateFunctionArgs, "actionResult">): boolean {
  return actionResult === FAILED;
}
