import { expect, test } from "vitest";
import { column, makePdf, makePlacedPdf } from "../../../tests/fixtures/documents.ts";
import { readBytes } from "./read-bytes.ts";

test("DEC-23 a PDF with a user password is refused as encrypted, one with an owner password is read", async () => {
  const draw = (pdf: PDFKit.PDFDocument) => void pdf.text("Warehouse lead", 40, 40);
  const locked = await makePdf(draw, { userPassword: "geheim", ownerPassword: "geheim" });
  await expect(readBytes(locked, "pdf")).rejects.toMatchObject({ reason: "encrypted" });
  const guarded = await makePdf(draw, { ownerPassword: "geheim", permissions: { copying: false } });
  expect((await readBytes(guarded, "pdf")).lines).toEqual(["Warehouse lead"]);
});

test("DEC-23 a page without a letter is refused as a scan", async () => {
  const blank = await makePdf((pdf) => void pdf.rect(40, 40, 200, 200).fill("gray"));
  await expect(readBytes(blank, "pdf")).rejects.toMatchObject({ reason: "image-only" });
});

test("DEC-23 a picture with a scanner's stamp is a scan, a short text without a picture is not", async () => {
  const pixel = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==",
    "base64",
  );
  const scan = await makePdf((pdf) => void pdf.image(pixel, 0, 0, { width: 595 }).text("Scan 1", 40, 40));
  await expect(readBytes(scan, "pdf")).rejects.toMatchObject({ reason: "image-only" });
  expect((await readBytes(await makePlacedPdf([{ x: 40, y: 40, text: "Scan 1" }]), "pdf")).lines).toEqual(["Scan 1"]);
});

test("DEC-23 a PDF cut short is refused as damaged", async () => {
  const bytes = await makePlacedPdf(column(40, 40, ["Warehouse lead"]));
  await expect(readBytes(bytes.subarray(0, 60), "pdf")).rejects.toMatchObject({ reason: "damaged" });
});

test("SECURITY 39 of more than 100 pages the first 100 are read, with a warning", async () => {
  const pages = Array.from({ length: 103 }, (_, index) => [{ x: 40, y: 300, text: `Entry ${"x".repeat(index + 1)}` }]);
  const { lines, pages: count, warnings } = await readBytes(await makePlacedPdf(...pages), "pdf");
  expect(count).toBe(103);
  expect(lines.filter(Boolean)).toHaveLength(100);
  expect(warnings).toEqual(["Only the first 100 pages were read."]);
});

test("text written sideways is read as lines of its own", async () => {
  const bytes = await makePdf((pdf) => {
    pdf.text("Warehouse lead and planner", 100, 100, { lineBreak: false });
    pdf.rotate(90, { origin: [40, 100] }).text("Ines Varga", 40, 100, { lineBreak: false });
  });
  expect((await readBytes(bytes, "pdf")).lines.filter(Boolean)).toEqual(["Warehouse lead and planner", "Ines Varga"]);
});

test("a page that is turned as a whole is read like any other", async () => {
  const bytes = Buffer.from(await makePlacedPdf(column(40, 40, ["Warehouse lead", "Baltic Cold Storage"])));
  const turned = Buffer.from(bytes.toString("latin1").replace("/Type /Page\n", "/Type /Page /Rotate 90\n"), "latin1");
  expect((await readBytes(turned, "pdf")).lines.filter(Boolean)).toEqual(["Warehouse lead", "Baltic Cold Storage"]);
});

test("SECURITY 38 a link and a script in a PDF are neither followed nor run", async () => {
  const bytes = await makePdf((pdf) => {
    pdf.text("Portfolio", 40, 40, { link: "http://127.0.0.1:9/canary" });
  });
  expect((await readBytes(bytes, "pdf")).lines).toEqual(["Portfolio"]);
});
