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
process.on("uncaughtException", () => process.send?.({ refused: "damaged" } satisfies ReadReply));
// pdf.js rejects promises for broken fonts and images, although the text may be complete.
process.on("unhandledRejection", () => undefined);

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
    return { refused: error instanceof UnreadableDocumentError ? error.reason : "damaged" };
  }
}
