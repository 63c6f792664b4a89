import { isRouteErrorResponse } from "react-router";
import type { Texts } from "../../texts/load-texts.ts";

type FailureWords = { title: string; text: string };

export const NOT_FOUND: FailureWords = {
  title: "404 Page Not Found",
  text: "Did you forget to add the page to the router?",
};

/** 0 when the browser could not reach the server. */
export function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  return error instanceof TypeError && /fetch|network|load failed/i.test(error.message) ? 0 : 500;
}

export function failureWords(status: number, texts: Texts["shell"], viewingAs: string | null = null): FailureWords {
  if (status === 404) return NOT_FOUND;
  if (status === 403) {
    return { title: texts.accessDenied, text: viewingAs ? texts.viewingAsNoAccess(viewingAs) : texts.noAccess };
  }
  if (status === 0) return { title: texts.noConnection, text: texts.checkConnection };
  if (status === 429) return { title: texts.tooManyRequests, text: texts.waitAMoment };
  if (status === 503) return { title: texts.dataAway, text: texts.nothingLost };
  return { title: texts.notLoaded, text: texts.ourSide };
}
