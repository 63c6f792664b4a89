import { expect, test } from "vitest";
import { canHold, declaredKind, sniffContainer } from "./document-type.ts";

const bytesOf = (text: string): Uint8Array => Buffer.from(text, "latin1");

test("DEC-23 the container is told by its first bytes", () => {
  expect(sniffContainer(bytesOf("%PDF-1.7\n"))).toBe("pdf");
  expect(sniffContainer(bytesOf(`${"\0".repeat(900)}%PDF-1.4`))).toBe("pdf");
  expect(sniffContainer(bytesOf("PK\x03\x04rest"))).toBe("zip");
  expect(sniffContainer(bytesOf("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1rest"))).toBe("ole");
});

test.each([
  ["text", "Ines Varga, warehouse lead"],
  ["RTF", "{\\rtf1 hello}"],
  ["a web page with a PDF header in it", "<html>%PDF-1.4"],
  ["a drawing with a PDF header in it", "  <?xml version='1.0'?><svg>%PDF-1.4"],
  ["a program with a PDF header in it", "MZ\x90\0%PDF-1.4"],
  ["a late PDF header", `${" ".repeat(1100)}%PDF-1.4`],
  ["an empty ZIP", "PK\x05\x06"],
])("SECURITY 35 %s is no document", (_, content) => {
  expect(sniffContainer(bytesOf(content))).toBeNull();
});

test("DEC-23 name and media type must be of one accepted kind, generic types say nothing", () => {
  expect(declaredKind("cv.pdf", "application/pdf")).toBe("pdf");
  expect(declaredKind("CV.DOCX", "")).toBe("docx");
  expect(declaredKind("cv", "application/msword; charset=binary")).toBe("doc");
  expect(declaredKind("cv.doc", "application/octet-stream")).toBe("doc");
  expect(declaredKind("cv", "")).toBeNull();
  expect(declaredKind("cv.docm", "")).toBe("contradiction");
  expect(declaredKind("cv.pdf", "application/msword")).toBe("contradiction");
  expect(declaredKind("cv.pdf", "text/html")).toBe("contradiction");
});

test("DEC-23 a container that cannot hold the claimed kind contradicts it", () => {
  expect(canHold("zip", "docx")).toBe(true);
  expect(canHold("zip", "doc")).toBe(false);
  expect(canHold("ole", "pdf")).toBe(false);
  expect(canHold("pdf", null)).toBe(true);
});
