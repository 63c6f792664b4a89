import type { ParsedSettings } from "./env.ts";
import { isLoopbackHost } from "./loopback.ts";

/** What is wrong with settings that are each right by themselves, a sentence each; never a value. */
export function settingProblems(env: ParsedSettings, appUrl: URL): string[] {
  const isLoopback = isLoopbackHost(env.HOST);
  return [
    appUrl.pathname === "/" ? null : "APP_URL must have no path.",
    !(isLoopback && isLoopbackHost(appUrl.hostname)) && appUrl.protocol !== "https:"
      ? "APP_URL must be an https address when HOST or APP_URL is not a loopback address."
      : null,
    ...signInProblems(env, appUrl),
    !isLoopback && !env.MONGODB_URI && !env.ACCOUNTS
      ? "MONGODB_URI must be set when HOST is not a loopback address: the embedded database is for this machine only. " +
        "ACCOUNTS=local lets it serve others from this one machine."
      : null,
    // With accounts and data on one machine, the secret made for it lies beside them.
    !isLoopback && !env.SESSION_SECRET && (env.MONGODB_URI || !env.ACCOUNTS)
      ? "SESSION_SECRET must be set when HOST is not a loopback address."
      : null,
    ...paypalProblems(env),
    ...sourceProblems(env),
  ].filter((problem) => problem !== null);
}

/** Exactly one way to sign in; without passwords on other machines only if that was asked for. */
function signInProblems(env: ParsedSettings, appUrl: URL): (string | null)[] {
  const opening = [
    isLoopbackHost(env.HOST) ? null : "HOST",
    isLoopbackHost(appUrl.hostname) ? null : "APP_URL",
    env.TRUST_PROXY > 0 ? "TRUST_PROXY" : null,
  ].filter((name) => name !== null);
  return [
    opening.length > 0 && !env.OAUTH_ISSUER && !env.ACCOUNTS && !env.DEMO
      ? `OAUTH_ISSUER must be set, since ${new Intl.ListFormat("en").format(opening)} let${opening.length > 1 ? "" : "s"} ` +
        "other machines in and the demo's sign-in asks for no password. " +
        "ACCOUNTS=local asks for passwords instead; DEMO=1 opens that demo to everybody, without an administrator."
      : null,
    env.ACCOUNTS && env.OAUTH_ISSUER
      ? "ACCOUNTS must not be set together with OAUTH_ISSUER: people sign in by the one or the other."
      : null,
    env.ACCOUNTS && env.DEMO
      ? "ACCOUNTS must not be set together with DEMO: the demo's sign-in asks for no password."
      : null,
    env.SIGN_UP === "open" && !env.ACCOUNTS ? "SIGN_UP=open must be set together with ACCOUNTS=local." : null,
    env.DEMO && env.OAUTH_ISSUER
      ? "DEMO must not be set together with OAUTH_ISSUER: people sign in by the one or the other."
      : null,
    env.DEMO && env.ADMIN_EMAILS.length > 0
      ? "ADMIN_EMAILS must not be set together with DEMO: everybody can sign in there with any address."
      : null,
    env.OAUTH_ISSUER && !env.OAUTH_CLIENT_ID ? "OAUTH_CLIENT_ID must be set together with OAUTH_ISSUER." : null,
    env.OAUTH_ISSUER && !env.OAUTH_CLIENT_SECRET ? "OAUTH_CLIENT_SECRET must be set together with OAUTH_ISSUER." : null,
  ];
}

/** Payments are configured wholly or not at all, and never over plain http to another machine. */
function paypalProblems(env: ParsedSettings): (string | null)[] {
  const { PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET, PAYPAL_MERCHANT_ID, PAYPAL_WEBHOOK_ID, PAYPAL_BASE_URL } = env;
  const further = { PAYPAL_CLIENT_SECRET, PAYPAL_MERCHANT_ID, PAYPAL_WEBHOOK_ID, PAYPAL_BASE_URL };
  const base = PAYPAL_BASE_URL ? new URL(PAYPAL_BASE_URL) : null;
  return [
    PAYPAL_CLIENT_ID && !PAYPAL_CLIENT_SECRET
      ? "PAYPAL_CLIENT_SECRET must be set together with PAYPAL_CLIENT_ID."
      : null,
    ...Object.entries(further).map(([name, value]) =>
      value && !PAYPAL_CLIENT_ID ? `PAYPAL_CLIENT_ID must be set together with ${name}.` : null,
    ),
    ...(base ? baseUrlProblems("PAYPAL_BASE_URL", base) : []),
    base?.hostname.endsWith(".paypal.com") &&
    base.hostname.includes("sandbox") !== (env.PAYPAL_ENVIRONMENT === "sandbox")
      ? "PAYPAL_BASE_URL must belong to PAYPAL_ENVIRONMENT."
      : null,
  ];
}

function baseUrlProblems(name: string, base: URL): (string | null)[] {
  return [
    base.pathname !== "/" || base.search !== "" ? `${name} must have no path.` : null,
    base.protocol === "http:" && !isLoopbackHost(base.hostname)
      ? `${name} must be an https address, other than on this machine.`
      : null,
  ];
}

/** Keys come in pairs, and go over plain http to this machine alone. */
function sourceProblems(env: ParsedSettings): (string | null)[] {
  const { ADZUNA_APP_ID, ADZUNA_APP_KEY, USAJOBS_EMAIL, USAJOBS_KEY, APIFY_BASE_URL, JOB_BOARDS_BASE_URL } = env;
  return [
    Boolean(ADZUNA_APP_ID) !== Boolean(ADZUNA_APP_KEY)
      ? "ADZUNA_APP_ID and ADZUNA_APP_KEY must be set together."
      : null,
    Boolean(USAJOBS_EMAIL) !== Boolean(USAJOBS_KEY) ? "USAJOBS_EMAIL and USAJOBS_KEY must be set together." : null,
    ...Object.entries({ APIFY_BASE_URL, JOB_BOARDS_BASE_URL }).flatMap(([name, value]) =>
      value ? baseUrlProblems(name, new URL(value)) : [],
    ),
  ];
}
