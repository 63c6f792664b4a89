const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** PayPal's requests are proven by their signature instead. */
const SIGNED_PATHS = new Set(["/api/webhooks/paypal"]);

/** True for a cross-site write. Without both headers it passes: browsers send one of them with every write. */
export function isForeignWrite(
  request: { method: string; path: string; secFetchSite: string | null; origin: string | null },
  appOrigin: string,
): boolean {
  if (SAFE_METHODS.has(request.method.toUpperCase()) || SIGNED_PATHS.has(request.path)) return false;
  const site = request.secFetchSite;
  if (site !== null && site !== "same-origin" && site !== "none") return true;
  return request.origin !== null && request.origin !== appOrigin;
}
