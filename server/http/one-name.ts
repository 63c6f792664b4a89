import type { RequestHandler } from "express";
import type { Env } from "../env.ts";

/** The product asks its own sign-in at the address it listens on, which need not be the name that browsers use. */
const OWN_SIGN_IN = "/oidc/";
const LOOPBACK_NAME = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

export function onlyOneName(env: Env): RequestHandler {
  const own = new URL(env.APP_URL).host;
  return (request, response, next) => {
    const host = request.get("host");
    if (!env.IS_LOOPBACK || env.IS_HTTPS || host === own || !["GET", "HEAD"].includes(request.method)) return next();
    if (request.path.startsWith(OWN_SIGN_IN)) return next();
    if (host !== undefined && LOOPBACK_NAME.test(host)) {
      return void response.redirect(302, env.APP_URL + request.originalUrl.replace(/^\/+/, "/"));
    }
    next();
  };
}
