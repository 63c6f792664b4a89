import { contentDisposition } from "../../../server/http/content-disposition.ts";
import { Refusal } from "../../../server/http/errors.ts";
import { isDownloadFormat } from "../../../server/engines/printing/make-download.ts";
import { downloadResume } from "../../../server/resumes/download-resume.ts";
import { withReason } from "../../lib/failed-file.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { linkedFile } from "../../middleware/linked-file.ts";

const handle = apiRoute({
  async GET({ params, signedIn: { user } }) {
    const { id, format = "" } = params;
    if (!isDownloadFormat(format)) throw new Refusal("invalid", "A resume can be downloaded as txt, docx or pdf.");
    const file = await downloadResume(user._id, id, format);
    return new Response(new Uint8Array(file.bytes), {
      headers: {
        "Content-Type": file.mediaType,
        "Content-Length": String(file.bytes.byteLength),
        "Content-Disposition": contentDisposition(file.filename),
        "Cache-Control": "private, no-store",
      },
    });
  },
});

export const loader = linkedFile(handle, ({ params, status, message }) => ({
  title: "Error",
  description: withReason("Failed to download resume", status, message),
  tone: "destructive",
  ...(status === 422 && params.format === "pdf"
    ? { link: { label: "Download as DOCX", href: `/api/resumes/${params.id}/download/docx` } }
    : {}),
}));
export const action = handle;
