import { setImmediate } from "node:timers/promises";
import PDFDocument from "pdfkit";
import type { DocumentFacts } from "./document-facts.ts";
import { type Piece, type Ruler, sizeOf } from "./lay-out.ts";
import { BULLET_INDENT, LOOKS, QUIET, RULE_BELOW, RULE_COLOR, SHEETS, STYLES } from "./page-looks.ts";
import { type Plan, type PlannedBlock, planPages } from "./plan-pages.ts";
import { printableLine } from "./printable-text.ts";
import type { Block } from "./resume-blocks.ts";
import { isFromRight, type Run, TextSetter } from "./set-text.ts";
import { UnprintableTextError } from "./unprintable-text-error.ts";

const HEAD_BASE = 32; // baselines of the running head and the page number, from the edges
const FOOT_BELOW = 30;
const SMALL = 9;
const FIRST_LINE = 12;
const BLOCKS_AT_A_TIME = 40;

type Pen = { pdf: PDFKit.PDFDocument; ruler: Ruler; height: number; page: number };

/** Tagged, with embedded fonts. Throws UnprintableTextError when no font has a character of the text. */
export async function writePdf(blocks: Block[], about: DocumentFacts): Promise<Uint8Array> {
  const setter = new TextSetter(textsOf(blocks, about));
  if (setter.lacking.length > 0) throw new UnprintableTextError([...setter.lacking]);
  const sheet = SHEETS[about.paper];
  const look = LOOKS[about.look];
  const pdf = new PDFDocument({
    size: [sheet.width, sheet.height],
    margin: 0,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: about.language,
    bufferPages: true,
    info: { Creator: "Northfold", Title: printableLine(about.title), Author: printableLine(about.author ?? "") },
  });
  const chunks: Buffer[] = [];
  const written = new Promise<Uint8Array>((done, fail) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => done(Buffer.concat(chunks)));
    pdf.on("error", fail);
  });
  const registered = new Set<string>();
  const runWidth = (run: Run, bold: boolean) =>
    chooseFont(pdf, run, bold, registered).fontSize(1).widthOfString(run.text);
  const common = { setter, runWidth, widths: new Map(), side: look.side, pageWidth: sheet.width };
  const room = { first: look.top + FIRST_LINE, last: sheet.height - look.bottom };
  const plan = planPages({ ...common, share: look.size }, blocks, room);
  const pen: Pen = { pdf, ruler: { ...common, share: plan.share }, height: sheet.height, page: 0 };
  await drawBlocks(pen, plan, registered);
  drawMargins(pen, plan, about, registered);
  pdf.end();
  return await written;
}

function textsOf(blocks: Block[], { runningHead }: DocumentFacts): string[] {
  return [...blocks.flatMap(({ lines, marker }) => [...lines.flat(), marker ?? ""]), printableLine(runningHead ?? "")];
}

function chooseFont(
  pdf: PDFKit.PDFDocument,
  { typeface }: Run,
  bold: boolean,
  registered: Set<string>,
): PDFKit.PDFDocument {
  const name = `${typeface.name} ${bold ? "bold" : "regular"}`;
  if (!registered.has(name)) {
    pdf.registerFont(name, bold ? typeface.bold() : typeface.regular());
    registered.add(name);
  }
  return pdf.font(name);
}

async function drawBlocks(pen: Pen, plan: Plan, registered: Set<string>): Promise<void> {
  const { pdf } = pen;
  const document = pdf.struct("Document");
  pdf.addStructure(document);
  let list: PDFKit.PDFStructureElement | null = null;
  for (const [index, planned] of plan.blocks.entries()) {
    const { block } = planned;
    turnTo(pen, planned.lines[0]?.page ?? pen.page);
    const draw = () => drawLines(pen, planned, registered);
    if (block.kind === "bullet") {
      if (list === null) {
        list = pdf.struct("L");
        document.add(list);
      }
      const item = pdf.struct("LI");
      list.add(item);
      item.add(pdf.struct("Lbl", {}, () => drawMarker(pen, planned, registered)));
      item.add(pdf.struct("LBody", {}, draw));
      item.end();
    } else {
      list?.end();
      list = null;
      document.add(pdf.struct(STYLES[block.kind].tag, {}, draw));
    }
    if (block.kind === "heading" || block.kind === "letterhead") drawRule(pen, planned);
    // A book takes seconds, so others are served in between.
    if (index % BLOCKS_AT_A_TIME === BLOCKS_AT_A_TIME - 1) await setImmediate();
  }
  list?.end();
  document.end();
}

