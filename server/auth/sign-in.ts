import { Authenticator } from "remix-auth";
import type { UserRecord } from "../../models/user.ts";
import { isDatabaseUnreachable } from "../http/errors.ts";
import type { AuthConfig } from "./auth-config.ts";
import { describeVisitor } from "./describe-visitor.ts";
import { discoverProvider } from "./discover-provider.ts";
import type { Identity } from "./identity.ts";
import { sealNotice } from "./notice-cookie.ts";
import { OpenIdStrategy } from "./openid-strategy.ts";
import { safeReturnTo } from "./safe-return-to.ts";
import { createSession, endSession, readSessionToken, sessionCookieHeader } from "./sessions.ts";
import { REFUSALS, SignInRefused } from "./sign-in-refused.ts";
import { findStart, forgetStart } from "./sign-in-starts.ts";
import { signInUser } from "./sign-in-user.ts";

export type SignInResult =
  | { ok: true; user: UserRecord; sessionToken: string; returnTo: string; headers: Headers }
  | { ok: false; reason: string; headers: Headers };

/** Redirects to the provider with a fresh state, nonce and PKCE challenge, or to `/` with a notice if unreachable. */
export async function startSignIn(
  request: Request,
  config: AuthConfig,
  { returnTo }: { returnTo?: unknown } = {},
): Promise<Response> {
  try {
    const strategy = new OpenIdStrategy({
      provider: await discoverProvider(config),
      config,
      start: { returnTo: safeReturnTo(returnTo) },
    });
    await authenticate(strategy, request);
  } catch (outcome) {
    if (outcome instanceof Response) return outcome;
    const headers = new Headers({ Location: "/", "Cache-Control": "no-store" });
    headers.append("Set-Cookie", failureNotice(toReason(outcome), config));
    return new Response(null, { status: 302, headers });
  }
  throw new TypeError("A start always ends in a redirect");
}

/** Verifies the callback and replaces the session. On failure the old one stays and `headers` carry a notice. */
export async function finishSignIn(
  request: Request,
  config: AuthConfig,
  { address = null }: { address?: string | null } = {},
): Promise<SignInResult> {
  const headers = new Headers({ "Cache-Control": "no-store" });
  headers.append("Set-Cookie", forgetStart(request, config));
  try {
    const strategy = new OpenIdStrategy({ provider: await discoverProvider(config), config });
    const user = await signInUser(await authenticate(strategy, request));
    const { token } = await createSession(user._id, {
      visitor: describeVisitor(request.headers.get("User-Agent"), address),
    });
    await endSession(readSessionToken(request, config));
    headers.append("Set-Cookie", sessionCookieHeader(token, config));
    const returnTo = safeReturnTo(findStart(request, config)?.returnTo);
    return { ok: true, user, sessionToken: token, returnTo, headers };
  } catch (error) {
    const reason = toReason(error);
    headers.append("Set-Cookie", failureNotice(reason, config));
    return { ok: false, reason, headers };
  }
}

function authenticate(strategy: OpenIdStrategy, request: Request): Promise<Identity> {
  return new Authenticator<Identity>().use(strategy).authenticate(strategy.name, request);
}

function toReason(error: unknown): string {
  if (error instanceof SignInRefused) return error.message;
  if (isDatabaseUnreachable(error)) return REFUSALS.database;
  throw error;
}

function failureNotice(reason: string, config: AuthConfig): string {
  return sealNotice({ title: "Sign-in failed", description: reason, tone: "destructive" }, config);
}
