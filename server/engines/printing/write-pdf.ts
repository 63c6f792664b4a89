import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { setImmediate } from "node:timers/promises";
import PDFDocument from "pdfkit";
import type { DocumentFacts, PageLook } from "./document-facts.ts";
import { printableLine } from "./printable-text.ts";
import type { Block } from "./resume-blocks.ts";
import { UnprintableTextError } from "./unprintable-text-error.ts";
import { type Word, wrapWords } from "./wrap-words.ts";

const { resolve } = createRequire(import.meta.url);
const REGULAR = readFileSync(resolve("dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf"));
const BOLD = readFileSync(resolve("dejavu-fonts-ttf/ttf/DejaVuSansCondensed-Bold.ttf"));

/** US Letter, in points. */
const PAGE = { width: 612, height: 792, top: 72, bottom: 80 };
const HEAD_BASE = 44;
const LAST_BASE = PAGE.height - PAGE.bottom;
const FOOT_BASE = PAGE.height - 44;
const LEADING = 13.5;
const BULLET_INDENT = 6;
const BULLET_TEXT_INDENT = 17;
const CELL_GAP = 20;
const LABEL_COLUMN = 140;
const RULE_BELOW = 4;

const INK = "#1a1a1a";
const ACCENT = "#1f3a5f";
const QUIET = "#4a4a4a";

const LOOKS: Record<PageLook, { margin: number; size: number }> = {
  resume: { margin: 46, size: 1 },
  letter: { margin: 72, size: 1.1 },
};

type Style = { size: number; bold: boolean; color: string; tag: string; leading: number };
const PLAIN: Style = { size: 9.5, bold: false, color: INK, tag: "P", leading: LEADING };
const STYLES: Record<Block["kind"], Style> = {
  title: { size: 20, bold: true, color: ACCENT, tag: "H1", leading: 24 },
  heading: { size: 11.5, bold: true, color: ACCENT, tag: "H2", leading: 16 },
  entry: { ...PLAIN, bold: true, tag: "H3" },
  detail: { ...PLAIN, color: QUIET },
  letterhead: { ...PLAIN, color: QUIET },
  bullet: PLAIN,
  text: PLAIN,
};
/** From baseline to baseline, before a block. */
const SPACE = { heading: 30, afterHeading: 17.5, parted: 23, entry: 17.5, bullet: 15, title: 26 };

/** A line may shrink to this share if it then fits without a break. */
const SMALLEST_HEAD = 0.82;
const SMALLEST_TEXT = 0.94;
/** The whole text may shrink to this share if nearly all lines then fit. The font has tall letters. */
const SMALLEST_BODY = 0.86;
const FITTING_LINES = 0.97;
/** A block of up to this many lines is not divided between pages. */
const UNDIVIDED_LINES = 6;
const BLOCKS_AT_A_TIME = 40;
const YEAR = /\b(?:19|20)\d\d\b/;
/** The font has letters of these scripts, but the writer cannot set text from right to left. */
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

type Piece = { text: string; bold: boolean; x: number; size: number };
type Pen = { pdf: PDFKit.PDFDocument; base: number; widths: Map<string, number>; share: number; margin: number };

/** Tagged, with embedded fonts. Throws UnprintableTextError when they lack a character of the text. */
export async function writePdf(blocks: Block[], about: DocumentFacts): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: about.language,
    bufferPages: true,
    info: { Creator: "Northfold", Title: printableLine(about.title), Author: printableLine(about.author ?? "") },
  });
  pdf.registerFont("regular", REGULAR).registerFont("bold", BOLD);
  refuseUnprintable(blocks, about, pdf);
  const chunks: Buffer[] = [];
  const written = new Promise<Uint8Array>((done, fail) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", () => done(Buffer.concat(chunks)));
    pdf.on("error", fail);
  });
  const look = LOOKS[about.look];
  const pen: Pen = { pdf, base: 0, widths: new Map(), share: look.size, margin: look.margin };
  if (about.look === "resume") pen.share = bodyShare(pen, blocks);
  await drawBlocks(pen, blocks);
  drawPageNumbers(pen, about);
  pdf.end();
  return await written;
}

