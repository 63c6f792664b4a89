import { data, type MiddlewareFunction } from "react-router";
import { getAuthConfig } from "../../server/auth/auth-settings.ts";
import { safeReturnTo } from "../../server/auth/safe-return-to.ts";
import { readSessionToken } from "../../server/auth/sessions.ts";
import { databaseAnswers } from "../../server/database/database-answers.ts";
import { isDatabaseUnreachable } from "../../server/http/errors.ts";
import { databaseAwayContext } from "../context.ts";
import type { Flash } from "../lib/flash.ts";
import { isFormPath } from "../lib/form-path.ts";
import { UNAVAILABLE } from "../lib/unavailable-words.ts";
import { redirectVisitor } from "./form-errors.ts";

const PATIENCE_MS = 750;
const SILENCE_MS = 3_000;

const UNCERTAIN: Flash = {
  title: "Error",
  description:
    "We could not find out whether your change was saved. Please look before you send it again: going back in the " +
    "browser shows what you typed.",
  tone: "destructive",
};

/** Null once a request has waited long and the database does not answer; a slow upload alone is no reason. */
async function untilAway(answer: Promise<Response | null>): Promise<Response | null> {
  const { promise: away, resolve } = Promise.withResolvers<null>();
  let isAnswered = false;
  // No abort signal: each one that ends a wait costs an error with its trace.
  let timer = setTimeout(look, PATIENCE_MS);
  async function look(): Promise<void> {
    const isThere = await databaseAnswers(SILENCE_MS);
    if (!isThere) resolve(null);
    else if (!isAnswered) timer = setTimeout(look, PATIENCE_MS);
  }
  return Promise.race([answer, away]).finally(() => {
    isAnswered = true;
    clearTimeout(timer);
  });
}

/** These do without the database: what they would like to know of it they wait for themselves, for a moment only. */
function isVisitorsPage(request: Request, { pathname }: URL): boolean {
  if (request.method !== "GET" || pathname.startsWith("/api/")) return false;
  return readSessionToken(request, getAuthConfig()) === null;
}

/** Answers with a 503 within seconds while the database is away. The pending work ends later on its own. */
export const answerWithoutDatabase: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const answer = next().catch(nullIfUnreachable);
  const response = await (isVisitorsPage(request, url) ? answer : untilAway(answer));
  if (response && !context.get(databaseAwayContext)) return response;
  const init = { status: 503, headers: { "Cache-Control": "no-store" } };
  if (url.pathname.startsWith("/api/")) return Response.json({ message: UNAVAILABLE }, init);
  const isDocument = (request.headers.get("sec-fetch-dest") ?? "document") === "document";
  if (isFormPath(url.pathname) && isDocument) return redirectVisitor(UNCERTAIN, cameFrom(request));
  throw data(null, init);
};

function nullIfUnreachable(error: unknown): null {
  if (!isDatabaseUnreachable(error)) throw error;
  return null;
}

function cameFrom(request: Request): string {
  const from = URL.parse(request.headers.get("Referer") ?? "");
  return from ? safeReturnTo(from.pathname + from.search) : "/";
}
