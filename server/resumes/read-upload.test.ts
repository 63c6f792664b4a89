import { expect, test } from "vitest";
import { baseName } from "./read-upload.ts";

test("SECURITY row 40: a stored file name has no path, no control and no direction characters", () => {
  expect(baseName("../../etc/passwd")).toBe("passwd");
  expect(baseName("a\r\nSet-Cookie: x.pdf")).toBe("aSet-Cookie: x.pdf");
  expect(baseName("cv\u202Efdp.exe")).toBe("cvfdp.exe");
  expect(baseName("")).toBe("resume");
  expect(baseName("x".repeat(400)).length).toBe(255);
});
