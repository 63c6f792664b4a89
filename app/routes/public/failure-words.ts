import { isRouteErrorResponse } from "react-router";

type FailureWords = { title: string; text: string };

/** 0 when the browser could not reach the server. */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message) ? 0 : 500;
}

export function failureWords(status: number, viewingAs: string | null = null): FailureWords {
  if (status === 404) {
    return { title: "404 Page Not Found", text: "Did you forget to add the page to the router?" };
  }
  if (status === 403) return { title: "Access denied", text: whyForbidden(viewingAs) };
  if (status === 0) {
    return { title: "No connection", text: "Nothing you saved is lost. Please check your connection and try again." };
  }
  if (status === 429) return { title: "Too many requests", text: "Please wait a moment, then try again." };
  if (status === 503) {
    return { title: "We cannot reach your data right now", text: "Nothing is lost. Please try again in a moment." };
  }
  return {
    title: "This page could not be loaded",
    text: "Something went wrong on our side. Nothing you saved is lost. Please try again in a moment.",
  };
}

function whyForbidden(viewingAs: string | null): string {
  return viewingAs
    ? `You are viewing as ${viewingAs}, who has no access to this page. Return to your admin account first.`
    : "Your account has no access to this page.";
}