async function drawBlocks(pen: Pen, blocks: Block[]): Promise<void> {
  const { pdf } = pen;
  const document = pdf.struct("Document");
  pdf.addStructure(document);
  let list: PDFKit.PDFStructureElement | null = null;
  let lines: Piece[][] = [];
  let nextLines = blocks[0] ? layOut(pen, blocks[0]) : [];
  for (const [index, block] of blocks.entries()) {
    const before = blocks[index - 1];
    const next = blocks[index + 1];
    lines = nextLines;
    nextLines = next ? layOut(pen, next) : [];
    const height = heightToKeep(block, lines.length, next, nextLines.length);
    moveTo(pen, pen.share * spaceBefore(block, before), pen.share * height);
    const { tag } = STYLES[block.kind];
    if (block.kind === "bullet") {
      if (list === null) {
        list = pdf.struct("L");
        document.add(list);
      }
      const item = pdf.struct("LI");
      list.add(item);
      item.add(
        pdf.struct("Lbl", {}, () =>
          drawText(pen, block, {
            text: block.marker ?? "•",
            bold: false,
            x: pen.margin + BULLET_INDENT,
            size: usualSize(pen, block.kind),
          }),
        ),
      );
      item.add(pdf.struct("LBody", {}, () => drawLines(pen, block, lines)));
      item.end();
    } else {
      list?.end();
      list = null;
      document.add(pdf.struct(tag, {}, () => drawLines(pen, block, lines)));
    }
    if (block.kind === "heading" || block.kind === "letterhead") drawRule(pen);
    // A book takes seconds, so others are served in between.
    if (index % BLOCKS_AT_A_TIME === BLOCKS_AT_A_TIME - 1) await setImmediate();
  }
  list?.end();
  document.end();
}

function spaceBefore(block: Block, before: Block | undefined): number {
  if (block.kind === "heading" || before?.kind === "letterhead") return SPACE.heading;
  if (before?.kind === "heading") return SPACE.afterHeading;
  if (block.kind === "title") return SPACE.title;
  if (block.parted) return SPACE.parted;
  if (block.kind === "entry" || before?.kind === "title") return SPACE.entry;
  return block.kind === "bullet" ? SPACE.bullet : LEADING;
}

function undivided(lineCount: number): number {
  return lineCount <= UNDIVIDED_LINES ? lineCount : 2;
}

/** Keeps a heading from standing alone at the foot of a page. */
function heightToKeep(block: Block, lineCount: number, next: Block | undefined, nextCount: number): number {
  const own = (undivided(lineCount) - 1) * STYLES[block.kind].leading;
  if (block.kind === "heading") return own + SPACE.afterHeading + (next?.kind === "entry" ? 2 : 1) * LEADING;
  return block.kind === "entry" && next !== undefined ? own + Math.max(2, undivided(nextCount)) * LEADING : own;
}

function moveTo(pen: Pen, space: number, height: number): void {
  if (pen.base === 0) pen.base = PAGE.top + 10;
  else if (pen.base + space + height > LAST_BASE) turnPage(pen);
  else pen.base += space;
}

function turnPage(pen: Pen): void {
  pen.pdf.addPage();
  pen.base = PAGE.top + 10;
}

