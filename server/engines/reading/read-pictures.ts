import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { Worker } from "tesseract.js";
import { cleanLines, limitLines } from "./clean-lines.ts";
import type { DocumentText } from "./document-text.ts";
import { joinHyphenated } from "./hyphenation.ts";
import { type Picture, pictureOfPage } from "./page-picture.ts";
import { ownMs } from "./own-time.ts";
import { openPdf } from "./pdf-library.ts";
import { refuseWithoutWords } from "./readable-words.ts";

/** What a reader may take in all leaves this much of its time, some pages' worth. */
export const PICTURE_READING_MS = 11_500;
const LOOK_MS = 250;
const MOST_PAGES = 10;
const MOST_IMAGE_PIXELS = 20_000_000;
const LEAST_CONFIDENCE = 50; // in percent; what is no text is "recognised" below it
const LANGUAGE = "eng";

/** Reads a scan's text until `until` (ownMs). Throws UnreadableDocumentError (image-only) if none is found in time. */
export async function readPictures(bytes: Uint8Array, until: number): Promise<DocumentText> {
  const task = openPdf(new Uint8Array(bytes), MOST_IMAGE_PIXELS);
  const late = new AbortController();
  const timeIsUp = waitUntil(until, late.signal);
  let worker: Worker | null = null;
  try {
    const document = await task.promise;
    const pages: string[] = [];
    for (let number = 1; number <= Math.min(document.numPages, MOST_PAGES); number++) {
      const picture = await Promise.race([document.getPage(number).then(pictureOfPage), timeIsUp]);
      if (ownMs() >= until) break;
      if (!picture) continue;
      worker ??= await Promise.race([startRecognition(), timeIsUp]);
      const text = worker && (await Promise.race([recognise(worker, picture), timeIsUp]));
      if (text === null) break;
      pages.push(text);
    }
    return toText(pages, document.numPages);
  } finally {
    late.abort();
    void worker?.terminate();
    await task.destroy();
  }
}

async function waitUntil(until: number, signal: AbortSignal): Promise<null> {
  while (ownMs() < until && !signal.aborted)
    await setTimeout(Math.min(LOOK_MS, until - ownMs()), null, { signal }).catch(() => null);
  return null;
}

function toText(pages: string[], pageCount: number): DocumentText {
  const lines = pages.flatMap((page) => [...page.split("\n"), ""]);
  const { kept, warnings } = limitLines(joinHyphenated(cleanLines(lines)));
  refuseWithoutWords(kept, pages.length || 1);
  const read = pages.length < pageCount ? ` Only ${pages.length} of ${pageCount} pages could be read.` : "";
  return {
    kind: "pdf",
    lines: kept,
    pages: pageCount,
    warnings: [
      `This file holds pictures of text. The text was read from the pictures, please check it.${read}`,
      ...warnings,
    ],
  };
}

/** The program and its data come with the packages: nothing is loaded from elsewhere. */
async function startRecognition(): Promise<Worker> {
  const { createWorker, OEM } = await import("tesseract.js");
  const data = dirname(createRequire(import.meta.url).resolve(`@tesseract.js-data/${LANGUAGE}/package.json`));
  return await createWorker(LANGUAGE, OEM.LSTM_ONLY, {
    langPath: join(data, "4.0.0_best_int"),
    cacheMethod: "none",
    gzip: true,
    errorHandler: () => undefined,
  });
}

async function recognise(worker: Worker, { width, height, grey }: Picture): Promise<string> {
  const image = Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), grey]);
  const { data } = await worker.recognize(image, {}, { text: true });
  return data.confidence >= LEAST_CONFIDENCE ? data.text : "";
}
