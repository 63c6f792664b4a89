import type { RequestHandler } from "express";
import { Histogram } from "prom-client";

const BUCKETS_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const NOT_FOUND = 404;

/** Counts and times each answer under the pattern of its address, so that no visitor makes names of their own. */
export function measureRequests(patterns: readonly string[]): RequestHandler {
  const histogram = new Histogram({
    name: "northfold_http_request_seconds",
    help: "Time from a request to the end of its answer.",
    labelNames: ["method", "route", "status"] as const,
    buckets: BUCKETS_SECONDS,
  });
  const routeOf = routeFinder(patterns);
  return (request, response, next) => {
    const end = histogram.startTimer();
    response.once("finish", () => {
      const { statusCode } = response;
      const route = statusCode === NOT_FOUND ? "not found" : routeOf(request.path);
      end({ method: methodOf(request.method), route, status: String(statusCode) });
    });
    next();
  };
}

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

function methodOf(method: string): string {
  return METHODS.has(method) ? method : "other";
}

/** Of React Router's patterns; what is none of them is `assets`, `sign-in` or `other`. */
export function routeFinder(patterns: readonly string[]): (path: string) => string {
  const bySize = Map.groupBy(
    patterns.filter((pattern) => !pattern.includes("*")).map((pattern) => ({ pattern, parts: partsOf(pattern) })),
    ({ parts }) => parts.length,
  );
  return (path) => {
    if (path.startsWith("/assets/")) return "assets";
    if (path.startsWith("/oidc/")) return "sign-in";
    const parts = partsOf(path.replace(/\.data$/, "").replace(/^\/_root$/, "/"));
    const fits = (wanted: string[]) => wanted.every((part, at) => part.startsWith(":") || part === parts[at]);
    return bySize.get(parts.length)?.find((route) => fits(route.parts))?.pattern ?? "other";
  };
}

function partsOf(path: string): string[] {
  return path.split("/").filter((part) => part !== "");
}
