import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { openOriginal } from "../../../server/files/original-files.ts";
import { contentDisposition } from "../../../server/http/content-disposition.ts";
import { consumeLimit } from "../../../server/http/rate-limits.ts";
import { requireResumeText } from "../../../server/resumes/require-resume.ts";
import { withReason } from "../../lib/failed-file.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { linkedFile } from "../../middleware/linked-file.ts";

const handle = apiRoute({
  async GET({ params, signedIn: { user } }) {
    await consumeLimit("downloads", String(user._id));
    const resume = await requireResumeText(user._id, params.id);
    const file = openOriginal(resume.fileId);
    return new Response(createReadableStreamFromReadable(Readable.from(file)), {
      headers: {
        "Content-Type": resume.mediaType || "application/octet-stream",
        "Content-Length": String(resume.sizeBytes),
        "Content-Disposition": contentDisposition(resume.filename),
        "Cache-Control": "private, no-store",
        // In addition to the general policy: nothing in the file may run.
        "Content-Security-Policy": "sandbox",
      },
    });
  },
});

export const loader = linkedFile(handle, ({ status, message }) => ({
  title: "Error",
  description: withReason("Failed to download resume", status, message),
  tone: "destructive",
}));
export const action = handle;
