import { UnreadableDocumentError } from "./document-text.ts";
import { openZip } from "./open-zip.ts";

export type DocxPackage = Map<string, string>;

const XML_PART = /\.(?:xml|rels)$/i;

/** Unzips the XML of a DOCX under limits. Throws UnreadableDocumentError, also for any DOCTYPE. */
export async function openDocxPackage(bytes: Uint8Array): Promise<DocxPackage> {
  const parts = await openZip(bytes, (path) => XML_PART.test(path));
  const texts = new Map([...parts].map(([path, part]) => [path, decodeXml(part)]));
  if (texts.values().some((text) => /<!DOCTYPE/i.test(text))) throw new UnreadableDocumentError("damaged");
  return texts;
}

function decodeXml(bytes: Buffer): string {
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0x3c && bytes[1] === 0);
  const isUtf16Swapped = (bytes[0] === 0xfe && bytes[1] === 0xff) || (bytes[0] === 0 && bytes[1] === 0x3c);
  const encoding = isUtf16 ? "utf-16le" : isUtf16Swapped ? "utf-16be" : "utf-8";
  return new TextDecoder(encoding).decode(bytes);
}