function layOut(pen: Pen, block: Block): Piece[][] {
  const { left, width } = roomOf(pen, block);
  const { bold: isBold } = STYLES[block.kind];
  const usual = usualSize(pen, block.kind);
  const shareOf = (cells: string[]) => fittingShare(block.kind, naturalWidth(pen, cells, isBold, usual), width);
  // If one line of a paragraph must be broken, all are reflowed; else each would leave a stub.
  const fits = block.lines.length === 1 || block.lines.every((cells) => shareOf(cells) !== null);
  const lines = fits ? block.lines : [[block.lines.flat().join(" ")]];
  return lines.flatMap((cells, index) => {
    const size = usual * (shareOf(cells) ?? 1);
    const measure = (text: string, bold: boolean) => widthOf(pen, text, bold, size);
    const row = cells.length > 1 ? layOutRow(block.kind, cells, left, width, (text) => measure(text, isBold)) : null;
    if (row !== null) return [row.map((piece) => ({ ...piece, size }))];
    const words = cells.flatMap((cell, place) => {
      const labelLength = index + place === 0 ? block.labelLength : 0;
      const own = [...wordsOf(cell.slice(0, labelLength), true), ...wordsOf(cell.slice(labelLength), isBold)];
      return own.map((word, at) => ({ ...word, startsCell: place > 0 && at === 0 }));
    });
    const wrapped = wrapWords(words, width, CELL_GAP, measure);
    return wrapped.map((line) => piecesOf(line, left, measure).map((piece) => ({ ...piece, size })));
  });
}

function roomOf({ margin }: Pen, block: Block): { left: number; width: number } {
  const left = margin + (block.kind === "bullet" ? BULLET_TEXT_INDENT : 0);
  return { left, width: PAGE.width - margin - left };
}

function usualSize(pen: Pen, kind: Block["kind"]): number {
  return STYLES[kind].size * (kind === "title" || kind === "heading" ? 1 : pen.share);
}

function naturalWidth(pen: Pen, cells: string[], bold: boolean, size: number): number {
  return cells.reduce((sum, cell) => sum + widthOf(pen, cell, bold, size), CELL_GAP * (cells.length - 1));
}

function bodyShare(pen: Pen, blocks: Block[]): number {
  const body = blocks.filter(({ kind }) => kind === "text" || kind === "bullet");
  const shares = body
    .flatMap((block) =>
      block.lines.map(
        (cells) => roomOf(pen, block).width / naturalWidth(pen, cells, false, usualSize(pen, block.kind)),
      ),
    )
    .sort((a, b) => b - a);
  const needed = shares[Math.floor(FITTING_LINES * (shares.length - 1))] ?? 1;
  if (needed < SMALLEST_BODY * SMALLEST_TEXT) return 1;
  return Math.min(1, Math.max(SMALLEST_BODY, needed));
}

function fittingShare(kind: Block["kind"], natural: number, width: number): number | null {
  const share = (width - 1) / natural;
  const smallest = kind === "text" || kind === "bullet" ? SMALLEST_TEXT : SMALLEST_HEAD;
  return share >= smallest ? Math.min(1, share) : null;
}

function piecesOf(line: Word[], left: number, measure: (text: string, bold: boolean) => number): Omit<Piece, "size">[] {
  const pieces: Omit<Piece, "size">[] = [];
  let x = left;
  for (const [index, { text, bold, startsCell }] of line.entries()) {
    if (index > 0) x += startsCell ? CELL_GAP : measure(" ", bold);
    const last = pieces.at(-1);
    if (last?.bold === bold && !startsCell) last.text += ` ${text}`;
    else pieces.push({ text, bold, x });
    x += measure(text, bold);
  }
  return pieces;
}

/** Dates and places go to the right margin, what follows a label into a column. Null when too wide. */
function layOutRow(
  kind: Block["kind"],
  cells: string[],
  left: number,
  width: number,
  measure: (text: string) => number,
): Omit<Piece, "size">[] | null {
  const { bold } = STYLES[kind];
  const widths = cells.map(measure);
  const needed = widths.reduce((sum, each) => sum + each, 0) + CELL_GAP * (widths.length - 1);
  if (needed > width) return null;
  const isLabelled = /:$/.test(cells[0]!) || YEAR.test(cells[0]!);
  const isHead = kind === "title" || kind === "entry" || kind === "detail";
  const hasNote = YEAR.test(cells.at(-1)!) || (isHead && !isLabelled);
  const column = isLabelled && cells.length === 2 ? LABEL_COLUMN : width / widths.length;
  const inColumns =
    widths.slice(0, -1).every((each) => each <= column - CELL_GAP) &&
    (hasNote || widths.at(-1)! <= width - column * (widths.length - 1));
  let x = left;
  return cells.map((text, index) => {
    const isNote = hasNote && index === widths.length - 1;
    if (isNote) x = left + width - widths[index]!;
    else if (inColumns) x = left + index * column;
    const piece = { text, bold, x };
    x += widths[index]! + CELL_GAP;
    return piece;
  });
}

