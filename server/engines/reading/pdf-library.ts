import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import type * as Pdfjs from "pdfjs-dist/legacy/build/pdf.mjs";

export type PdfDocument = Pdfjs.PDFDocumentProxy;
export type PdfPage = Pdfjs.PDFPageProxy;

export const PDF_LIBRARY = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

export const pdfjs = await loadLibrary();

/** Opens a PDF; takes its bytes away from the caller. Pictures of more pixels than the limit are not decoded. */
export function openPdf(data: Uint8Array, mostImagePixels: number): Pdfjs.PDFDocumentLoadingTask {
  return pdfjs.getDocument({
    data,
    cMapUrl: join(PDF_LIBRARY, "cmaps/"),
    cMapPacked: true,
    standardFontDataUrl: join(PDF_LIBRARY, "standard_fonts/"),
    wasmUrl: join(PDF_LIBRARY, "wasm/"),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    maxImageSize: mostImagePixels,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
  });
}

async function loadLibrary(): Promise<typeof Pdfjs> {
  // pdf.js looks for these browser classes (or a native add-on, which the sandbox forbids); text needs none.
  for (const name of ["DOMMatrix", "ImageData", "Path2D"]) Reflect.set(globalThis, name, class {});
  const load = (file: string) => import(pathToFileURL(join(PDF_LIBRARY, "legacy/build", file)).href);
  Reflect.set(globalThis, "pdfjsWorker", await load("pdf.worker.min.mjs"));
  return await load("pdf.min.mjs");
}
