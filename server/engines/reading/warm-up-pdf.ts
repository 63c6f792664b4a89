import { deflateSync } from "node:zlib";

const LINES = [
  "Ines Varga",
  "Experience",
  "2019 - 2024  Warehouse lead",
  "Led a team of nine",
  "Skills",
  "Forklift, Excel",
];
/** Letters beyond Latin-1 make V8 compile each regular expression a second time. */
const WIDE_ENDING = " – Łódź • “Zażółć”";
const COLUMNS = [40, 300];

/** Makes pdf.js use what resumes need: packed streams, TrueType fonts, a standard font, a ToUnicode table. */
export function makeWarmUpPdf(trueTypeFont: Uint8Array): Uint8Array {
  const plain = (text: string) => `(${text}) Tj`;
  const wide = (text: string) => `<${Buffer.from(text, "utf16le").swap16().toString("hex")}> Tj`;
  const content = ["F1", "F2", "F3"]
    .flatMap((font, part) =>
      COLUMNS.flatMap((x) =>
        LINES.map((line, index) => {
          const y = 780 - part * 240 - index * 16;
          return `BT /${font} 10 Tf 1 0 0 1 ${x} ${y} Tm ${font === "F2" ? wide(line + WIDE_ENDING) : plain(line)} ET`;
        }),
      ),
    )
    .join("\n");
  const toUnicode =
    "/CIDInit /ProcSet findresource begin 12 dict begin begincmap 1 begincodespacerange <0000> <FFFF> endcodespacerange " +
    "3 beginbfrange <0020> <00FF> <0020> <0100> <01FF> <0100> <2000> <20FF> <2000> endbfrange endcmap end end";
  const descriptor =
    "<</Type/FontDescriptor/FontName/Warm/Flags 32/FontBBox[0 0 1000 1000]/Ascent 900/Descent -200/CapHeight 700/StemV 80/ItalicAngle 0/FontFile2 9 0 R>>";
  const widths = Array.from({ length: 95 }, () => 550).join(" ");
  return writeObjects([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R/F3 11 0 R>>>>>>",
    Buffer.from(content),
    `<</Type/Font/Subtype/TrueType/BaseFont/Warm/Encoding/WinAnsiEncoding/FirstChar 32/LastChar 126/Widths[${widths}]/FontDescriptor 8 0 R>>`,
    "<</Type/Font/Subtype/Type0/BaseFont/Warm/Encoding/Identity-H/DescendantFonts[7 0 R]/ToUnicode 10 0 R>>",
    "<</Type/Font/Subtype/CIDFontType2/BaseFont/Warm/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/DW 550/CIDToGIDMap/Identity/FontDescriptor 8 0 R>>",
    descriptor,
    trueTypeFont,
    Buffer.from(toUnicode),
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ]);
}

function writeObjects(objects: (string | Uint8Array)[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from("%PDF-1.4\n")];
  const offsets: number[] = [];
  let offset = parts[0]!.length;
  for (const [index, object] of objects.entries()) {
    offsets.push(offset);
    const packed = typeof object === "string" ? null : deflateSync(object, { level: 1 });
    const body =
      packed === null
        ? Buffer.from(String(object))
        : Buffer.concat([
            Buffer.from(`<</Filter/FlateDecode/Length ${packed.length}>>stream\n`),
            packed,
            Buffer.from("\nendstream"),
          ]);
    const written = Buffer.concat([Buffer.from(`${index + 1} 0 obj`), body, Buffer.from("endobj\n")]);
    parts.push(written);
    offset += written.length;
  }
  const table = offsets.map((each) => `${String(each).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer<</Root 1 0 R/Size ${size}>>\nstartxref\n${offset}\n%%EOF\n`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}
