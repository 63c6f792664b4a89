import { expect, test } from "vitest";
import { User } from "../../models/user.ts";
import { createCookieJar } from "../../tests/emulators/cookie-jar.ts";
import { APP_URL, setting, signIn, runProvider } from "./sign-in.fixtures.ts";
import { signInUser } from "./sign-in-user.ts";

runProvider();

test("SECURITY row 7: two subjects with one e-mail address are two users", async () => {
  await signIn(createCookieJar());
  setting.provider.person = { ...setting.provider.person, sub: "sub-2" };
  await signIn(createCookieJar());
  expect(await User.countDocuments({ email: "ada@example.com" })).toBe(2);
});

test("the same subject stays the same user, with what the provider says now", async () => {
  const first = await signIn(createCookieJar());
  setting.provider.person = {
    sub: "sub-1",
    email: "ada@lovelace.example",
    email_verified: "false",
    picture: "https://x.example/a",
  };
  const second = await signIn(createCookieJar());
  expect(await User.countDocuments({})).toBe(1);
  if (!first.ok || !second.ok) throw new Error("Both sign-ins should have worked");
  expect(second.user._id).toEqual(first.user._id);
  expect(second.user).toMatchObject({
    email: "ada@lovelace.example",
    emailVerified: false,
    firstName: "Ada",
    profileImageUrl: "https://x.example/a",
  });
});

test("SECURITY row 7: 20 first sign-ins of one person at once make one user", async () => {
  const identity = {
    issuer: setting.provider.issuer,
    subject: "race",
    email: "race@example.com",
    emailVerified: true,
    firstName: null,
    lastName: null,
    profileImageUrl: null,
    persona: null,
  };
  const users = await Promise.all(Array.from({ length: 20 }, () => signInUser(identity)));
  expect(new Set(users.map((user) => user._id.toString())).size).toBe(1);
  expect(await User.countDocuments({})).toBe(1);
});

test("a persona claim of a foreign provider gives no plan", async () => {
  setting.provider.person = { ...setting.provider.person, persona: "premium" };
  const result = await signIn(createCookieJar());
  expect(result).toMatchObject({ ok: true, user: { persona: null, subscriptionTier: "free" } });
});

test("DEC-19 a persona's button restores its plan, without an end", async () => {
  const persona = {
    issuer: `${APP_URL}/oidc`,
    subject: "persona-pro",
    email: "pro.demo@example.com",
    emailVerified: true,
    firstName: "Pro",
    lastName: "Demo",
    profileImageUrl: null,
    persona: "pro" as const,
  };
  const { _id } = await signInUser(persona);
  await User.updateOne({ _id }, { $set: { subscriptionTier: "free", paidUntil: new Date(), isAdminGranted: true } });
  expect(await signInUser(persona)).toMatchObject({
    _id,
    subscriptionTier: "pro",
    subscriptionStatus: "active",
    paidUntil: null,
    isAdminGranted: true,
    persona: "pro",
  });
});
