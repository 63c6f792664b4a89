import { UnreadableDocumentError } from "./document-text.ts";

const SCAN_LETTERS_A_PAGE = 20;

/**
 * Refuses what has no text of its own: no letter at all, or on `scannedPages` pages that are images fewer than 20
 * letters a page (a scanner's stamp). Throws UnreadableDocumentError("image-only").
 */
export function refuseWithoutLetters(lines: string[], scannedPages = 0): void {
  const letters = lines.join("").match(/\p{L}/gu)?.length ?? 0;
  if (letters === 0 || letters < SCAN_LETTERS_A_PAGE * scannedPages) throw new UnreadableDocumentError("image-only");
}
