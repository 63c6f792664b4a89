import type { PayPalSettings } from "../billing/paypal-settings.ts";

const PAYPAL_HOSTS = "https://*.paypal.com https://*.paypalobjects.com";

/** What says nothing of a script, a style sheet or a picture: each would cost some 600 bytes more. */
export const PAGE_HEADERS = [
  "X-Frame-Options",
  "Cross-Origin-Opener-Policy",
  "Permissions-Policy",
  "X-Request-Id",
] as const;

/** For a picture that is opened by itself. */
export const FILE_POLICY = "default-src 'none'; object-src 'none'";

/** For a script that is a worker: it asks the server alone. */
export const SCRIPT_POLICY = `${FILE_POLICY}; connect-src 'self'`;

export function opensPlans(search: string): boolean {
  return new URLSearchParams(search).get("dialog") === "plans";
}

/** Radix sets inline style attributes, hence style-src-attr. `paypal` allows its SDK, only where plans are opened. */
export function securityHeaders(options: {
  nonce: string;
  isHttps: boolean;
  issuer: string;
  styleHashes: readonly string[];
  paypal: PayPalSettings | null;
}): Record<string, string> {
  const { paypal } = options;
  const hosts = paypal ? ` ${PAYPAL_HOSTS}` : "";
  // Browsers apply form-action to the redirect after a form as well.
  const formTargets = new Set([new URL(options.issuer).origin]);
  if (paypal) formTargets.add(paypal.baseUrl).add("https://*.paypal.com");
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${options.nonce}'${hosts}`,
    `style-src ${["'self'", ...options.styleHashes].join(" ")}`,
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
    // Not no-referrer: browsers would send `Origin: null` with plain forms, which the same-origin check refuses.
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Cross-Origin-Opener-Policy": paypal ? "same-origin-allow-popups" : "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
    ...(options.isHttps ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
  };
}
