import { expect, test } from "vitest";
import type { AuthConfig } from "./auth-config.ts";
import { clearNoticeHeader, type Notice, openNotice, sealNotice } from "./notice-cookie.ts";
import { openCookie, sealCookie } from "./signed-cookie.ts";

const config: AuthConfig = {
  appUrl: "https://northfold.example",
  issuer: "https://id.example",
  clientId: "northfold",
  clientSecret: "secret",
  secureCookies: true,
  signingSecret: "0123456789abcdef0123456789abcdef",
  adminEmails: [],
};
const notice: Notice = { title: "Signed out", description: "See you – soon 🙂", tone: "neutral" };

function cookieValue(setCookie: string): string {
  return setCookie.slice(setCookie.indexOf("=") + 1, setCookie.indexOf(";"));
}

function asking(cookie: string): Request {
  return new Request("https://northfold.example/", { headers: { Cookie: cookie } });
}

test("DEC-10 a notice survives the way through the visitor's browser", () => {
  const header = sealNotice(notice, config);
  expect(openNotice(asking(`a=b; __Host-notice=${cookieValue(header)}`), config)).toEqual(notice);
});

test("SECURITY row 9: cookies are HttpOnly, Lax, Path=/, and on https __Host- and Secure", () => {
  for (const header of [sealNotice(notice, config), clearNoticeHeader(config)]) {
    expect(header).toMatch(/^__Host-notice=[^;]*; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax; Secure$/);
  }
  const plain = sealNotice(notice, { ...config, secureCookies: false });
  expect(plain).toMatch(/^notice=[^;]+; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
});

test("a notice of any length fits into a cookie", () => {
  for (const piece of ["\u{1f642}", "履", '"', "\0", "\ud800"]) {
    const long = piece.repeat(5000);
    const header = sealNotice({ title: long, description: long, tone: "destructive" }, config);
    expect(Buffer.byteLength(header)).toBeLessThanOrEqual(4096);
    expect(openNotice(asking(`__Host-notice=${cookieValue(header)}`), config)?.tone).toBe("destructive");
  }
});

test("SECURITY row 13: 1,000 changed notices are all refused without an error", () => {
  const value = cookieValue(sealNotice(notice, config));
  for (let round = 0; round < 1000; round += 1) {
    const at = (round * 7919) % value.length;
    const other = value[at] === "A" ? "B" : "A";
    const changed = round % 3 === 0 ? value.slice(0, at) : value.slice(0, at) + other + value.slice(at + 1);
    // The last character of base64 may carry unused bits; the signature is compared as text, so even that is refused.
    expect(openNotice(asking(`__Host-notice=${changed}`), config)).toBeNull();
  }
});

test("SECURITY row 13: a value sealed for another cookie is worthless here", () => {
  const other = sealCookie("oauth2", notice, 60, config) ?? "";
  expect(openNotice(asking(`__Host-notice=${cookieValue(other)}`), config)).toBeNull();
});

test("a sealed value is refused with another secret and after its time", () => {
  const value = cookieValue(sealNotice(notice, config));
  const elsewhere = { ...config, signingSecret: "fedcba9876543210fedcba9876543210" };
  expect(openNotice(asking(`__Host-notice=${value}`), elsewhere)).toBeNull();

  const stale = sealCookie("notice", notice, -1, config) ?? "";
  expect(openCookie(asking(`__Host-notice=${cookieValue(stale)}`), "notice", config)).toBeNull();
});

test("a sealed value of another shape is no notice", () => {
  const strange = sealCookie("notice", { title: 7 }, 60, config) ?? "";
  expect(openNotice(asking(`__Host-notice=${cookieValue(strange)}`), config)).toBeNull();
});
