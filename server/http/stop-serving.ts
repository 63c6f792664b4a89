import type { Server, ServerResponse } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { once } from "node:events";
import type { RequestHandler } from "express";

/** Whoever asked this lately whether we are ready sends others here, and is given time to notice that we leave. */
const WATCHED_MS = 60_000;
const NOTICE_MS = 5_000;
/** So long may answers take that are under way; what is not out by then is cut off. */
const LAST_ANSWERS_MS = 20_000;
const SWEEP_EVERY_MS = 50;

/** What is known of a server for the day it ends. */
export type Serving = {
  isClosing: boolean;
  /** By performance.now(). */
  readinessAskedAt: number;
  unfinished: Set<ServerResponse>;
};

export function newServing(): Serving {
  return { isClosing: false, readinessAskedAt: Number.NEGATIVE_INFINITY, unfinished: new Set() };
}

/** Keeps account of answers under way; while closing, each says that its connection will not be used again. */
export function trackAnswers(serving: Serving): RequestHandler {
  return (_request, response, next) => {
    serving.unfinished.add(response);
    response.once("close", () => serving.unfinished.delete(response));
    if (serving.isClosing) response.set("Connection", "close");
    next();
  };
}

/**
 * Ends a server so that nobody notices: it is not ready any more, goes on answering while whoever watches turns away,
 * then takes no more connections. Resolves when every answer that was under way is out, 25 s later at most.
 */
export async function stopServing(server: Server, serving: Serving): Promise<void> {
  serving.isClosing = true;
  for (const response of serving.unfinished) if (!response.headersSent) response.setHeader("Connection", "close");
  if (performance.now() - serving.readinessAskedAt < WATCHED_MS) await delay(NOTICE_MS);
  const closed = once(server, "close");
  server.close();
  // Whose answer had begun before the stop did not hear of it, and keeps the connection.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS);
  const cutOff = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(cutOff);
}
