const LINE_ENDS = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/;
/** XML forbids these characters, or they have no meaning. */
const MEANINGLESS = /(?!\t)[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;
/** Invisible characters; those of writing direction can make a text look different. */
const UNSEEN =
  /[\u00ad\u200b\u2060-\u2064\ufeff\u200e\u200f\u061c\u202a-\u202e\u2066-\u206f\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
const LIGATURES = /[\ufb00-\ufb06]/g;

export function printableLines(text: string): string[] {
  return text.split(LINE_ENDS).map(printableLine);
}

export function printableLine(text: string): string {
  return text
    .replace(MEANINGLESS, "")
    .replace(UNSEEN, "")
    .replace(LIGATURES, (ligature) => ligature.normalize("NFKC"))
    .normalize("NFC")
    .replace(/(?<![ \t])[ \t]*\t[ \t]*/g, "\t")
    .trim();
}
