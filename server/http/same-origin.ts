const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Proves itself by PayPal's signature instead. */
const SIGNED_PATHS = new Set(["/api/webhooks/paypal"]);

/**
 * Cross-site protection: refuses a write whose Sec-Fetch-Site or Origin is not ours. A request with neither
 * header is let through: every browser sends one of them with a form or a fetch.
 */
export function isForeignWrite(
  request: { method: string; path: string; secFetchSite: string | null; origin: string | null },
  appOrigin: string,
): boolean {
  if (SAFE_METHODS.has(request.method.toUpperCase()) || SIGNED_PATHS.has(request.path)) return false;
  const site = request.secFetchSite;
  if (site !== null && site !== "same-origin" && site !== "none") return true;
  return request.origin !== null && request.origin !== appOrigin;
}
