import type { Profile } from "../../../server/engines/analysis/profile.ts";
import { contentDisposition } from "../../../server/http/content-disposition.ts";
import { Refusal } from "../../../server/http/errors.ts";
import {
  isDownloadFormat,
  makeDownload,
  UnprintableTextError,
} from "../../../server/engines/printing/make-download.ts";
import { requireResume } from "../../../server/resumes/require-resume.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { linkedFile } from "../../middleware/linked-file.ts";

const handle = apiRoute({
  async GET({ params, signedIn: { user } }) {
    const { id, format = "" } = params;
    if (!isDownloadFormat(format)) throw new Refusal("invalid", "A resume can be downloaded as txt, docx or pdf.");
    const resume = await requireResume(user._id, id);
    // Written by analyseResume, see read-upload.ts.
    const profile = resume.profile as Profile;
    const file = await makeDownload({ ...resume, profile }, format).catch((error: unknown) => {
      if (error instanceof UnprintableTextError) throw new Refusal("unreadable", error.message);
      throw error;
    });
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

/** A PDF that cannot be made offers the Word file instead. */
export const loader = linkedFile(handle, ({ params, status, message }) => ({
  title: "Error",
  description: status === 422 ? `Failed to download resume. ${message}` : "Failed to download resume",
  tone: "destructive",
  ...(status === 422 ? { link: { label: "Download as DOCX", href: `/api/resumes/${params.id}/download/docx` } } : {}),
}));
export const action = handle;
