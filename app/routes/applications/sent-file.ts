import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { printSentLetter, printSentResume, requireSent } from "../../../server/applications/print-sent.ts";
import { isDownloadFormat } from "../../../server/engines/printing/make-download.ts";
import { openOriginal } from "../../../server/files/original-files.ts";
import { contentDisposition } from "../../../server/http/content-disposition.ts";
import { Refusal } from "../../../server/http/errors.ts";
import { consumeLimit } from "../../../server/http/rate-limits.ts";
import { withReason } from "../../lib/failed-file.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { linkedFile } from "../../middleware/linked-file.ts";

type Kept = Awaited<ReturnType<typeof requireSent>>;

function original({ sent: { resume } }: Kept): Response {
  if (!resume?.fileId) throw new Refusal("not-found", "No file was kept of what was sent.");
  const file = Readable.from(openOriginal(resume.fileId));
  return new Response(createReadableStreamFromReadable(file), {
    headers: {
      ...headersOf(resume.mediaType || "application/octet-stream", resume.sizeBytes, resume.filename),
      // In addition to the general policy: nothing in the file may run.
      "Content-Security-Policy": "sandbox",
    },
  });
}

function headersOf(mediaType: string, sizeBytes: number, filename: string) {
  return {
    "Content-Type": mediaType,
    "Content-Length": String(sizeBytes),
    "Content-Disposition": contentDisposition(filename),
    "Cache-Control": "private, no-store",
  };
}

/** Of an application: `original`, or `resume` or `letter` with a format behind a dot. */
const handle = apiRoute({
  async GET({ params, signedIn: { user } }) {
    await consumeLimit("downloads", String(user._id));
    const kept = await requireSent(user._id, params.id);
    const [part, format = ""] = String(params.file).split(".");
    if (params.file === "original") return original(kept);
    const print = part === "resume" ? printSentResume : part === "letter" ? printSentLetter : null;
    if (!print || !isDownloadFormat(format)) throw new Refusal("not-found", "There is no such file.");
    const { bytes, mediaType, filename } = await print(user._id, kept, format);
    return new Response(new Uint8Array(bytes), { headers: headersOf(mediaType, bytes.byteLength, filename) });
  },
});

export const loader = linkedFile(handle, ({ status, message }) => ({
  title: "Error",
  description: withReason("Failed to download what was sent", status, message),
  tone: "destructive",
}));
export const action = handle;
