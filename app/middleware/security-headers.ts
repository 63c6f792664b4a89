import { randomBytes } from "node:crypto";
import type { MiddlewareFunction } from "react-router";
import { getAuthConfig } from "../../server/auth/auth-settings.ts";
import { paypalSettings } from "../../server/billing/paypal-settings.ts";
import { opensPlans, securityHeaders } from "../../server/http/security-headers.ts";
import { hostContext } from "../context.ts";
import { FIRST_HASHES } from "../styles/first-screen.ts";

/** Also set here, so that the build is as safe under a stock server. */
export const setSecurityHeaders: MiddlewareFunction<Response> = async ({ url, context }, next) => {
  const host = context.get(hostContext);
  if (host.headersSet) return next();
  const { appUrl, issuer } = getAuthConfig();
  const nonce = randomBytes(16).toString("base64");
  context.set(hostContext, { ...host, nonce });
  const response = await next();
  const paypal = opensPlans(url.search) ? paypalSettings() : null;
  const headers = securityHeaders({
    nonce,
    isHttps: appUrl.startsWith("https:"),
    issuer,
    paypal,
    styleHashes: FIRST_HASHES,
  });
  // A download keeps its own, stricter policy.
  for (const [name, value] of Object.entries(headers))
    if (!response.headers.has(name)) response.headers.set(name, value);
  return response;
};
