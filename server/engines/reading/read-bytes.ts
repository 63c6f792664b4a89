import { readDoc } from "./doc-text.ts";
import { type DocumentKind, type DocumentText, UnreadableDocumentError } from "./document-text.ts";
import { canHold, sniffContainer } from "./document-type.ts";
import { readDocx } from "./docx-text.ts";
import { openOleFile } from "./ole-file.ts";
import { readPdf } from "./pdf-text.ts";
import { readDocxPlainly, readPdfPlainly } from "./plain-text.ts";

/** Runs in the reader process, never in the web process. Throws only UnreadableDocumentError. */
export async function readBytes(bytes: Uint8Array, declared: DocumentKind | null): Promise<DocumentText> {
  try {
    return await readByContent(bytes, declared);
  } catch (error) {
    if (error instanceof UnreadableDocumentError) throw error;
    throw new UnreadableDocumentError(isOutOfMeans(error) ? "too-complex" : "damaged");
  }
}

async function readByContent(bytes: Uint8Array, declared: DocumentKind | null): Promise<DocumentText> {
  if (bytes.length === 0) throw new UnreadableDocumentError("empty");
  const container = sniffContainer(bytes);
  if (container === null || !canHold(container, declared)) throw new UnreadableDocumentError("wrong-type");
  if (container === "pdf") return await readPdf(bytes.slice()).catch(secondOpinion(() => readPdfPlainly(bytes)));
  if (container === "zip") return await readDocx(bytes).catch(secondOpinion(() => readDocxPlainly(bytes)));

  const ole = openOleFile(bytes);
  if (ole.has("EncryptedPackage")) throw new UnreadableDocumentError("encrypted");
  if (!ole.has("WordDocument") || declared === "docx") throw new UnreadableDocumentError("wrong-type");
  return await readDoc(bytes, ole);
}

/** Refusals stand; if our own layout code fails, the library's plain text is better than none. */
function secondOpinion(read: () => Promise<DocumentText>): (error: unknown) => Promise<DocumentText> {
  return (error) => {
    if (error instanceof UnreadableDocumentError || isOutOfMeans(error)) throw error;
    return read();
  };
}

/** Recognises the engine's own limits (stack, string and array length); other range errors mean damage. */
function isOutOfMeans(error: unknown): boolean {
  return error instanceof RangeError && !("code" in error);
}
