import {
  type DocumentKind,
  type DocumentText,
  UnreadableDocumentError,
  type UnreadableReason,
} from "./document-text.ts";
import { readBytes } from "./read-bytes.ts";
import { warmPdf } from "./pdf-text.ts";

export type ReadRequest = { bytes: Uint8Array; declared: DocumentKind | null };
export type ReadReply = { text: DocumentText } | { refused: UnreadableReason };

process.on("disconnect", () => process.exit());

process.once("message", (message) => {
  // The only sender is the reader pool.
  const request = message as ReadRequest;
  read(request).then((reply) => process.send?.(reply));
});

await warmPdf();
process.send?.("ready");

async function read(request: ReadRequest): Promise<ReadReply> {
  try {
    return { text: await readBytes(request.bytes, request.declared) };
  } catch (error) {
    if (error instanceof UnreadableDocumentError) return { refused: error.reason };
    return { refused: error instanceof RangeError ? "too-complex" : "damaged" };
  }
}
