import type { RequestHandler } from "express";
import { logger } from "./logger.ts";

export function logRequests(): RequestHandler {
  return (request, response, next) => {
    const started = performance.now();
    response.once("finish", () => {
      logger.info({
        requestId: response.locals.requestId,
        ...response.locals.ids,
        method: request.method,
        path: request.path,
        status: response.statusCode,
        ms: Math.round(performance.now() - started),
      });
    });
    next();
  };
}
