import { type PdfPage, pdfjs } from "./pdf-library.ts";

const { OPS } = pdfjs;
const SOFT_HYPHEN = "\u00ad";
const BLANKS = /\s/u;
const HYPHENS = /[-‐‑\u00ad\u007f]/;

/** Adds the hyphens that pdf.js leaves out: many fonts call the one they draw soft, which it takes for invisible. */
export async function withHiddenHyphens(page: PdfPage, texts: string[]): Promise<string[]> {
  // Looking through a page takes as long as reading it.
  if (texts.some((text) => HYPHENS.test(text))) return texts;
  const drawn = await drawnCharacters(page).catch((): string[] => []);
  return drawn.includes(SOFT_HYPHEN) ? (restored(texts, drawn) ?? texts) : texts;
}

/** In the order of drawing, which is that of the texts too; without blanks. */
async function drawnCharacters(page: PdfPage): Promise<string[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  return fnArray.flatMap((operator, at) => {
    if (operator !== OPS.showText) return [];
    // Glyphs, and between them numbers that move the next one.
    const [glyphs] = argsArray[at] as [({ unicode?: unknown } | number)[]];
    return glyphs.flatMap((glyph) => {
      const text = typeof glyph === "number" ? null : glyph.unicode;
      return typeof text === "string" ? lettersOf(text) : [];
    });
  });
}

function lettersOf(text: string): string[] {
  return [...text.normalize("NFKC")].filter((letter) => !BLANKS.test(letter));
}

/** Null where the two differ in more than hyphens. */
function restored(texts: string[], drawn: string[]): string[] | null {
  const whole = [...texts];
  let at = 0;
  let before = -1;
  for (const [index, text] of texts.entries()) {
    if (text.trim() === "") continue;
    let written = "";
    for (const letter of text) {
      if (BLANKS.test(letter)) {
        written += letter;
        continue;
      }
      const from = at;
      while (drawn[at] === SOFT_HYPHEN) at++;
      const hyphens = "-".repeat(at - from);
      if (written !== "" || before < 0) written += hyphens;
      // Between two texts it ends a word that goes on, or stands for a dash or a bullet.
      else if (hyphens !== "" && /\p{Ll}$/u.test(whole[before]!) && /\p{Ll}/u.test(letter)) whole[before] += hyphens;
      else if (hyphens !== "") written = `${hyphens} `;
      const parts = lettersOf(letter);
      if (parts.some((part, order) => drawn[at + order] !== part)) return null;
      at += parts.length;
      written += letter;
    }
    whole[index] = written;
    before = index;
  }
  return whole;
}
