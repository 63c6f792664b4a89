import { drawnText } from "./drawn-text.ts";
import type { PdfPage } from "./pdf-library.ts";

const LEAST_PIECES = 3;
const SHORT_PIECE = 2;
const SHORT_SHARE = 0.7;
/** pdf.js leaves soft hyphens out. */
const NOT_WRITTEN = /[\s\u00ad]/u;

/** Puts words together whose letters a design sets apart: pdf.js takes the gaps for blanks. */
export async function withoutSpread(page: PdfPage, texts: string[]): Promise<string[]> {
  if (!texts.some((text) => isSpread(text) && piecesOf(text).length >= LEAST_PIECES)) return texts;
  const drawn = await drawnText(page).catch(() => "");
  // Where no blank is drawn at all, words are told apart by gaps too, which cannot be told from these.
  return /\S\s\S/u.test(drawn) ? (asDrawn(texts, drawn) ?? texts) : texts;
}

function isSpread(text: string): boolean {
  const pieces = piecesOf(text);
  return pieces.filter((piece) => [...piece].length <= SHORT_PIECE).length >= pieces.length * SHORT_SHARE;
}

function piecesOf(text: string): string[] {
  return text.trim().split(/\s+/u);
}

/** Keeps those blanks of spread texts that are drawn; null where the two differ in more than blanks. */
function asDrawn(texts: string[], drawn: string): string[] | null {
  const letters = [...drawn.normalize("NFKC")];
  const whole: string[] = [];
  let at = 0;
  for (const text of texts) {
    let together = "";
    for (const letter of text.normalize("NFKC").replace(/\s/gu, "")) {
      const before = at;
      while (at < letters.length && NOT_WRITTEN.test(letters[at]!)) at++;
      if (letters[at] !== letter) return null;
      const hasBlank = letters.slice(before, at).some((drawnLetter) => drawnLetter.trim() === "");
      together += (together !== "" && hasBlank ? " " : "") + letter;
      at++;
    }
    whole.push(isSpread(text) ? together : text);
  }
  return whole;
}
