import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";
import { setTimeout as delay, setImmediate } from "node:timers/promises";
import type { RequestHandler } from "express";

/** Whoever asked this lately whether we are ready sends others here, and is given time to notice that we leave. */
const WATCHED_MS = 60_000;
const NOTICE_MS = 5_000;
/** So long may answers take that are under way; what is not out by then is cut off. */
const LAST_ANSWERS_MS = 20_000;
/** What rests is closed; before, a busy client may come with its next request, and hears that it was the last. */
const SWEEP_EVERY_MS = 250;
const LAST_CALL_MS = 1_000;

/** What is known of a server for the day it ends. */
export type Serving = {
  /** Not ready any more. */
  isLeaving: boolean;
  /** Every answer is the last of its connection. */
  isClosing: boolean;
  /** By performance.now(). */
  readinessAskedAt: number;
  /** Taken so far. */
  connections: number;
  unfinished: Set<ServerResponse>;
};

export function newServing(): Serving {
  const never = Number.NEGATIVE_INFINITY;
  return { isLeaving: false, isClosing: false, readinessAskedAt: never, connections: 0, unfinished: new Set() };
}

/** Counts connections as they are taken. */
export function trackConnections(server: Server, serving: Serving): void {
  server.on("connection", () => {
    serving.connections += 1;
  });
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
 * then takes no more connections. Resolves when every answer that was under way is out, half a minute later at most.
 */
export async function stopServing(server: Server, serving: Serving): Promise<void> {
  serving.isLeaving = true;
  if (performance.now() - serving.readinessAskedAt < WATCHED_MS) {
    closeBehindAnswers(serving);
    await delay(NOTICE_MS);
  }
  await letIn(serving);
  const closed = once(server, "close");
  // The door alone: sent away while it is open, people come back at once, and some just as it shuts. An HTTP server's
  // own close ends the connections that rest first.
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

/** Takes the connections that stand waiting, one each round: the system resets those the door is closed on. */
async function letIn(serving: Serving): Promise<void> {
  const until = performance.now() + LAST_CALL_MS;
  for (let before = -1; serving.connections !== before && performance.now() < until; ) {
    before = serving.connections;
    await setImmediate();
  }
}
