/**
 * The headers of every answer (SECURITY.md rows 29 and 30). Radix sets inline style attributes, hence style-src-attr.
 * `formTargets` are the origins a form may lead on to by redirect: browsers apply form-action to those too.
 */
export function securityHeaders(options: {
  nonce: string;
  isHttps: boolean;
  formTargets: string[];
}): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src 'self' 'nonce-${options.nonce}'`,
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `form-action ${["'self'", ...options.formTargets].join(" ")}`,
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
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), interest-cohort=()",
    ...(options.isHttps ? { "Strict-Transport-Security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

/** The origins a form of ours may end at: the sign-in provider, when it is not ourselves. */
export function formTargets(issuer: string): string[] {
  return [new URL(issuer).origin];
}
