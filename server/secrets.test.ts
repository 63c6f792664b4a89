import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sessionSecret } from "./secrets.ts";

let DATA_DIR: string;

beforeEach(() => {
  DATA_DIR = mkdtempSync(path.join(os.tmpdir(), "northfold-secret-"));
});

afterEach(() => rmSync(DATA_DIR, { recursive: true }));

test("SECURITY row 10: the secret is made once, for this user's eyes only, and kept", () => {
  const secret = sessionSecret({ DATA_DIR, SESSION_SECRET: undefined });
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(sessionSecret({ DATA_DIR, SESSION_SECRET: undefined })).toBe(secret);
  expect(readdirSync(DATA_DIR)).toEqual(["session-secret"]);
  expect(statSync(path.join(DATA_DIR, "session-secret")).mode & 0o777).toBe(0o600);
  expect(sessionSecret({ DATA_DIR, SESSION_SECRET: "given" })).toBe("given");
});

test.each(["", "half of a sec", "\n", "x".repeat(200)])(
  "SECURITY row 10: a secret that a full disk or a power cut spoilt (%j) is never signed with",
  (spoilt) => {
    const file = path.join(DATA_DIR, "session-secret");
    writeFileSync(file, spoilt);
    const secret = sessionSecret({ DATA_DIR, SESSION_SECRET: undefined });
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(readFileSync(file, "utf8")).toBe(secret);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  },
);
