import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { openOriginal } from "../../../server/files/original-files.ts";
import { contentDisposition } from "../../../server/http/content-disposition.ts";
import { requireResume } from "../../../server/resumes/require-resume.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { linkedFile } from "../../middleware/linked-file.ts";

const handle = apiRoute({
  async GET({ params, signedIn: { user } }) {
    const resume = await requireResume(user._id, params.id);
    const file = openOriginal(resume.fileId);
    return new Response(createReadableStreamFromReadable(Readable.from(file)), {
      headers: {
        "Content-Type": resume.mediaType || "application/octet-stream",
        "Content-Length": String(resume.sizeBytes),
        "Content-Disposition": contentDisposition(resume.filename),
        "Cache-Control": "private, no-store",
        // Beside the policy of every answer: whatever is in the file runs nothing.
        "Content-Security-Policy": "sandbox",
      },
    });
  },
});

export const loader = linkedFile(handle, () => ({
  title: "Error",
  description: "Failed to download resume",
  tone: "destructive",
}));
export const action = handle;
