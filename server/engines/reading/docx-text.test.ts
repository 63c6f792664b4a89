import { expect, test } from "vitest";
import { makeDocx, makeZip, wordParts, type ZipPart } from "../../../tests/fixtures/documents.ts";
import type { UnreadableReason } from "./document-text.ts";
import { readBytes } from "./read-bytes.ts";

const paragraph = (inner: string): string => `<w:p>${inner}</w:p>`;
const run = (inner: string): string => `<w:r>${inner}</w:r>`;
const text = (content: string): string => run(`<w:t>${content}</w:t>`);

async function linesOf(body: string, extra: ZipPart[] = []): Promise<string[]> {
  return (await readBytes(makeZip(wordParts(body, extra)), null)).lines;
}

async function refusalOf(parts: ZipPart[]): Promise<UnreadableReason | "read"> {
  return await readBytes(makeZip(parts), null).then(
    () => "read",
    (error) => error.reason,
  );
}

test("header, body, bullets, tabs, tables and footer of a Word file are read in order", async () => {
  const bytes = await makeDocx({
    header: "Ines Varga",
    footer: "References on request",
    paragraphs: ["Experience", { left: "Warehouse Lead", right: "2019 - 2024" }, { bullet: "Led a team of nine" }],
    table: [
      [["2012"], ["Technical school of logistics", "Grade: good"]],
      [["2008"], ["Primary school No. 4"]],
    ],
  });
  expect(await readBytes(bytes, "docx")).toEqual({
    kind: "docx",
    lines: [
      "Ines Varga",
      "",
      "Experience",
      "Warehouse Lead\t2019 - 2024",
      "• Led a team of nine",
      "2012\tTechnical school of logistics",
      "Grade: good",
      "2008\tPrimary school No. 4",
      "",
      "References on request",
    ],
    pages: null,
    warnings: [],
  });
});

test("columns made of table cells with much text are read one after the other", async () => {
  const left = ["SKILLS", "Forklift licence", "Inventory counts", "Scheduling"];
  const right = ["EXPERIENCE", "Warehouse Lead", "Baltic Cold Storage", "Led a team of nine", "Cut errors by a third"];
  const { lines } = await readBytes(await makeDocx({ table: [[left, right]] }), null);
  expect(lines.filter(Boolean)).toEqual([...left, ...right]);
});

test("EN-02 a heading in the margin of a table stands above what is beside it", async () => {
  const job = ["Data Scientist, Nordsken AB", "Jan 2020 - present", "Forecast demand", "Trained four juniors"];
  const table: string[][][] = [
    [["WORK", "EXPERIENCE"], job],
    [["EDUCATION"], ["PhD, Statistics", "Uppsala University, 2016"]],
    [["2011"], ["MSc, Mathematics", "Lund University"]],
  ];
  const { lines } = await readBytes(await makeDocx({ table }), null);
  expect(lines.filter(Boolean)).toEqual([
    "WORK EXPERIENCE",
    ...job,
    "EDUCATION",
    "PhD, Statistics",
    "Uppsala University, 2016",
    "2011\tMSc, Mathematics",
    "Lund University",
  ]);
});

test("EN-02 small letters that are printed as capitals are read as printed, by their run or by their style", async () => {
  const styles = `<w:styles>
    <w:style w:styleId="Base"><w:rPr><w:caps/></w:rPr></w:style>
    <w:style w:styleId="Name"><w:basedOn w:val="Base"/></w:style>
    <w:style w:styleId="Plain"><w:basedOn w:val="Base"/><w:rPr><w:caps w:val="0"/></w:rPr></w:style>
  </w:styles>`;
  const relationships = `<Relationships><Relationship Type="x/styles" Target="styles.xml"/></Relationships>`;
  const styled = (style: string, content: string): string =>
    paragraph(`<w:pPr><w:pStyle w:val="${style}"/></w:pPr>${text(content)}`);
  const small = run("<w:rPr><w:smallCaps/></w:rPr><w:t>store manager</w:t>");
  const typed = run("<w:rPr><w:caps/></w:rPr><w:t>McDonald Hardware</w:t>");
  const body = [
    styled("Name", "jordan fitzgerald"),
    styled("Plain", "jordan fitzgerald"),
    paragraph(small + text(" at ") + typed),
  ];
  const parts = [
    { name: "word/styles.xml", content: styles },
    { name: "word/_rels/document.xml.rels", content: relationships },
  ];
  expect(await linesOf(body.join(""), parts)).toEqual([
    "JORDAN FITZGERALD",
    "jordan fitzgerald",
    "STORE MANAGER at McDonald Hardware",
  ]);
});

test("line breaks inside a paragraph end a line", async () => {
  expect(await linesOf(paragraph(run("<w:t>one</w:t><w:br/><w:t>two</w:t><w:cr/><w:t>three</w:t>")))).toEqual([
    "one",
    "two",
    "three",
  ]);
});

