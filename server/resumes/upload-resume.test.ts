import { expect, test } from "vitest";
import { baseName, nameFromFile } from "./upload-resume.ts";

test("DEC-22 the name of a file is the file name without its last extension", () => {
  expect(nameFromFile("cv.v2.pdf")).toBe("cv.v2");
  expect(nameFromFile("C:\\fakepath\\My CV.docx")).toBe("My CV");
  expect(nameFromFile("resume")).toBe("resume");
  expect(nameFromFile(".pdf")).toBe(".pdf");
});

test("SECURITY row 40: a stored file name has no path, no control and no direction characters", () => {
  expect(baseName("../../etc/passwd")).toBe("passwd");
  expect(baseName("a\r\nSet-Cookie: x.pdf")).toBe("aSet-Cookie: x.pdf");
  expect(baseName("cv\u202Efdp.exe")).toBe("cvfdp.exe");
  expect(baseName("")).toBe("resume");
  expect(baseName("x".repeat(400)).length).toBe(255);
});
