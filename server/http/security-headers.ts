import type { PayPalSettings } from "../billing/paypal-settings.ts";

/** What PayPal's browser SDK loads, opens and asks. */
const PAYPAL_HOSTS = "https://*.paypal.com https://*.paypalobjects.com";

/** True for an address that opens the plans; such a document may run PayPal's SDK. */
export function opensPlans(search: string): boolean {
  return new URLSearchParams(search).get("dialog") === "plans";
}

/**
 * The headers of every answer. Radix sets inline style attributes, hence style-src-attr.
 * With `paypal`, its SDK may run and open its window: for a document that opens the plans, and no other.
 */
export function securityHeaders(options: {
  nonce: string;
  isHttps: boolean;
  /** The origin of the sign-in provider. */
  issuer: string;
  paypal: PayPalSettings | null;
}): Record<string, string> {
  const { paypal } = options;
  const hosts = paypal ? ` ${PAYPAL_HOSTS}` : "";
  // Browsers apply form-action to what a form's answer leads on to, too.
  const formTargets = new Set([new URL(options.issuer).origin]);
  if (paypal) formTargets.add(paypal.baseUrl).add("https://*.paypal.com");
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${options.nonce}'${hosts}`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src 'self'${hosts}`,
    ...(paypal ? [`frame-src ${PAYPAL_HOSTS}`] : []),
    "manifest-src 'self'",
    `form-action ${["'self'", ...formTargets].join(" ")}`,
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    "Content-Security-Policy": policy.join("; "),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    // Not no-referrer: it makes browsers send `Origin: null` with plain forms, which the same-origin gate refuses.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": paypal ? "same-origin-allow-popups" : "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
    ...(options.isHttps ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
  };
}