test("text boxes are read once, where they are anchored", async () => {
  const box = `<w:txbxContent>${paragraph(text("In the box"))}</w:txbxContent>`;
  const drawing = run(
    `<mc:AlternateContent><mc:Choice><w:drawing>${box}</w:drawing></mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent>`,
  );
  expect((await linesOf(paragraph(drawing + text("Beside")) + paragraph(text("Below")))).filter(Boolean)).toEqual([
    "Beside",
    "In the box",
    "Below",
  ]);
});

test("deleted, moved and hidden text and field codes are left out", async () => {
  const body = paragraph(
    `<w:del><w:r><w:delText>gone</w:delText></w:r></w:del><w:moveFrom>${text("moved")}</w:moveFrom>` +
      `${run("<w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t>")}${run("<w:instrText>PAGE</w:instrText>")}<w:ins>${text("kept")}</w:ins>`,
  );
  expect(await linesOf(body)).toEqual(["kept"]);
});

test("entities, odd prefixes and UTF-16 parts are understood", async () => {
  const xml = `<?xml version="1.0"?><x:document xmlns:x="urn:w"><x:body><x:p><x:r><x:t>R&amp;D &#233;t&#xe9;</x:t></x:r></x:p></x:body></x:document>`;
  const content = Buffer.from(`\ufeff${xml}`, "utf16le");
  expect(await linesOf("", [{ name: "word/document.xml", content }])).toEqual(["R&D été"]);
});

test("SECURITY 38 a linked subdocument is not followed but said", async () => {
  const { lines, warnings } = await readBytes(
    makeZip(wordParts(`${paragraph(text("Master"))}<w:subDoc r:id="r9"/>`)),
    null,
  );
  expect(lines).toEqual(["Master"]);
  expect(warnings).toEqual(["A part that was inserted from another file could not be read."]);
});

test("SECURITY 39 of a Word file with more than 200,000 characters the first are read, with a warning", async () => {
  const many = Array.from({ length: 9_000 }, (_, index) =>
    paragraph(text(`Entry ${index * 7919} of a very long list of entries`)),
  );
  const { lines, warnings } = await readBytes(makeZip(wordParts(many.join(""))), null);
  expect(lines[0]).toBe("Entry 0 of a very long list of entries");
  expect(lines.join("\n").length).toBeLessThanOrEqual(200_000);
  expect(warnings).toEqual(["Only the first 200,000 characters were read."]);
});

test("XML nested 100,000 deep does no harm", async () => {
  const deep = `${"<w:sdt>".repeat(100_000)}${paragraph(text("deep"))}${"</w:sdt>".repeat(100_000)}`;
  const noise = Array.from({ length: 20_000 }, (_, index) => `<!-- ${index * 7919} -->`).join("");
  expect(await linesOf(deep + noise)).toEqual(["deep"]);
});

const hello = paragraph(text("Hello"));

test.each<[string, UnreadableReason, () => ZipPart[]]>([
  ["a ZIP without content types", "wrong-type", () => [{ name: "notes.txt", content: "hello" }]],
  [
    "a spreadsheet",
    "wrong-type",
    () => [
      {
        name: "[Content_Types].xml",
        content:
          '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
      },
      { name: "xl/workbook.xml", content: "<workbook/>" },
    ],
  ],
  [
    "a macro file by another name",
    "wrong-type",
    () =>
      wordParts(hello, [
        {
          name: "[Content_Types].xml",
          content:
            '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/></Types>',
        },
      ]),
  ],
  [
    "an entity declaration",
    "damaged",
    () =>
      wordParts("", [
        {
          name: "word/document.xml",
          content: `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/hostname">]><w:p>&e;</w:p>`,
        },
      ]),
  ],
  [
    "more than 1,000 entries",
    "too-complex",
    () =>
      wordParts(
        hello,
        Array.from({ length: 1_000 }, (_, index) => ({ name: `x${index}`, content: "" })),
      ),
  ],
  [
    "a part that unpacks 1000:1",
    "too-complex",
    () => wordParts(hello, [{ name: "word/media/a.bin", content: Buffer.alloc(2_000_000) }]),
  ],
  [
    "a part that lies about its size",
    "damaged",
    () => wordParts(hello, [{ name: "word/a.bin", content: Buffer.alloc(2_000_000), claimedSize: 10 }]),
  ],
  [
    "an encrypted entry",
    "encrypted",
    () => wordParts("", [{ name: "word/document.xml", content: "x", encrypted: true }]),
  ],
  ["a file without a letter", "image-only", () => wordParts(paragraph(text("123")))],
])("SECURITY 36 %s is refused as %s", async (_, reason, parts) => {
  expect(await refusalOf(parts())).toBe(reason);
});

test("SECURITY 36 entries that share their bytes are refused", async () => {
  const bytes = Buffer.from(makeZip(wordParts(hello)));
  const last = bytes.lastIndexOf(Buffer.from("PK\x01\x02", "latin1"));
  bytes.writeUInt32LE(0, last + 42);
  await expect(readBytes(bytes, null)).rejects.toMatchObject({ reason: "damaged" });
});

test("a ZIP cut in the middle is refused as damaged", async () => {
  const bytes = makeZip(wordParts(hello));
  await expect(readBytes(bytes.subarray(0, bytes.length / 2), null)).rejects.toMatchObject({ reason: "damaged" });
});
