import type { PdfPage } from "./pdf-library.ts";

type Item = { str: string; fontName: string };

const ICONS = /awesome|icon|glyphicons|marvosym|fontello|icomoon|material ?(?:symbols|design)|entypo|feather/i;
const DINGBATS = /wingdings|webdings|dingbats|bbding/i;
const WORD = /[\p{L}\p{N}]{2}/u;
const BULLET = /^[•◦○●■□▪▫‣∙·–—-]$/u;
/** Keeps a picture's place in the layout; `cleanLines` takes out what is for private use. */
const PICTURE = "\ue0ff";
/** The code of a picture, given out as the letter that other fonts have there. */
const MISTAKEN = /[!-~\u00a1-\u00ff]/;

/**
 * What the pictures of icon fonts are read as, by the name pdf.js gives a font: nothing that is seen, and a bullet where
 * a font holds mostly bullets. Loading the fonts takes as long as reading the page, so it is done where some font writes signs alone.
 */
export async function readingsOfIcons(page: PdfPage, items: Item[]): Promise<Map<string, string>> {
  const byFont = Map.groupBy(
    items.filter(({ str }) => str.trim() !== ""),
    ({ fontName }) => fontName,
  );
  const suspects = [...byFont].filter(
    ([, written]) => written.every(({ str }) => !WORD.test(str)) && written.some(({ str }) => !BULLET.test(str.trim())),
  );
  if (suspects.length === 0) return new Map();
  await page.getOperatorList().catch(() => null);
  const readings = new Map<string, string>();
  for (const [font] of suspects) {
    const name = nameOf(page, font);
    if (ICONS.test(name)) readings.set(font, PICTURE);
    else if (DINGBATS.test(name)) readings.set(font, "•");
  }
  return readings;
}

/** The text of one item, whose font may be such a one. */
export function readIcon(text: string, reading: string | undefined): string {
  const isPicture = reading !== undefined && MISTAKEN.test(text) && !BULLET.test(text.trim());
  return isPicture ? reading : text;
}

function nameOf(page: PdfPage, font: string): string {
  if (!page.commonObjs.has(font)) return "";
  const { name } = page.commonObjs.get(font) as { name?: unknown };
  return typeof name === "string" ? name : "";
}
