import { drawnText, lettersOf } from "./drawn-text.ts";
import type { PdfPage } from "./pdf-library.ts";

const SOFT_HYPHEN = "\u00ad";
const BLANKS = /\s/u;
const HYPHENS = /[-‐‑\u00ad\u007f]/;

/** Adds the hyphens that pdf.js leaves out: many fonts call the one they draw soft, which it takes for invisible. */
export async function withHiddenHyphens(page: PdfPage, texts: string[]): Promise<string[]> {
  // Looking through a page takes as long as reading it.
  if (texts.some((text) => HYPHENS.test(text))) return texts;
  const drawn = lettersOf(await drawnText(page).catch(() => ""));
  return drawn.includes(SOFT_HYPHEN) ? (restored(texts, drawn) ?? texts) : texts;
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
