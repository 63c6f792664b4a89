import { type PdfPage, pdfjs } from "./pdf-library.ts";

const { OPS } = pdfjs;
const BLANKS = /\s/u;

/** What the page draws, in the order of drawing, with the blanks that are drawn alone; takes as long as reading it. */
export async function drawnText(page: PdfPage): Promise<string> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const texts = fnArray.flatMap((operator, at) => {
    if (operator !== OPS.showText) return [];
    // Glyphs, and between them numbers that move the next one.
    const [glyphs] = argsArray[at] as [({ unicode?: unknown } | number)[]];
    return glyphs.flatMap((glyph) => {
      const text = typeof glyph === "number" ? null : glyph.unicode;
      return typeof text === "string" ? [text] : [];
    });
  });
  return texts.join("");
}

/** The letters of a text as pdf.js gives them, without blanks. */
export function lettersOf(text: string): string[] {
  return [...text.normalize("NFKC")].filter((letter) => !BLANKS.test(letter));
}