function drawLines(pen: Pen, block: Block, lines: Piece[][]): void {
  const leading = pen.share * STYLES[block.kind].leading;
  for (const [index, pieces] of lines.entries()) {
    if (index > 0 && pen.base + leading > LAST_BASE) turnPage(pen);
    else if (index > 0) pen.base += leading;
    for (const piece of pieces) drawText(pen, block, piece);
  }
}

function drawText(pen: Pen, block: Block, { text, bold, x, size }: Piece): void {
  const { color } = STYLES[block.kind];
  pen.pdf
    .font(bold ? "bold" : "regular")
    .fontSize(size)
    .fillColor(color)
    .text(text, x, pen.base, { lineBreak: false, baseline: "alphabetic" });
}

function drawRule({ pdf, base, margin }: Pen): void {
  pdf.markContent("Artifact", { type: "Layout" });
  const y = base + RULE_BELOW;
  pdf
    .moveTo(margin, y)
    .lineTo(PAGE.width - margin, y)
    .lineWidth(0.6)
    .strokeColor(ACCENT)
    .stroke();
  pdf.endMarkedContent();
}

function drawPageNumbers({ pdf, margin }: Pen, { runningHead }: DocumentFacts): void {
  const { count } = pdf.bufferedPageRange();
  if (count < 2) return;
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    pdf.font("regular").fontSize(9).fillColor(QUIET);
    const text = `${page + 1} / ${count}`;
    pdf.markContent("Artifact", { type: "Pagination" });
    const x = (PAGE.width - pdf.widthOfString(text)) / 2;
    pdf.text(text, x, FOOT_BASE, { lineBreak: false, baseline: "alphabetic" });
    if (page > 0 && runningHead !== null)
      pdf.text(printableLine(runningHead), margin, HEAD_BASE, { lineBreak: false, baseline: "alphabetic" });
    pdf.endMarkedContent();
  }
}

function widthOf({ pdf, widths }: Pen, text: string, bold: boolean, size: number): number {
  const key = `${bold ? "b" : "r"}${text}`;
  let width = widths.get(key);
  if (width === undefined) {
    width = pdf
      .font(bold ? "bold" : "regular")
      .fontSize(1)
      .widthOfString(text);
    widths.set(key, width);
  }
  return width * size;
}

function wordsOf(text: string, bold: boolean): Word[] {
  return text.split(/\s+/).flatMap((word) => (word === "" ? [] : [{ text: word, bold, startsCell: false }]));
}

function refuseUnprintable(blocks: Block[], { runningHead }: DocumentFacts, pdf: PDFKit.PDFDocument): void {
  const texts = [...blocks.flatMap(({ lines, marker }) => [...lines.flat(), marker ?? ""]), runningHead ?? ""];
  const characters = new Set(texts.flatMap((text) => [...new Set(text)]));
  const lacking = [...characters].filter((character) => RIGHT_TO_LEFT.test(character) || !isInFonts(character, pdf));
  if (lacking.length === 0) return;
  throw new UnprintableTextError(lacking);
}

function isInFonts(character: string, pdf: PDFKit.PDFDocument): boolean {
  return ["regular", "bold"].every((name) => {
    // pdfkit's types leave out the font that it opened.
    const { _font } = pdf.font(name) as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } };
    return _font.font.hasGlyphForCodePoint(character.codePointAt(0)!);
  });
}
