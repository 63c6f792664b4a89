import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as delay, setImmediate } from "node:timers/promises";
import type { RequestHandler } from "express";

/** A load balancer that asked for readiness this recently gets time to notice that we leave. */
const WATCHED_MS = 60_000;
const NOTICE_MS = 5_000;
const LAST_ANSWERS_MS = 20_000;
/** Idle connections are closed; a busy client may send one more request and hears that it was the last. */
const SWEEP_EVERY_MS = 250;
const LAST_CALL_MS = 1_000;

export type Serving = {
  isLeaving: boolean;
  isClosing: boolean;
  readinessAskedAt: number;
  connections: number;
  unfinished: Set<ServerResponse>;
};

export function newServing(): Serving {
  const never = Number.NEGATIVE_INFINITY;
  return { isLeaving: false, isClosing: false, readinessAskedAt: never, connections: 0, unfinished: new Set() };
}

export function trackConnections(server: Server, serving: Serving): void {
  server.on("connection", () => {
    serving.connections += 1;
  });
}

export function trackAnswers(serving: Serving): RequestHandler {
  return (_request, response, next) => {
    serving.unfinished.add(response);
    response.once("close", () => serving.unfinished.delete(response));
    if (serving.isClosing) response.set("Connection", "close");
    next();
  };
}

/** Stops without refused requests: not ready first, then no new connections. Takes half a minute at most. */
export async function stopServing(server: Server, serving: Serving): Promise<void> {
  serving.isLeaving = true;
  if (performance.now() - serving.readinessAskedAt < WATCHED_MS) {
    closeBehindAnswers(serving);
    await delay(NOTICE_MS);
  }
  await letIn(serving);
  const closed = once(server, "close");
  // Closes only the listener: an HTTP server's own close ends idle connections first, whose clients reconnect.
  NetServer.prototype.close.call(server);
  closeBehindAnswers(serving);
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_EVERY_MS);
  const cutOff = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS_MS);
  await closed;
  clearInterval(sweep);
  clearTimeout(cutOff);
}

function closeBehindAnswers(serving: Serving): void {
  serving.isClosing = true;
  for (const response of serving.unfinished) if (!response.headersSent) response.setHeader("Connection", "close");
}

/** Accepts the waiting connections first, which the system would otherwise reset. */
async function letIn(serving: Serving): Promise<void> {
  const until = performance.now() + LAST_CALL_MS;
  for (let before = -1; serving.connections !== before && performance.now() < until; ) {
    before = serving.connections;
    await setImmediate();
  }
}
