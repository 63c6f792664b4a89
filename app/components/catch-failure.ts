import type { ClientActionFunctionArgs, ShouldRevalidateFunctionArgs } from "react-router";
import type { Flash } from "../lib/flash.ts";
import { UNAVAILABLE } from "../lib/unavailable-words.ts";
import { showNotice } from "./notice-store.ts";
import { forgetSubmission, originOf } from "./submit-once.ts";
import { currentStep } from "./trail.ts";

const FAILED = { failedInBrowser: true };
const DONE = { doneInBrowser: true };

/** The sentence for a form whose failures differ by what was sent. */
type Describe = (sent: FormData) => string;

/**
 * The clientAction of a form: what does not end in a redirect (no network, a limit, a server that fails, a session
 * that ended) is said in a notice, and the screen stays as it is, with all that was typed.
 */
export function catchFailure(title: string, description: string | Describe = "Something went wrong") {
  return async ({ serverAction, request }: ClientActionFunctionArgs): Promise<unknown> => {
    const origin = originOf(pathOf(request.url));
    // The sending takes the body with it.
    const told = typeof description === "string" ? description : description(await request.clone().formData());
    try {
      return await serverAction();
    } catch (error) {
      // Broken off by a newer sending of the same form, whose answer counts.
      if (request.signal.aborted) return FAILED;
      const to = error instanceof Response ? error.headers.get("Location") : null;
      // Whoever has gone on meanwhile, as by closing the dialog, is not led back: the screen they are on is read again,
      // with the notice. The router would drop the answer.
      if (to !== null && currentStep() !== origin.step && pathOf(to) === origin.path) return DONE;
      if (to !== null) throw error;
      const why = statusOf(error) === 503 ? UNAVAILABLE : told;
      showNotice(statusOf(error) === 401 ? SESSION_EXPIRED : { title, description: why, tone: "destructive" });
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

function pathOf(address: string): string {
  return new URL(address, window.location.href).pathname;
}

function statusOf(error: unknown): unknown {
  return typeof error === "object" && error !== null && "status" in error ? error.status : null;
}

/** After such a failure nothing is read again: the page's data is what it was, and reading it may fail as well. */
export function hasFailedInBrowser({ actionResult }: Pick<ShouldRevalidateFunctionArgs, "actionResult">): boolean {
  return actionResult === FAILED;
}
