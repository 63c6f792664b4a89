import { expect, test } from "vitest";
import { makeDoc, makeOle, oleTableOffset } from "../../../tests/fixtures/documents.ts";
import { readBytes } from "./read-bytes.ts";

const WORD_STREAM_SECTOR = 2;

test("a Word 97 file is read with header, body and footer", async () => {
  const bytes = makeDoc({ header: "Ines Varga", body: "Warehouse lead\rŁódź – naïve “café”", footer: "Page of Ines" });
  expect(await readBytes(bytes, "doc")).toEqual({
    kind: "doc",
    lines: ["Ines Varga", "", "Warehouse lead", "Łódź – naïve “café”", "", "Page of Ines"],
    pages: null,
    warnings: [],
  });
});

test("a hyphen at which Word breaks no line is a hyphen", async () => {
  const bytes = makeDoc({ body: "Registered Nurse, Medical\u001eSurgical Unit" });
  expect((await readBytes(bytes, "doc")).lines).toEqual(["Registered Nurse, Medical-Surgical Unit"]);
});

test("DEC-23 a Word 97 file with a password is refused as encrypted", async () => {
  await expect(readBytes(makeDoc({ body: "secret", flags: 0x0100 }), "doc")).rejects.toMatchObject({
    reason: "encrypted",
  });
});

test("DEC-23 an encrypted DOCX, which comes as OLE, is refused as encrypted", async () => {
  const bytes = makeOle([{ name: "EncryptedPackage", bytes: Buffer.alloc(4096) }]);
  await expect(readBytes(bytes, "docx")).rejects.toMatchObject({ reason: "encrypted" });
});

test("DEC-23 another OLE file is of the wrong type", async () => {
  const bytes = makeOle([{ name: "Workbook", bytes: Buffer.alloc(4096) }]);
  await expect(readBytes(bytes, "doc")).rejects.toMatchObject({ reason: "wrong-type" });
});

test.each([1, 2, 5])("SECURITY P23 a sector chain that loops after %i sectors is refused at once", async (length) => {
  const bytes = makeDoc({ body: "Warehouse lead" });
  const at = oleTableOffset(WORD_STREAM_SECTOR + length - 1);
  new DataView(bytes.buffer, bytes.byteOffset).setUint32(at, WORD_STREAM_SECTOR, true);
  await expect(readBytes(bytes, "doc")).rejects.toMatchObject({ reason: "damaged" });
});

test("a header with absurd sector sizes is refused as damaged", async () => {
  for (const shift of [0, 6, 13, 31, 0xffff]) {
    const bytes = makeDoc({ body: "Warehouse lead" });
    new DataView(bytes.buffer, bytes.byteOffset).setUint16(30, shift, true);
    await expect(readBytes(bytes, "doc")).rejects.toMatchObject({ reason: "damaged" });
  }
});

test("a file cut anywhere is refused or read, never more", async () => {
  const bytes = makeDoc({ body: "Warehouse lead" });
  for (let share = 1; share < 20; share += 1) {
    const reason = await readBytes(bytes.subarray(0, (bytes.length * share) / 20), "doc").then(
      () => "read",
      (error) => error.reason,
    );
    expect(["read", "damaged", "wrong-type"]).toContain(reason);
  }
});
