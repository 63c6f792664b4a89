/** Reads one file after the other for warm-reader.ts, with the same ears for failures as a reader of the product. */
import { type DocumentKind, UnreadableDocumentError } from "../../server/engines/reading/document-text.ts";
import { readBytes } from "../../server/engines/reading/read-bytes.ts";

function reply(outcome: string): void {
  process.send?.(outcome);
}

process.on("disconnect", () => process.exit());
process.on("uncaughtException", () => reply("damaged"));
process.on("unhandledRejection", () => undefined);

process.on("message", (message) => {
  // The only sender is warm-reader.ts.
  const { bytes, kind } = message as { bytes: Uint8Array; kind: DocumentKind };
  readBytes(bytes, kind).then(
    () => reply("read"),
    (error: unknown) => reply(error instanceof UnreadableDocumentError ? error.reason : "damaged"),
  );
});
