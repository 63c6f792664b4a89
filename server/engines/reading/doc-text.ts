import WordExtractor from "word-extractor";
import { cleanLines, limitLines, TEXT_LIMIT_CHARACTERS } from "./clean-lines.ts";
import { joinHyphenated } from "./hyphenation.ts";
import { type DocumentText, UnreadableDocumentError } from "./document-text.ts";
import type { OleFile } from "./ole-file.ts";
import { refuseWithoutWords } from "./readable-words.ts";

const WORD_97_MAGIC = 0xa5ec;
const FLAGS_OFFSET = 0x0a;
const ENCRYPTED_FLAG = 0x0100;
const UNBROKEN_HYPHEN = "\u001e";

type Accessor = (options: {
  filterUnicode: boolean;
  includeFooters?: boolean;
  includeHeadersAndFooters?: boolean;
  includeBody?: boolean;
}) => string;
type WordDocument = Record<
  "getHeaders" | "getBody" | "getTextboxes" | "getFootnotes" | "getEndnotes" | "getFooters",
  Accessor
>;

/** Throws UnreadableDocumentError: "wrong-type" before Word 97, "encrypted" for a password. */
export async function readDoc(bytes: Uint8Array, ole: OleFile): Promise<DocumentText> {
  const main = ole.stream("WordDocument");
  if (main.length < 0x200) throw new UnreadableDocumentError("damaged");
  if (main.readUInt16LE(0) !== WORD_97_MAGIC) throw new UnreadableDocumentError("wrong-type");
  if ((main.readUInt16LE(FLAGS_OFFSET) & ENCRYPTED_FLAG) !== 0) throw new UnreadableDocumentError("encrypted");

  // The published types leave out the options of most accessors.
  const document = (await new WordExtractor().extract(Buffer.from(bytes))) as unknown as WordDocument;
  const asWritten = { filterUnicode: false };
  const written = [
    once(document.getHeaders({ ...asWritten, includeFooters: false })),
    document.getBody(asWritten),
    document.getTextboxes({ ...asWritten, includeHeadersAndFooters: true, includeBody: true }),
    document.getFootnotes(asWritten),
    document.getEndnotes(asWritten),
    once(document.getFooters(asWritten)),
  ];
  const parts = written.map((part) => part.slice(0, 2 * TEXT_LIMIT_CHARACTERS).replaceAll(UNBROKEN_HYPHEN, "-"));
  const lines = parts.filter((part) => part.trim() !== "").flatMap((part) => [...part.split(/\r\n?|\n/), ""]);
  const { kept, warnings } = limitLines(joinHyphenated(cleanLines(lines)));
  refuseWithoutWords(kept);
  return { kind: "doc", lines: kept, pages: null, warnings };
}

function once(text: string): string {
  return [...new Set(text.split(/\r\n?|\n/))].join("\n");
}
