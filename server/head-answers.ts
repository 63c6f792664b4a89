import { randomBytes, randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import { getAuthConfig } from "./auth/auth-settings.ts";
import { paypalSettings } from "./billing/paypal-settings.ts";
import type { Env } from "./env.ts";
import { opensPlans, securityHeaders } from "./http/security-headers.ts";

export function headAnswers(
  env: Env,
  { isDevelopment, styleHashes }: { isDevelopment: boolean; styleHashes: readonly string[] },
): RequestHandler {
  const { issuer } = getAuthConfig();
  const paypal = paypalSettings(env);
  return (request, response, next) => {
    const requestId = randomUUID();
    const nonce = randomBytes(16).toString("base64");
    response.locals = { requestId, nonce };
    const [, search = ""] = request.originalUrl.split("?");
    const headers = securityHeaders({
      nonce,
      isHttps: env.IS_HTTPS,
      issuer,
      styleHashes,
      paypal: opensPlans(search) ? paypal : null,
    });
    // Vite's own client needs inline styles and a web socket.
    if (isDevelopment) delete headers["Content-Security-Policy"];
    response.set({ ...headers, "X-Request-Id": requestId });
    next();
  };
}
