import { Types } from "mongoose";
import { expect, test } from "vitest";
import { User, type UserRecord } from "../../models/user.ts";
import type { AuthConfig } from "./auth-config.ts";
import { hasLapsed } from "../domain/tier.ts";
import { isAdministrator, toCurrentUser } from "./current-user.ts";

const NOW = new Date("2026-11-20T12:00:00Z");
const config: AuthConfig = {
  appUrl: "https://northfold.example",
  issuer: "https://id.example",
  clientId: "northfold",
  clientSecret: "secret",
  secureCookies: true,
  signingSecret: "0123456789abcdef0123456789abcdef",
  adminEmails: ["Boss@Example.com"],
};
const demo: AuthConfig = { ...config, issuer: "https://northfold.example/oidc" };

function makeUser(fields: Partial<UserRecord> = {}): UserRecord {
  const user = new User({
    issuer: config.issuer,
    subject: "1",
    email: "ada@example.com",
    emailVerified: true,
    ...fields,
  });
  // toObject keeps the fields of the schema and the id.
  return user.toObject() as UserRecord;
}

test("DEC-20 the current user has exactly the promised fields", () => {
  const createdAt = new Date("2026-01-02T03:04:05Z");
  const user = makeUser({ firstName: "Ada", createdAt });
  expect(toCurrentUser(user, { switchedBy: null, isAdmin: false })).toEqual({
    id: user._id.toString(),
    email: "ada@example.com",
    firstName: "Ada",
    lastName: null,
    profileImageUrl: null,
    isAdmin: false,
    subscriptionTier: "free",
    subscriptionStatus: "active",
    createdAt: "2026-01-02T03:04:05.000Z",
    impersonatedBy: null,
  });
});

test("DEC-20 a switched session names the administrator behind it", () => {
  const switchedBy = { id: new Types.ObjectId().toString(), email: "boss@example.com" };
  expect(toCurrentUser(makeUser(), { switchedBy, isAdmin: false }).impersonatedBy).toEqual(switchedBy);
});

test("DEC-57 a paid plan reads as free from its last moment on", () => {
  const user = makeUser({ subscriptionTier: "pro", paidUntil: NOW });
  const before = new Date(NOW.getTime() - 1);
  expect(toCurrentUser(user, { switchedBy: null, isAdmin: false, now: before }).subscriptionTier).toBe("pro");
  expect(toCurrentUser(user, { switchedBy: null, isAdmin: false, now: NOW }).subscriptionTier).toBe("free");
});

test("DEC-19 a plan without an end never lapses", () => {
  expect(hasLapsed(makeUser({ subscriptionTier: "premium", paidUntil: null }), NOW)).toBe(false);
});

test("DEC-93 an administrator has the flag or a verified address of the list", () => {
  expect(isAdministrator(makeUser(), config)).toBe(false);
  expect(isAdministrator(makeUser({ isAdminGranted: true }), config)).toBe(true);
  expect(isAdministrator(makeUser({ email: "bOSS@example.com" }), config)).toBe(true);
  expect(isAdministrator(makeUser({ email: "boss@example.com", emailVerified: false }), config)).toBe(false);
});

test("DEC-93 the Admin Demo persona is an administrator in demo mode only", () => {
  const persona = makeUser({ issuer: demo.issuer, persona: "admin" });
  expect(isAdministrator(persona, demo)).toBe(true);
  expect(isAdministrator(persona, config)).toBe(false);
  expect(isAdministrator(makeUser({ persona: "admin" }), config)).toBe(false);
});

test("DEC-93 an address vouched for by another issuer makes nobody an administrator", () => {
  expect(isAdministrator(makeUser({ issuer: demo.issuer, email: "boss@example.com" }), config)).toBe(false);
});

test("DEC-104 nobody is an administrator of a demo that is open to everybody", () => {
  const open: AuthConfig = { ...demo, isOpenDemo: true };
  const boss = makeUser({ issuer: demo.issuer, email: "boss@example.com" });
  expect(isAdministrator(boss, demo)).toBe(true);
  const former = [makeUser({ issuer: demo.issuer, persona: "admin" }), makeUser({ isAdminGranted: true }), boss];
  expect(former.map((user) => isAdministrator(user, open))).toEqual([false, false, false]);
});
