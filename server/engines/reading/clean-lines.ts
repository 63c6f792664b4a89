export const TEXT_LIMIT_CHARACTERS = 200_000;
/** Ten times a resume of a hundred pages; later steps take time for each line. */
export const TEXT_LIMIT_LINES = 10_000;

const UNSEEN =
  /[\u200b\u2060-\u2064\ufeff\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;
const LINE_ENDS = /[\n\r\v\f\u0085\u2028\u2029]+/;
const CONTROLS = /(?!\t)[\p{Cc}\p{Cs}\ufffe\uffff]/gu;
const SPACES = /[ \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;
/** Whoever has no tabs moves a date to the right by blanks. */
const CELL_BLANKS = /(?<=\S)[ \u00a0]{4,120}(?=\S)/g;
/** Dots that lead the eye from a place to its year. */
const LEADERS = /(?<=\S)\s?(?:[.…_]\s?){5,400}(?=\S|$)/g;
const LIGATURES = new Map([
  ["\ufb00", "ff"],
  ["\ufb01", "fi"],
  ["\ufb02", "fl"],
  ["\ufb03", "ffi"],
  ["\ufb04", "ffl"],
  ["\ufb05", "st"],
  ["\ufb06", "st"],
]);
/** Symbol and Wingdings map their bullets into the private use area. */
const PRIVATE_BULLET =
  /^[\s\uf020]*[\uf0b7\uf0a7\uf0a8\uf0d8\uf076\uf0fc\uf06e\uf06c\uf0e0\uf075\uf071\uf0a4\uf0b2\uf0be\uf02d]/;
const PRIVATE_USE = /[\ue000-\uf8ff\u{f0000}-\u{10ffff}]/gu;
const BULLET =
  /^\s*(?:(?:[•●▪◦‣⁃∙⋅■□▸►▶▹▷➢➤➔➣✓✔✗❖◆◇◊○◉◎·▫♦★☆⚫⬤⁌⁍➜→»❯¤]|§(?!\s?\d))+|[-–—−*](?=\s)|o(?=\s+\p{Lu}))\s*/u;

/** One kind of space and bullet, no invisible, control or private characters, Unicode NFC. */
export function cleanLines(lines: string[]): string[] {
  const cleaned = lines.flatMap((line) => line.split(LINE_ENDS)).map(cleanLine);
  return cleaned.filter((line, index) => line !== "" || (index > 0 && cleaned[index - 1] !== ""));
}

export function plainLine(line: string): string {
  return line
    .replace(CONTROLS, "")
    .replace(UNSEEN, "")
    .replace(/\u00ad/g, "")
    .replace(/[\ufb00-\ufb06]/g, (ligature) => LIGATURES.get(ligature) ?? ligature)
    .replace(PRIVATE_BULLET, "• ")
    .replace(PRIVATE_USE, "")
    .normalize("NFC")
    .replace(CELL_BLANKS, "\t")
    .replace(LEADERS, "\t")
    .replace(SPACES, " ")
    .replace(/ ?\t[\t ]*/g, "\t")
    .trim();
}

function cleanLine(line: string): string {
  const plain = plainLine(line);
  const unbulleted = plain.replace(BULLET, "");
  return unbulleted === plain || unbulleted === "" ? plain : `• ${unbulleted}`;
}

/** Cuts at 200,000 characters or 10,000 lines and adds a warning. */
export function limitLines(lines: string[]): { kept: string[]; warnings: string[] } {
  const all = trimEmptyEnds(lines);
  const few = all.slice(0, TEXT_LIMIT_LINES);
  let characters = 0;
  for (const [index, line] of few.entries()) {
    characters += line.length + 1;
    if (characters > TEXT_LIMIT_CHARACTERS) {
      const room = line.length - (characters - TEXT_LIMIT_CHARACTERS);
      const rest = room > 0 ? [line.slice(0, room).replace(/\p{Cs}$/u, "")] : [];
      return { kept: [...few.slice(0, index), ...rest], warnings: ["Only the first 200,000 characters were read."] };
    }
  }
  return { kept: few, warnings: few.length < all.length ? ["Only the first 10,000 lines were read."] : [] };
}

function trimEmptyEnds(lines: string[]): string[] {
  const first = lines.findIndex((line) => line !== "");
  const last = lines.findLastIndex((line) => line !== "");
  return first === -1 ? [] : lines.slice(first, last + 1);
}
