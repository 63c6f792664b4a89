import { pathToFileURL } from "node:url";
import { dirname, join } from "node:path";
import { createRequire } from "node:module";
import type * as Pdfjs from "pdfjs-dist/legacy/build/pdf.mjs";
import { cleanLines, limitLines } from "./clean-lines.ts";
import { type DocumentText, UnreadableDocumentError } from "./document-text.ts";
import { createLigatureMarker, type LigatureMarker, resolveLigatures } from "./ligatures.ts";
import { layOutPage } from "./page-layout.ts";
import { refuseWithoutLetters } from "./readable-letters.ts";
import type { TextPiece } from "./text-fragments.ts";

const PAGE_LIMIT = 100;
const CHARACTER_LIMIT = 200_000;
const LIBRARY = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));
/** Decoded by nothing here: only text is asked for. */
const IMAGE_LIMIT_PIXELS = 1;

const pdfjs = await loadLibrary();

/**
 * Reads a PDF: text in natural reading order, the first 100 pages. Throws UnreadableDocumentError.
 */
export async function readPdf(bytes: Uint8Array): Promise<DocumentText> {
  // pdf.js takes the buffer it is given away from its owner.
  const task = openTask(new Uint8Array(bytes));
  try {
    const document = await task.promise;
    return await readPages(document, hasImage(bytes));
  } catch (error) {
    if (error instanceof UnreadableDocumentError) throw error;
    throw new UnreadableDocumentError(
      error instanceof Error && error.name === "PasswordException" ? "encrypted" : "damaged",
    );
  } finally {
    await task.destroy();
  }
}

/** Reads a small PDF so that the next one meets loaded and compiled code. */
export async function warmPdf(): Promise<void> {
  await readPdf(Buffer.from(SMALL_PDF, "latin1"));
}

async function readPages(document: Pdfjs.PDFDocumentProxy, withImages: boolean): Promise<DocumentText> {
  const pages = Math.min(document.numPages, PAGE_LIMIT);
  const warnings = document.numPages > PAGE_LIMIT ? [`Only the first ${PAGE_LIMIT} pages were read.`] : [];
  const lines: string[] = [];
  let characters = 0;
  let unreadPages = 0;
  const columnEdges: number[] = [];
  const markLigatures = createLigatureMarker();
  for (let number = 1; number <= pages && characters <= CHARACTER_LIMIT; number += 1) {
    const pieceGroups = await readPage(document, number, markLigatures).catch(() => null);
    if (pieceGroups === null) {
      unreadPages += 1;
      continue;
    }
    const pageLines = pieceGroups.flatMap((pieces, index) => [
      ...layOutPage(pieces, index === 0 ? columnEdges : []),
      "",
    ]);
    characters += pageLines.reduce((sum, line) => sum + line.length + 1, 0);
    lines.push(...pageLines);
  }
  if (unreadPages === pages) throw new UnreadableDocumentError("damaged");
  if (unreadPages > 0) warnings.push(`${unreadPages} of ${pages} pages could not be read.`);

  const { kept, warnings: limits } = limitLines(cleanLines(resolveLigatures(lines)));
  refuseWithoutLetters(kept, withImages ? pages : 0);
  return { kind: "pdf", lines: kept, pages: document.numPages, warnings: [...warnings, ...limits] };
}

/** The text of a page, one group for each direction of writing, the main direction first. */
async function readPage(
  document: Pdfjs.PDFDocumentProxy,
  number: number,
  markLigatures: LigatureMarker,
): Promise<TextPiece[][]> {
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const content = await page.getTextContent();
  page.cleanup();
  const groups = new Map<number, TextPiece[]>();
  const seen = new Set<string>();
  let spaced = false;
  for (const [order, item] of content.items.entries()) {
    if (!("str" in item)) continue;
    // A blank; U+0000 is none, see ligatures.ts.
    if (item.str.trim() === "") {
      spaced ||= item.str !== "" || item.hasEOL;
      continue;
    }
    const at: number[] = pdfjs.Util.transform(viewport.transform, item.transform);
    const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = at;
    if (x > viewport.width || y < 0 || y > viewport.height) continue;
    const upwards = item.dir === "ttb";
    const turn = upwards ? 90 : Math.round((Math.atan2(b, a) * 180) / Math.PI / 5) * 5;
    const size = item.height || Math.hypot(c, d) || 1;
    const angle = (turn * Math.PI) / 180;
    const left = x * Math.cos(angle) + y * Math.sin(angle);
    const base = y * Math.cos(angle) - x * Math.sin(angle);
    const length = upwards ? item.height : item.width;
    const key = `${item.str}/${Math.round(left / 3)}/${Math.round(base / 3)}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const group = groups.get(turn) ?? [];
    groups.set(turn, group);
    group.push({
      text: markLigatures(item.str, `${item.fontName}/${(item.width / size).toFixed(1)}`),
      left,
      right: left + length,
      base,
      size: upwards ? Math.abs(item.width) || 10 : size,
      order,
      spaced,
    });
    spaced = item.hasEOL;
  }
  return [...groups.values()].sort((a, b) => letterCount(b) - letterCount(a));
}

function letterCount(pieces: TextPiece[]): number {
  return pieces.reduce((sum, piece) => sum + piece.text.length, 0);
}

/** Images are streams, and the dictionary of a stream is never compressed or encrypted. */
function hasImage(bytes: Uint8Array): boolean {
  return /\/Subtype\s*\/Image\b/.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1"));
}

function openTask(data: Uint8Array): Pdfjs.PDFDocumentLoadingTask {
  return pdfjs.getDocument({
    data,
    cMapUrl: join(LIBRARY, "cmaps/"),
    cMapPacked: true,
    standardFontDataUrl: join(LIBRARY, "standard_fonts/"),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: IMAGE_LIMIT_PIXELS,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
}

async function loadLibrary(): Promise<typeof Pdfjs> {
  // pdf.js looks for these browser classes (or a native add-on, which the sandbox forbids); text needs none of them.
  for (const name of ["DOMMatrix", "ImageData", "Path2D"]) Reflect.set(globalThis, name, class {});
  const load = (file: string) => import(pathToFileURL(join(LIBRARY, "legacy/build", file)).href);
  Reflect.set(globalThis, "pdfjsWorker", await load("pdf.worker.min.mjs"));
  return await load("pdf.min.mjs");
}

const SMALL_PDF = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
4 0 obj<</Length 44>>stream
BT /F 12 Tf 20 100 Td (Ready to read) Tj ET
endstream endobj
5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
trailer<</Root 1 0 R>>
`;
