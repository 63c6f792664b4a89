import mongoose from "mongoose";
import { expect, test, vi } from "vitest";
import { Session } from "../../models/session.ts";
import { UsedSignIn } from "../../models/used-sign-in.ts";
import { User } from "../../models/user.ts";
import { createCookieJar } from "../../tests/emulators/cookie-jar.ts";
import type { Bend } from "../../tests/emulators/oidc-provider.ts";
import { openNotice } from "./notice-cookie.ts";
import {
  APP_URL,
  bend,
  expectRefused,
  finish,
  setting,
  signIn,
  start,
  runProvider,
  visitProvider,
} from "./sign-in.fixtures.ts";
import { finishSignIn } from "./sign-in.ts";

runProvider();

test("SECURITY row 3: broken callbacks are refused with a plain reason", async () => {
  const variants = [
    "?state=x",
    "",
    "?code=x",
    "?error=access_denied",
    "?state=x&code=y&iss=z",
    `?state=${"x".repeat(10_000)}&code=y`,
    "?state=&code=",
    "?state[]=x",
  ];
  for (const variant of variants) {
    const jar = createCookieJar();
    await start(jar);
    expectRefused(await finish(jar, `${APP_URL}/api/login/callback${variant}`));
    expectRefused(await finish(createCookieJar(), `${APP_URL}/api/login/callback${variant}`));
  }
  expect(setting.provider.calls.token).toBe(0);
});

test("SECURITY row 3: of all 256 ways to give, omit, change and double the parameters exactly one signs in", async () => {
  const changes = {
    right: (params: URLSearchParams, name: string, value: string) => params.append(name, value),
    absent: () => undefined,
    foreign: (params: URLSearchParams, name: string) => params.append(name, "foreign"),
    twice: (params: URLSearchParams, name: string, value: string) => {
      params.append(name, value);
      params.append(name, value);
    },
  };
  // The keys of the object above, whose type Object.keys forgets.
  const kinds = Object.keys(changes) as (keyof typeof changes)[];
  const accepted: string[] = [];
  for (const state of kinds) {
    for (const code of kinds) {
      for (const iss of kinds) {
        for (const error of kinds) {
          const jar = createCookieJar();
          const good = new URL(await visitProvider(await start(jar)));
          good.searchParams.set("error", "access_denied");
          const asked = new URL(`${APP_URL}/api/login/callback`);
          for (const [name, kind] of Object.entries({ state, code, iss, error })) {
            changes[kind](asked.searchParams, name, good.searchParams.get(name) ?? "");
          }
          const result = await finish(jar, asked.href);
          if (result.ok) accepted.push(`${state} ${code} ${iss} ${error}`);
          else expectRefused(result);
        }
      }
    }
  }
  expect(accepted).toEqual(["right right right absent"]);
});

test("SECURITY row 3: a changed state cookie is no state cookie", async () => {
  const jar = createCookieJar();
  const callback = await visitProvider(await start(jar));
  for (const Cookie of [`${jar.header()}x`, jar.header().replace("=", "=e"), "oauth2=", "oauth2=a.b", "oauth2=.."]) {
    const request = new Request(callback, { headers: { Cookie } });
    expectRefused(await finishSignIn(request, setting.config));
  }
  expect(setting.provider.calls.token).toBe(0);
});

test("SECURITY row 4: a callback works once, also with the cookies as they were", async () => {
  const jar = createCookieJar();
  const callback = await visitProvider(await start(jar));
  const before = jar.copy();
  expect(await finish(jar, callback)).toMatchObject({ ok: true });
  expectRefused(await finish(jar, callback));
  expectRefused(await finish(before, callback));
  expect(setting.provider.calls.token).toBe(1);
  expect(await Session.countDocuments({})).toBe(1);
});

test("SECURITY row 4: of ten equal callbacks at once one signs in", async () => {
  const jar = createCookieJar();
  const callback = await visitProvider(await start(jar));
  const results = await Promise.all(Array.from({ length: 10 }, () => finish(jar.copy(), callback)));
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  expect(setting.provider.calls.token).toBe(1);
});

test("SECURITY row 5: a sign-in begun in one browser is refused in another", async () => {
  const attacker = createCookieJar();
  const victim = createCookieJar();
  const callback = await visitProvider(await start(attacker));
  await start(victim);
  expectRefused(await finish(victim, callback));
  expectRefused(await finish(createCookieJar(), callback));
});

const BENDS: Bend[] = [
  "callback-denied",
  "callback-error",
  "callback-no-code",
  "callback-no-iss",
  "callback-evil-iss",
  "callback-no-state",
  "callback-other-state",
  "token-400",
  "token-500",
  "token-hang",
  "token-slow-body",
  "token-html",
  "token-huge",
  "token-redirect",
  "no-id-token",
  "alg-none",
  "alg-hs256",
  "wrong-signature",
  "wrong-aud",
  "foreign-azp",
  "wrong-iss",
  "expired",
  "no-exp",
  "no-sub",
  "other-nonce",
  "no-nonce",
  "jwks-500",
  "jwks-hang",
  "jwks-html",
  "jwks-empty",
  "userinfo-401",
  "userinfo-500",
  "userinfo-html",
  "userinfo-other-sub",
  "no-email",
];

test.each(BENDS)("SECURITY row 6: a provider with %s signs nobody in, and the next sign-in works", async (kind) => {
  const jar = createCookieJar();
  const started = await start(jar);
  bend(kind);
  expectRefused(await finish(jar, await visitProvider(started)));
  expect(jar.names()).not.toContain("oauth2");
  expect([await Session.countDocuments({}), await User.countDocuments({})]).toEqual([0, 0]);

  bend("none");
  expect(await signIn(jar)).toMatchObject({ ok: true });
});

test.each<Bend>(["discovery-500", "discovery-hang", "discovery-html", "discovery-other-issuer"])(
  "DEC-01 with %s a start goes to / with a notice, and is asked again the next time",
  async (kind) => {
    bend(kind);
    const jar = createCookieJar();
    const response = await start(jar);
    expect([response.status, response.headers.get("Location")]).toEqual([302, "/"]);
    expect(openNotice(new Request(APP_URL, { headers: { Cookie: jar.header() } }), setting.config)?.title).toBe(
      "Sign-in failed",
    );

    bend("none");
    expect(await signIn(jar)).toMatchObject({ ok: true });
  },
);

test("a provider that is not there is a refusal", async () => {
  setting.config = { ...setting.config, issuer: "http://127.0.0.1:9" };
  expect((await start(createCookieJar())).headers.get("Location")).toBe("/");
});

test("a database that cannot be reached is a refusal, a mistake of ours is not hidden", async () => {
  // The topology description is carried along and never read here.
  const unreachable = new mongoose.mongo.MongoServerSelectionError("no server", {} as never);
  const insert = vi.spyOn(UsedSignIn, "create").mockRejectedValueOnce(unreachable);
  const jar = createCookieJar();
  expect(expectRefused(await signIn(jar))).toContain("not possible right now");

  insert.mockRejectedValueOnce(new TypeError("a mistake"));
  await expect(signIn(jar)).rejects.toThrow("a mistake");
  insert.mockRestore();
});