function drawMarker(pen: Pen, { block, lines }: PlannedBlock, registered: Set<string>): void {
  const [line] = lines;
  if (!line) return;
  const { side, pageWidth } = pen.ruler;
  const text = block.marker ?? "•";
  const size = sizeOf(pen.ruler, block.kind);
  const fromRight = isFromRight(block.lines.flat().join(" "));
  const x = fromRight ? pageWidth - side - BULLET_INDENT - size / 2 : side + BULLET_INDENT;
  drawText(pen, block, { piece: { text, bold: false, x, size, fromRight }, base: line.base }, registered);
}

/** Pages are added while text is drawn, so that the library divides a paragraph's tag between them. */
function turnTo(pen: Pen, page: number): void {
  for (; pen.page < page; pen.page += 1) pen.pdf.addPage();
}

function drawLines(pen: Pen, { block, lines }: PlannedBlock, registered: Set<string>): void {
  for (const { pieces, page, base } of lines) {
    turnTo(pen, page);
    for (const piece of pieces) drawText(pen, block, { piece, base }, registered);
  }
}

function drawText(
  { pdf, ruler }: Pen,
  block: Block,
  { piece, base }: { piece: Piece; base: number },
  registered: Set<string>,
): void {
  let { x } = piece;
  for (const run of ruler.setter.runsOf(piece.text, piece)) {
    chooseFont(pdf, run, piece.bold, registered)
      .fontSize(piece.size)
      .fillColor(STYLES[block.kind].color)
      .text(run.text, x, base, { lineBreak: false, baseline: "alphabetic" });
    x += ruler.runWidth(run, piece.bold) * piece.size;
  }
}

function drawRule({ pdf, ruler: { side, pageWidth } }: Pen, { lines }: PlannedBlock): void {
  const last = lines.at(-1);
  if (!last) return;
  pdf.markContent("Artifact", { type: "Layout" });
  const y = last.base + RULE_BELOW;
  pdf
    .moveTo(side, y)
    .lineTo(pageWidth - side, y)
    .lineWidth(0.6)
    .strokeColor(RULE_COLOR)
    .stroke();
  pdf.endMarkedContent();
}

function drawMargins(
  { pdf, ruler, height }: Pen,
  { pages }: Plan,
  { runningHead }: DocumentFacts,
  registered: Set<string>,
): void {
  if (pages < 2) return;
  const draw = (text: string, x: number | null, y: number) => {
    const runs = ruler.setter.runsOf(text, { fromRight: false });
    const width = runs.reduce((sum, run) => sum + ruler.runWidth(run, false), 0) * SMALL;
    let at = x ?? (ruler.pageWidth - width) / 2;
    for (const run of runs) {
      chooseFont(pdf, run, false, registered).fontSize(SMALL).fillColor(QUIET);
      pdf.text(run.text, at, y, { lineBreak: false, baseline: "alphabetic" });
      at += ruler.runWidth(run, false) * SMALL;
    }
  };
  for (let page = 0; page < pages; page += 1) {
    pdf.switchToPage(page);
    pdf.markContent("Artifact", { type: "Pagination" });
    draw(`${page + 1} / ${pages}`, null, height - FOOT_BELOW);
    if (page > 0 && runningHead !== null) draw(printableLine(runningHead), ruler.side, HEAD_BASE);
    pdf.endMarkedContent();
  }
}
