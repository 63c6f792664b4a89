import { expect, test } from "vitest";
import { isForeignWrite } from "./same-origin.ts";

const OWN = "https://jobs.example.com";
const write = { method: "POST", path: "/forms/x", secFetchSite: null, origin: null };

test("DEC-13 a write with neither header is let through, one from our own page too", () => {
  expect(isForeignWrite(write, OWN)).toBe(false);
  expect(isForeignWrite({ ...write, origin: OWN, secFetchSite: "same-origin" }, OWN)).toBe(false);
  expect(isForeignWrite({ ...write, secFetchSite: "none" }, OWN)).toBe(false);
});

test("DEC-13 a foreign Origin or Sec-Fetch-Site is refused, `null` and same-site included", () => {
  for (const origin of ["https://evil.example", "null", "http://jobs.example.com", ""]) {
    expect(isForeignWrite({ ...write, origin }, OWN), origin).toBe(true);
  }
  for (const secFetchSite of ["cross-site", "same-site", "nonsense"]) {
    expect(isForeignWrite({ ...write, secFetchSite }, OWN), secFetchSite).toBe(true);
  }
  expect(isForeignWrite({ ...write, origin: OWN, secFetchSite: "cross-site" }, OWN)).toBe(true);
});

test("reads pass, and so does the webhook, which proves itself by signature", () => {
  expect(isForeignWrite({ ...write, method: "GET", origin: "https://evil.example" }, OWN)).toBe(false);
  expect(isForeignWrite({ ...write, path: "/api/webhooks/paypal", origin: "https://evil.example" }, OWN)).toBe(false);
});
