import { cleanLines, limitLines } from "./clean-lines.ts";
import type { DocumentKind, DocumentText } from "./document-text.ts";
import { refuseWithoutWords } from "./readable-words.ts";

const ORDER_WARNING = "The layout of this file could not be followed; its lines may be out of order.";
const MAX_PAGES = 100;

function toDocument(kind: DocumentKind, text: string, pages: number | null): DocumentText {
  const { kept, warnings } = limitLines(cleanLines(text.split("\n")));
  refuseWithoutWords(kept);
  return { kind, lines: kept, pages, warnings: [ORDER_WARNING, ...warnings] };
}

export async function readPdfPlainly(bytes: Uint8Array): Promise<DocumentText> {
  const { PDFParse } = await import("pdf-parse");
  const parser = new PDFParse({ data: bytes.slice(), isEvalSupported: false });
  try {
    const { text, total } = await parser.getText({ first: MAX_PAGES, pageJoiner: "" });
    return toDocument("pdf", text, total);
  } finally {
    await parser.destroy();
  }
}

/** By mammoth alone; docx-package.ts has checked the limits. */
export async function readDocxPlainly(bytes: Uint8Array): Promise<DocumentText> {
  const { default: mammoth } = await import("mammoth");
  const { value } = await mammoth.extractRawText({ buffer: Buffer.from(bytes) });
  return toDocument("docx", value, null);
}
