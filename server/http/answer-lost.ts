import type { RequestHandler, Response } from "express";

/** Longer than anything that a request does beside the database. */
const LOST_AFTER_MS = 20_000;

const PAGE =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>We cannot reach your data right now</title>' +
  "<h1>We cannot reach your data right now</h1><p>Nothing is lost. Please try again in a moment.</p></html>";

function tell(response: Response): void {
  response.status(503).set({ "Cache-Control": "no-store", "Retry-After": "1" });
  if (response.req.path.startsWith("/api/")) response.json({ message: "Please try again in a moment." });
  else response.type("html").send(PAGE);
}

/**
 * Answers 503 to requests that an ended database took along: the driver may wait for ever for the answer to a question
 * that it wrote just as the connection broke. `onReturn` calls back whenever the database is there again.
 */
export function answerLost(onReturn: (listener: () => void) => void): RequestHandler {
  const waiting = new Set<Response>();
  onReturn(() => {
    const asked = [...waiting];
    const told = () => asked.filter((one) => waiting.has(one) && !one.headersSent).forEach(tell);
    setTimeout(told, LOST_AFTER_MS).unref();
  });
  return (_request, response, next) => {
    waiting.add(response);
    response.once("close", () => waiting.delete(response));
    next();
  };
}
