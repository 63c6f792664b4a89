import { setTimeout as sleep } from "node:timers/promises";
import { data, type MiddlewareFunction } from "react-router";
import { safeReturnTo } from "../../server/auth/safe-return-to.ts";
import { databaseAnswers } from "../../server/database/database-answers.ts";
import { isDatabaseUnreachable } from "../../server/http/errors.ts";
import { databaseAwayContext } from "../context.ts";
import type { Flash } from "../lib/flash.ts";
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

/** Resolves once a request has waited long and the database does not answer; a slow upload alone is no reason. */
async function databaseAway(signal: AbortSignal): Promise<null> {
  do await sleep(PATIENCE_MS, undefined, { signal });
  while (await databaseAnswers(SILENCE_MS));
  return null;
}

/** Answers with a 503 within seconds while the database is away. The pending work ends later on its own. */
export const answerWithoutDatabase: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const waiting = new AbortController();
  const answer = next().catch(nullIfUnreachable);
  const response = await Promise.race([answer, databaseAway(waiting.signal)]).finally(() => waiting.abort());
  if (response && !context.get(databaseAwayContext)) return response;
  const init = { status: 503, headers: { "Cache-Control": "no-store" } };
  if (url.pathname.startsWith("/api/")) return Response.json({ message: UNAVAILABLE }, init);
  const isDocument = (request.headers.get("sec-fetch-dest") ?? "document") === "document";
  if (url.pathname.startsWith("/forms/") && isDocument) return redirectVisitor(UNCERTAIN, cameFrom(request));
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
