import type { ErrorRequestHandler } from "express";
import { logger } from "./logger.ts";

/** The answer to what failed outside of every route, without a word of why. */
export function answerFailures(): ErrorRequestHandler {
  // Four parameters are what makes it one: express counts them.
  return (error, request, response, _next) => {
    const status = typeof error?.status === "number" && error.status >= 400 && error.status < 500 ? error.status : 500;
    if (status === 500) logger.error({ err: error, path: request.path }, "request failed");
    // Cut off, the browser sees that the answer is not whole.
    if (response.headersSent) return void response.destroy();
    response
      .status(status)
      .type("text")
      .send(status === 500 ? "Something went wrong." : "This request could not be understood.");
  };
}
