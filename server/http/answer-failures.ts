import type { ErrorRequestHandler } from "express";
import { logger } from "./logger.ts";

export function answerFailures(): ErrorRequestHandler {
  // Express recognises an error handler by its four parameters.
  return (error, request, response, _next) => {
    const status = typeof error?.status === "number" && error.status >= 400 && error.status < 500 ? error.status : 500;
    if (status === 500) logger.error({ err: error, path: request.path }, "request failed");
    // Cutting the connection shows the browser that the answer is incomplete.
    if (response.headersSent) return void response.destroy();
    response
      .status(status)
      .type("text")
      .send(status === 500 ? "Something went wrong." : "This request could not be understood.");
  };
}
