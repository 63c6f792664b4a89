import type { RequestHandler, Response } from "express";

const MOST_AT_ONCE = 8;
const COUNTED_MS = 500; // what takes longer waits for something else, or sends a large file

/** Works on eight pages at once, since what the database answers to fifty would all go on in one turn of the loop. */
export function limitConcurrency(): RequestHandler {
  const waiting: (() => void)[] = [];
  let atOnce = 0;

  function letIn(): void {
    while (atOnce < MOST_AT_ONCE && waiting.length > 0) waiting.shift()?.();
  }

  function count(response: Response): void {
    atOnce += 1;
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, COUNTED_MS);
    response.once("close", resolve);
    void promise.then(() => {
      clearTimeout(timer);
      atOnce -= 1;
      letIn();
    });
  }

  return (request, response, next) => {
    if (request.method !== "GET") return next();
    waiting.push(() => {
      if (response.closed) return;
      count(response);
      next();
    });
    letIn();
  };
}
