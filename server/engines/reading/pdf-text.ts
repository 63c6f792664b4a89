import { readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { join } from "node:path";
import { cleanLines, limitLines } from "./clean-lines.ts";
import { type DocumentText, UnreadableDocumentError } from "./document-text.ts";
import { mayHaveDrawnBullets, withDrawnBullets } from "./drawn-bullets.ts";
import { withAccents } from "./drawn-accents.ts";
import { withHiddenHyphens } from "./hidden-hyphens.ts";
import { joinHyphenated } from "./hyphenation.ts";
import { readIcon, readingsOfIcons } from "./icon-fonts.ts";
import { createLigatureMarker, type LigatureMarker, resolveLigatures } from "./ligatures.ts";
import { layOutPage } from "./page-layout.ts";
import { type Box, paintedBoxes } from "./painted-paths.ts";
import { ownMs } from "./own-time.ts";
import { openPdf, PDF_LIBRARY, type PdfDocument, type PdfPage, pdfjs } from "./pdf-library.ts";
import { PICTURE_READING_MS, readPictures } from "./read-pictures.ts";
import { makeWarmUpPdf } from "./warm-up-pdf.ts";
import { joinRuledCells } from "./ruled-tables.ts";
import { refuseWithoutWords } from "./readable-words.ts";
import { type PageOfPieces, takeRunningLines } from "./running-lines.ts";
import { withoutSpread } from "./spread-letters.ts";
import type { TextPiece } from "./text-fragments.ts";

const PAGE_LIMIT = 100;
const CHARACTER_LIMIT = 200_000;
const IMAGE_LIMIT_PIXELS = 1; // prevents decoding: only text is asked for
const DEGREES = 180 / Math.PI;
const TURN_STEP = 5 / DEGREES;
const OVERPRINT = 0.12;
const RECENT_COPIES = 20;
/** Some fonts name the one hyphen that they draw two or three times. */
const HYPHEN_TWICE = /-(?:\u00ad‐|[‐\u00ad\u007f])|[‐\u00ad\u007f]-/g;
/** LaTeX fonts know the hyphen that is drawn by the codes of the invisible ones. */
const DRAWN_HYPHEN = /(?<![-‐])[\u00ad\u007f](?![-‐])/g;
const ICON_NAME = /^\p{L}{2,}(?:[ -]\p{L}+)*$/u;
/** A share of the letters' height for each letter of the name; narrow letters take a fifth. */
const ICON_WIDTH = 0.17;
const TABLE_GAP = 0.8;
const LEAST_TABLE_GAPS = 2;
const LEAST_TABLE_LINES = 2;
const RULES_MS = 1_000; // looking for rules must not cost a page its text
const CELL_BLANKS = / {4}/;

/** Text in natural reading order, the first 100 pages. Throws UnreadableDocumentError, and what pdf.js throws. */
export async function readPdf(bytes: Uint8Array): Promise<DocumentText> {
  const until = ownMs() + PICTURE_READING_MS;
  const withImages = hasImage(bytes);
  try {
    return await readText(bytes, withImages);
  } catch (error) {
    const isScan = error instanceof UnreadableDocumentError && error.reason === "image-only" && withImages;
    if (!isScan) throw error;
    return await readPictures(bytes, until);
  }
}

async function readText(bytes: Uint8Array, withImages: boolean): Promise<DocumentText> {
  // pdf.js detaches the buffer it is given.
  const task = openPdf(new Uint8Array(bytes), IMAGE_LIMIT_PIXELS);
  try {
    const document = await task.promise;
    return await readPages(document, withImages);
  } catch (error) {
    const locked = error instanceof Error && error.name === "PasswordException";
    throw locked ? new UnreadableDocumentError("encrypted") : error;
  } finally {
    await task.destroy();
  }
}

/** Reads a small PDF, so that the next one finds the code loaded and compiled. */
export async function warmPdf(): Promise<void> {
  await readPdf(makeWarmUpPdf(await readFile(join(PDF_LIBRARY, "standard_fonts/LiberationSans-Regular.ttf"))));
}

async function readPages(document: PdfDocument, withImages: boolean): Promise<DocumentText> {
  const pageCount = Math.min(document.numPages, PAGE_LIMIT);
  const warnings = document.numPages > PAGE_LIMIT ? [`Only the first ${PAGE_LIMIT} pages were read.`] : [];
  const upright: PageOfPieces[] = [];
  const turned: TextPiece[][][] = [];
  const markLigatures = createLigatureMarker();
  let characters = 0;
  for (let number = 1; number <= pageCount && characters <= CHARACTER_LIMIT; number += 1) {
    const page = await readPage(document, number, markLigatures).catch(() => null);
    if (page === null) continue;
    const [main = [], ...others] = page.directions;
    upright.push({ pieces: main, height: page.height });
    turned.push(others);
    characters += letterCount(page.directions.flat());
  }
  const unread = characters > CHARACTER_LIMIT ? 0 : pageCount - upright.length;
  if (unread === pageCount) throw new UnreadableDocumentError("damaged");
  if (unread > 0) warnings.push(`${unread} of ${pageCount} pages could not be read.`);

  const { pages, footers } = takeRunningLines(upright);
  const columnEdges: number[] = [];
  const lines = pages.flatMap((page, index) => [
    ...layOutPage(page.pieces, columnEdges),
    "",
    ...turned[index]!.flatMap((pieces) => [...layOutPage(pieces), ""]),
  ]);
  lines.push(...footers);
  const { kept, warnings: limits } = limitLines(joinHyphenated(cleanLines(resolveLigatures(lines))));
  refuseWithoutWords(kept, withImages ? pageCount : 0);
  return { kind: "pdf", lines: kept, pages: document.numPages, warnings: [...warnings, ...limits] };
}

type PageText = { height: number; directions: TextPiece[][] };

async function readPage(document: PdfDocument, number: number, markLigatures: LigatureMarker): Promise<PageText> {
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const content = await page.getTextContent();
  const directions = new Map<number, TextPiece[]>();
  const drawn = new Map<string, TextPiece[]>();
  let spaced = false;
  const items = content.items.filter((item) => "str" in item);
  const written = items.map(({ str }) => str);
  const whole = await withHiddenHyphens(page, await withoutSpread(page, written));
  const icons = await readingsOfIcons(page, items);
  const texts = whole.map((text, order) => readIcon(text, icons.get(items[order]!.fontName)));
  for (const [order, item] of items.entries()) {
    if (isIcon(item)) continue;
    if (texts[order]!.trim() === "") {
      spaced ||= item.str !== "" || item.hasEOL;
      continue;
    }
    const matrix = pdfjs.Util.transform(viewport.transform, item.transform) as number[];
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = matrix;
    if (x > viewport.width || y < 0 || y > viewport.height) continue;
    const downwards = item.dir === "ttb";
    const turn = downwards ? 90 : Math.round(Math.atan2(b, a) / TURN_STEP) * TURN_STEP * DEGREES;
    const size = downwards ? Math.abs(item.width) || Math.hypot(a, b) : item.height || Math.hypot(c, d);
    const left = x * Math.cos(turn / DEGREES) + y * Math.sin(turn / DEGREES);
    const piece = {
      text: markLigatures(
        texts[order]!.replace(HYPHEN_TWICE, "-").replace(DRAWN_HYPHEN, "-"),
        `${item.fontName}/${(item.width / size).toFixed(1)}`,
      ),
      left,
      right: left + (downwards ? item.height : item.width),
      base: y * Math.cos(turn / DEGREES) - x * Math.sin(turn / DEGREES),
      size: size || 1,
      order,
      spaced,
    };
    spaced = item.hasEOL;
    if (isDrawnAgain(piece, drawn)) continue;
    const pieces = directions.get(turn) ?? [];
    directions.set(turn, pieces);
    pieces.push(...splitAtBlanks(piece));
  }
  for (const [turn, pieces] of directions) directions.set(turn, withAccents(pieces));
  const level = directions.get(0);
  if (level) directions.set(0, await withShapes(page, level));
  const byLetters = [...directions.values()].sort((a, b) => letterCount(b) - letterCount(a));
  page.cleanup();
  return { height: viewport.height, directions: byLetters };
}

/** What shapes on the page say of its text: the dots of lists, the rules of tables. */
async function withShapes(page: PdfPage, pieces: TextPiece[]): Promise<TextPiece[]> {
  const [seeksBullets, seeksRules] = [mayHaveDrawnBullets(pieces), mayHoldTable(pieces)];
  if (!seeksBullets && !seeksRules) return pieces;
  const boxes = await boxesInTime(page);
  const marked = seeksBullets ? withDrawnBullets(pieces, boxes) : pieces;
  return seeksRules ? joinRuledCells(marked, boxes) : marked;
}

/** Some lines of three cells and more, or their rules are not worth looking for. */
function mayHoldTable(pieces: TextPiece[]): boolean {
  const lines = Map.groupBy(pieces, ({ base }) => Math.round(base));
  const rows = [...lines.values()].filter((line) => {
    const sorted = line.toSorted((a, b) => a.left - b.left);
    const gaps = sorted.filter((piece, at) => at > 0 && piece.left - sorted[at - 1]!.right > TABLE_GAP * piece.size);
    return gaps.length >= LEAST_TABLE_GAPS;
  });
  return rows.length >= LEAST_TABLE_LINES;
}

async function boxesInTime(page: PdfPage): Promise<Box[]> {
  const late = setTimeout(RULES_MS, [] as Box[], { ref: false });
  return await Promise.race([paintedBoxes(page).catch(() => []), late]);
}

/** An icon font names its pictures: "house-chimney" is as wide as one letter. */
function isIcon({ str, width, height, dir }: { str: string; width: number; height: number; dir: string }): boolean {
  return dir !== "ttb" && ICON_NAME.test(str.trim()) && width < ICON_WIDTH * height * str.trim().length;
}

/** Some programs draw bold letters twice, slightly apart. */
function isDrawnAgain(piece: TextPiece, drawn: Map<string, TextPiece[]>): boolean {
  const same = drawn.get(piece.text) ?? [];
  drawn.set(piece.text, [...same.slice(-RECENT_COPIES), piece]);
  const near = OVERPRINT * piece.size;
  return same.some((other) => Math.abs(other.left - piece.left) < near && Math.abs(other.base - piece.base) < near);
}

function splitAtBlanks(piece: TextPiece): TextPiece[] {
  if (!CELL_BLANKS.test(piece.text)) return [piece];
  const letterWidth = (piece.right - piece.left) / piece.text.length;
  return [...piece.text.matchAll(/\S+(?: {1,3}\S+)*/g)].map((match) => ({
    ...piece,
    text: match[0],
    left: piece.left + match.index * letterWidth,
    right: piece.left + (match.index + match[0].length) * letterWidth,
  }));
}

function letterCount(pieces: TextPiece[]): number {
  return pieces.reduce((sum, piece) => sum + piece.text.length, 0);
}

/** Images are streams, whose dictionaries are never compressed or encrypted. */
function hasImage(bytes: Uint8Array): boolean {
  return /\/Subtype\s*\/Image\b/.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1"));
}
