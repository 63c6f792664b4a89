import { marked } from "marked";
import { htmlToText } from "../postings/html-text.ts";
import { cleanLines, limitLines, TEXT_LIMIT_CHARACTERS } from "../reading/clean-lines.ts";
import { openZip } from "../reading/open-zip.ts";
import { portableLines } from "./portable-lines.ts";
import { type PortableKind, UnportableError } from "./portable-resume.ts";
import { readEuropass } from "./read-europass.ts";
import { readJsonResume } from "./read-json-resume.ts";
import { readLinkedin } from "./read-linkedin.ts";

export type PortableText = { kind: PortableKind; lines: string[]; warnings: string[] };

const MARKDOWN_HEADING = /^#{1,6} \S/m;
const MARKDOWN_NAME = /\.(?:md|markdown)$/i;
const FEWEST_WORDS = 10;

/** UTF-8 or UTF-16 by its mark, else what Windows writes. Null for what is no text. */
function decode(bytes: Uint8Array): string | null {
  const mark =
    bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : null;
  let text: string;
  try {
    text = new TextDecoder(mark ?? "utf-8", { fatal: true }).decode(bytes);
  } catch {
    text = new TextDecoder("windows-1252").decode(bytes);
  }
  return text.includes("\0") ? null : text;
}

function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

async function readLinkedinArchive(bytes: Uint8Array): Promise<string[]> {
  const files = await openZip(bytes, (path) => /\.csv$/i.test(path)).catch(() => {
    throw new UnportableError("damaged");
  });
  return portableLines(readLinkedin(new Map([...files].map(([path, part]) => [path, decode(part) ?? ""]))));
}

function readText(text: string, filename: string): { kind: PortableKind; lines: string[] } {
  const start = text.trimStart();
  if (start.startsWith("{")) return { kind: "json-resume", lines: portableLines(readJsonResume(text)) };
  if (start.startsWith("<?xml") || /^<[A-Za-z]/.test(start))
    return { kind: "europass", lines: portableLines(readEuropass(text)) };
  if (MARKDOWN_NAME.test(filename) || MARKDOWN_HEADING.test(text)) {
    const html = marked.parse(text.slice(0, 2 * TEXT_LIMIT_CHARACTERS), { async: false, gfm: true });
    return {
      kind: "markdown",
      lines: html.split(/(?=<h[1-6]>)/).flatMap((part) => ["", ...htmlToText(part).split("\n")]),
    };
  }
  return { kind: "text", lines: text.split(/\r\n?|\n/) };
}

/** The lines of a resume that another tool wrote; what it is, its content says. Throws UnportableError. */
export async function readPortable(bytes: Uint8Array, filename: string): Promise<PortableText> {
  if (isZip(bytes)) return tidied("linkedin", await readLinkedinArchive(bytes));
  const text = decode(bytes);
  if (text === null || text.startsWith("%PDF")) throw new UnportableError("unknown");
  const { kind, lines } = readText(text, filename);
  return tidied(kind, lines);
}

function tidied(kind: PortableKind, lines: string[]): PortableText {
  const { kept, warnings } = limitLines(cleanLines(lines));
  const words = kept.join(" ").match(/\p{L}{2,}/gu) ?? [];
  if (words.length < FEWEST_WORDS) throw new UnportableError("empty");
  return { kind, lines: kept, warnings };
}
