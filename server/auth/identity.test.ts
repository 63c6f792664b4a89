import { expect, test } from "vitest";
import type { AuthConfig } from "./auth-config.ts";
import { cleanName, toIdentity } from "./identity.ts";

const config: AuthConfig = {
  appUrl: "https://northfold.example",
  issuer: "https://id.example",
  clientId: "northfold",
  clientSecret: "secret",
  secureCookies: true,
  signingSecret: "0123456789abcdef0123456789abcdef",
  adminEmails: [],
};
const demo: AuthConfig = { ...config, issuer: "https://northfold.example/oidc" };
const claims = { sub: "1", email: "ada@example.com", email_verified: true, given_name: "Ada", family_name: "Byron" };

test("an address counts as verified only when the provider says so", () => {
  const verified = (email_verified: unknown) => toIdentity({ ...claims, email_verified }, "i", config)?.emailVerified;
  expect([true, "true", false, "false", 1, null, undefined].map(verified)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});

test("a persona claim counts from the demo provider alone", () => {
  expect(toIdentity({ ...claims, persona: "admin" }, demo.issuer, demo)?.persona).toBe("admin");
  expect(toIdentity({ ...claims, persona: "admin" }, config.issuer, config)?.persona).toBeNull();
  expect(toIdentity({ ...claims, persona: "root" }, demo.issuer, demo)?.persona).toBeNull();
});

test("strange optional claims are left out, a missing subject or address is no identity", () => {
  const strange = { ...claims, given_name: 7, family_name: " ", picture: "javascript:alert(1)" };
  expect(toIdentity(strange, "i", config)).toMatchObject({ firstName: null, lastName: null, profileImageUrl: null });
  expect(toIdentity({ ...claims, sub: "" }, "i", config)).toBeNull();
  expect(toIdentity({ ...claims, email: undefined }, "i", config)).toBeNull();
  expect(toIdentity({ ...claims, email: "no address" }, "i", config)).toBeNull();
});

test("names lose control characters and direction overrides, and end at 100 characters", () => {
  expect(cleanName("  Zoë\u202e \n\u0000 Kim ")).toBe("Zoë Kim");
  expect(cleanName("x".repeat(300))).toHaveLength(100);
});
