import { expect, test } from "vitest";
import { checkFile, MAX_FILE_BYTES, megabytes, nameFromFile } from "./upload-file.ts";

const pdf = { name: "cv.pdf", type: "application/pdf", size: 1000 };

test("UP-10 PDF, DOC and DOCX are accepted by their media type", () => {
  expect(checkFile(pdf)).toBeNull();
  expect(checkFile({ ...pdf, type: "application/msword" })).toBeNull();
  const docx = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  expect(checkFile({ ...pdf, type: docx })).toBeNull();
});

test("UP-10 any other media type is refused, whatever the name says", () => {
  expect(checkFile({ ...pdf, type: "image/png" })).toEqual({
    title: "Invalid file type",
    description: "Please upload a PDF, DOC, or DOCX file.",
  });
});

test("DEC-23 a file without a type goes by its extension", () => {
  expect(checkFile({ name: "CV.DOCX", type: "", size: 1 })).toBeNull();
  expect(checkFile({ name: "cv.doc", type: "application/octet-stream", size: 1 })).toBeNull();
  expect(checkFile({ name: "cv.txt", type: "", size: 1 })?.title).toBe("Invalid file type");
});

test("UP-11 exactly 10 MB is accepted, one byte more is not", () => {
  expect(MAX_FILE_BYTES).toBe(10485760);
  expect(checkFile({ ...pdf, size: 10485760 })).toBeNull();
  expect(checkFile({ ...pdf, size: 10485761 })).toEqual({
    title: "File too large",
    description: "Please upload a file smaller than 10MB.",
  });
});

test("UP-12 the type is checked before the size", () => {
  expect(checkFile({ name: "a.png", type: "image/png", size: 10485761 })?.title).toBe("Invalid file type");
});

test("UP-15 only the last extension is taken off", () => {
  expect(nameFromFile("my.cv.pdf")).toBe("my.cv");
  expect(nameFromFile("cv")).toBe("cv");
  expect(nameFromFile(".pdf")).toBe(".pdf");
  expect(nameFromFile(`${"a".repeat(250)}.pdf`)).toBe("a".repeat(200));
});

test("UP-06 the size in MB to two decimals", () => {
  expect(megabytes(1024 * 1024 * 1.5)).toBe("1.50 MB");
  expect(megabytes(1)).toBe("0.00 MB");
});
