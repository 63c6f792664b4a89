import { createHash, timingSafeEqual } from "node:crypto";
import type { Request, RequestHandler } from "express";
import type { Env } from "../env.ts";
import { isLoopbackHost } from "../loopback.ts";

type Access = Pick<Env, "METRICS_TOKEN" | "APP_URL" | "TRUST_PROXY">;

/** Prometheus' format, for METRICS_TOKEN, else for this machine alone. Others get what an unknown address gets. */
export function answerMetrics(access: Access, read: () => Promise<string>): RequestHandler {
  return async (request, response, next) => {
    if (request.path !== "/metrics" || !["GET", "HEAD"].includes(request.method) || !mayRead(request, access)) {
      return next();
    }
    const text = await read();
    response.set("Cache-Control", "no-store").type("text/plain; version=0.0.4; charset=utf-8").send(text);
  };
}

function mayRead(request: Request, { METRICS_TOKEN, APP_URL, TRUST_PROXY }: Access): boolean {
  if (METRICS_TOKEN !== undefined) return isSame(request.get("authorization") ?? "", `Bearer ${METRICS_TOKEN}`);
  // Behind a proxy that is not known, everybody seems to be this machine.
  const isAddressKnown = TRUST_PROXY > 0 || isLoopbackHost(new URL(APP_URL).hostname);
  const isForwarded = TRUST_PROXY === 0 && (request.get("x-forwarded-for") ?? request.get("forwarded")) !== undefined;
  return isAddressKnown && !isForwarded && isLoopbackHost(request.ip ?? "");
}

function isSame(given: string, wanted: string): boolean {
  const [one, other] = [given, wanted].map((text) => createHash("sha256").update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
