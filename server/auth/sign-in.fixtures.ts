import { afterEach, beforeEach, expect } from "vitest";
import { Session } from "../../models/session.ts";
import { UsedSignIn } from "../../models/used-sign-in.ts";
import { User } from "../../models/user.ts";
import { type CookieJar, createCookieJar } from "../../tests/emulators/cookie-jar.ts";
import { type Bend, type OidcEmulator, startOidcEmulator } from "../../tests/emulators/oidc-provider.ts";
import { connectEmbeddedDatabase } from "../../tests/setup/embedded-database.ts";
import type { AuthConfig } from "./auth-config.ts";
import { openNotice } from "./notice-cookie.ts";
import { finishSignIn, type SignInResult, startSignIn } from "./sign-in.ts";

export const APP_URL = "http://127.0.0.1:3000";

// The cast holds within tests, before each of which runProvider() sets both.
export const setting = {} as { provider: OidcEmulator; config: AuthConfig };

/** A database for the tests of a file, empty before each, and a provider of its own for each of them. */
export function runProvider(): void {
  connectEmbeddedDatabase([Session, User, UsedSignIn]);

  beforeEach(async () => {
    await Promise.all([Session.deleteMany({}), User.deleteMany({}), UsedSignIn.deleteMany({})]);
    setting.provider = await startOidcEmulator();
    setting.config = {
      appUrl: APP_URL,
      issuer: setting.provider.issuer,
      clientId: setting.provider.clientId,
      clientSecret: setting.provider.clientSecret,
      secureCookies: false,
      signingSecret: "0123456789abcdef0123456789abcdef",
      adminEmails: [],
    };
  });

  afterEach(() => setting.provider.close());
}

/** Lets the provider answer as `kind` says; one that does not answer is not waited for long. */
export function bend(kind: Bend): void {
  setting.provider.bend(kind);
  const { providerTimeoutMs: _, ...patient } = setting.config;
  setting.config = kind === "none" ? patient : { ...patient, providerTimeoutMs: 250 };
}

export async function start(
  jar: CookieJar,
  returnTo: unknown = "/",
  headers: Record<string, string> = {},
): Promise<Response> {
  const request = new Request(`${APP_URL}/api/login`, { headers: { ...headers, Cookie: jar.header() } });
  const response = await startSignIn(request, setting.config, { returnTo });
  jar.take(response.headers);
  return response;
}

/** Goes to the provider and comes back with the address of the callback. */
export async function visitProvider(started: Response): Promise<string> {
  const response = await fetch(started.headers.get("Location") ?? "", { redirect: "manual" });
  return response.headers.get("Location") ?? "";
}

export async function finish(jar: CookieJar, callback: string): Promise<SignInResult> {
  const result = await finishSignIn(new Request(callback, { headers: { Cookie: jar.header() } }), setting.config);
  jar.take(result.headers);
  return result;
}

export async function signIn(jar: CookieJar, returnTo: unknown = "/"): Promise<SignInResult> {
  return finish(jar, await visitProvider(await start(jar, returnTo)));
}

export function expectRefused(result: SignInResult): string {
  if (result.ok) throw new Error("This sign-in should have been refused");
  expect(result.reason).toMatch(/^[A-Z].*\.$/);
  expect(result.headers.getSetCookie().some((cookie) => cookie.startsWith("session="))).toBe(false);
  const jar = createCookieJar();
  jar.take(result.headers);
  const notice = openNotice(new Request(APP_URL, { headers: { Cookie: jar.header() } }), setting.config);
  expect(notice).toEqual({ title: "Sign-in failed", description: result.reason, tone: "destructive" });
  return result.reason;
}
