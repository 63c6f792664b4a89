import { expect, test } from "vitest";
import { makePdf } from "../../../tests/fixtures/documents.ts";
import { readBytes } from "./read-bytes.ts";

const ROWS = [
  ["Period", "Employer", "Position", "Duties"],
  [
    "03/2019 – present",
    "Harlow & Finch Logistics Ltd",
    "Warehouse Supervisor and Shift Planner",
    "Planned all shifts.",
  ],
  [
    "05/2014 – 02/2019",
    "Pinecone Storage and Distribution",
    "Forklift Operator",
    "Loaded lorries and counted the stock on Fridays.",
  ],
];
const WIDTHS = [60, 90, 100, 120];
const PADDING = 4;

function drawTable(pdf: PDFKit.PDFDocument, rule: (x: number, y: number, width: number, height: number) => void): void {
  let y = 60;
  pdf.font("Helvetica").fontSize(9);
  for (const row of ROWS) {
    const height =
      2 * PADDING + Math.max(...row.map((cell, at) => pdf.heightOfString(cell, { width: WIDTHS[at]! - 8 })));
    let x = 40;
    for (const [at, cell] of row.entries()) {
      pdf.text(cell, x + PADDING, y + PADDING, { width: WIDTHS[at]! - 2 * PADDING });
      rule(x, y, WIDTHS[at]!, height);
      x += WIDTHS[at]!;
    }
    y += height;
  }
}

const drawings = {
  boxes: (pdf) => drawTable(pdf, (x, y, width, height) => void pdf.rect(x, y, width, height).stroke()),
  "thin filled bars": (pdf) =>
    drawTable(pdf, (x, y, width, height) => {
      for (const [left, top] of [
        [x, y],
        [x, y + height],
      ] as const)
        pdf.rect(left, top, width, 0.5).fill();
      for (const left of [x, x + width]) pdf.rect(left, y, 0.5, height).fill();
    }),
  "lines in a scaled drawing": (pdf) => {
    pdf.save().scale(0.8);
    drawTable(pdf, (x, y, width, height) => void pdf.rect(x, y, width, height).stroke());
    pdf.restore();
  },
} satisfies Record<string, (pdf: PDFKit.PDFDocument) => void>;

test.each(Object.entries(drawings))("cells of a ruled table that wrap stay together: %s", async (_, draw) => {
  const { lines } = await readBytes(await makePdf(draw), "pdf");
  expect(lines.filter(Boolean)).toEqual([
    "Period\tEmployer\tPosition\tDuties",
    "03/2019 – present\tHarlow & Finch Logistics Ltd\tWarehouse Supervisor and Shift Planner\tPlanned all shifts.",
    "05/2014 – 02/2019\tPinecone Storage and Distribution\tForklift Operator",
    "Loaded lorries and counted the stock on Fridays.",
  ]);
});

test("a name that stands on lines of its own in a cell keeps them", async () => {
  const cells = [
    { x: 40, width: 100, texts: ["2019", "2022"] },
    { x: 140, width: 200, texts: ["Blue Heron", "Leeds"] },
    { x: 340, width: 200, texts: ["Cook", "full time"] },
  ];
  const bytes = await makePdf((pdf) => {
    pdf.font("Helvetica").fontSize(9);
    for (const { x, width, texts } of cells) {
      for (const [at, text] of texts.entries()) pdf.text(text, x + 4, 60 + at * 12, { lineBreak: false });
      pdf.rect(x, 55, width, 30).stroke();
    }
  });
  expect((await readBytes(bytes, "pdf")).lines.filter(Boolean)).toEqual([
    "2019\t2022\tBlue Heron\tLeeds\tCook\tfull time",
  ]);
});
