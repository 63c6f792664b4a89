import fc from "fast-check";
import { expect, test } from "vitest";
import { safeReturnTo } from "./safe-return-to.ts";

const HOSTS = ["evil.example", "evil.example/", "%65vil.example", "evil.example:443", "user@evil.example"];
const PREFIXES = [
  "//",
  "///",
  "////",
  "/\\",
  "\\/",
  "\\\\",
  "/%5c",
  "/%5C/",
  "/%2f",
  "/%2F%2f",
  "%2f%2f",
  "/%252f%252f",
  "/%25252f%25252f",
  "/\t/",
  "/%09/",
  "/\n/",
  "/%0a/",
  "/%0d%0a/",
  "/\r\n/",
  "/ /",
  "/%20/",
  "/.//",
  "/..//",
  "/./..//",
  "/a/..//",
  "/%2e//",
  "/%2e%2e//",
  "/\u00a0/",
  "/\u200b/",
  "/\u2028/",
  "/\ufeff/",
  "/\0/",
  "/%00/",
  " //",
  "\t//",
  "http://",
  "https://",
  "HTTPS:",
  "https:",
  "ftp://",
  "javascript://",
  "blob:https://",
  "view-source:https://",
];
const PAYLOADS = [
  ...PREFIXES.flatMap((prefix) => HOSTS.map((host) => prefix + host)),
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "mailto:a@b.c",
  "?x",
  "#x",
  "x",
  "",
  "/%",
  "/%E0%A4",
  "/\ud800",
  ".",
  "..",
  "/\\/",
  `/${"a".repeat(600)}`,
];

function landsOn(path: string): URL {
  // As a browser reads a Location header.
  return new URL(path, "https://northfold.example/api/login/callback");
}

test(`SECURITY row 14: ${PAYLOADS.length} hostile return addresses stay on our origin`, () => {
  expect(PAYLOADS.length).toBeGreaterThan(200);
  for (const payload of PAYLOADS) {
    const target = safeReturnTo(payload);
    expect([payload, landsOn(target).origin]).toEqual([payload, "https://northfold.example"]);
    expect(target.startsWith("/") && !target.startsWith("//")).toBe(true);
    expect(decodeURIComponent(decodeURIComponent(target))).not.toMatch(/^\/[/\\]|[\\\p{Cc}]/u);
  }
});

test("SECURITY row 14: any text at all stays on our origin", () => {
  const piece = fc.constantFrom("/", "\\", "%2f", "%5c", "%09", "..", ".", ":", "@", "?", "#", "\t", "e", "%25", "//");
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(piece).map((pieces) => pieces.join("")),
  );
  fc.assert(
    fc.property(text, (value) => landsOn(safeReturnTo(`/${value}`)).origin === "https://northfold.example"),
    { numRuns: 3000, seed: 14 },
  );
});

test.each([
  "/",
  "/analytics",
  "/my-resumes?sort=name&show=all",
  "/ai-materials?dialog=letter#top",
  "/analytics?from=2026-11-01%2F30",
  "/my-resumes?q=na%C3%AFve%20caf%C3%A9",
])("DEC-82 %s is a place to come back to", (path) => {
  expect(safeReturnTo(path)).toBe(path);
});

test.each([
  "/api/login",
  "/api/login?returnTo=/x",
  "/API/Logout",
  "/api//logout",
  "/api/%6cogout",
  "/api/logout.data",
  "/forms/resumes/delete",
  "/oidc/auth",
])("%s is no place to come back to", (path) => {
  expect(safeReturnTo(path)).toBe("/");
});

test.each([undefined, null, 7, {}, ["/analytics"]])(
  "a return address that is no text (%s) means the start page",
  (value) => {
    expect(safeReturnTo(value)).toBe("/");
  },
);
