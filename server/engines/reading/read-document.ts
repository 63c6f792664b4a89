import { type DocumentText, UnreadableDocumentError } from "./document-text.ts";
import { canHold, declaredKind, sniffContainer } from "./document-type.ts";
import { readInChild } from "./reader-pool.ts";

export type ReadOptions = {
  fileName?: string;
  mediaType?: string;
  /** Whose file it is: owners take turns. Without one, it has no other files before it. */
  owner?: string;
};

/** Reads a resume in a child process; the type is decided by content. Throws UnreadableDocumentError. */
export async function readDocument(bytes: Uint8Array, options: ReadOptions = {}): Promise<DocumentText> {
  if (bytes.length === 0) throw new UnreadableDocumentError("empty");
  const declared = declaredKind(options.fileName, options.mediaType);
  const container = sniffContainer(bytes);
  if (declared === "contradiction" || container === null || !canHold(container, declared)) {
    throw new UnreadableDocumentError("wrong-type");
  }
  return await readInChild(bytes, declared, options.owner);
}
