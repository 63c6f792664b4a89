import { UnreadableDocumentError } from "./document-text.ts";

const SCAN_LETTERS_A_PAGE = 20;
const PARTS = /\p{L}[\p{L}\p{M}]*(?:[\p{Pd}'’./&+,:@_#][\p{L}\p{M}\p{N}]+)*/u.source;
const WORD = new RegExp(
  String.raw`^[^\p{L}\p{N}\ufffd]*${PARTS}(?:[^\p{L}\p{M}\p{N}\ufffd][^\p{L}\p{N}\ufffd]*)?$`,
  "u",
);
/** Real documents have over nine tenths of words; bytes misread as letters fall to a half. */
const LEAST_SHARE_OF_WORDS = 0.65;
const ENOUGH_TO_JUDGE = 20;

/** Refuses scans (under 20 letters a page) and text that is mostly no words. Throws UnreadableDocumentError. */
export function refuseWithoutWords(lines: string[], scannedPages = 0): void {
  const letters = lines.join("").match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0 || letters < SCAN_LETTERS_A_PAGE * scannedPages) throw new UnreadableDocumentError("image-only");
  const tokens = lines.flatMap((line) => line.split(/\s+/)).filter((token) => /\p{L}/u.test(token));
  if (tokens.length < ENOUGH_TO_JUDGE) return;
  const words = tokens.filter((token) => WORD.test(token));
  if (words.length < LEAST_SHARE_OF_WORDS * tokens.length) throw new UnreadableDocumentError("damaged");
}
