import { expect, test } from "vitest";
import { contentDisposition } from "./content-disposition.ts";

test("SECURITY row 40: a download's header stays one line with one name, whatever the file is called", () => {
  expect(contentDisposition("cv.pdf")).toBe(`attachment; filename="cv.pdf"; filename*=UTF-8''cv.pdf`);
  for (const name of ['a"b\r\nX: y.pdf', "лебедь.docx", "\ud800.pdf", "a'b(c)*.pdf", "../x.pdf"]) {
    const header = contentDisposition(name);
    expect(header).toMatch(/^attachment; filename="[^"\r\n]*"; filename\*=UTF-8''[\w.%~!-]*$/);
  }
  expect(contentDisposition("é.pdf")).toContain("filename*=UTF-8''%C3%A9.pdf");
});
