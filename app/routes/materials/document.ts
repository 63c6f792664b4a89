import { isMaterialDocumentFormat } from "../../../server/domain/material-download.ts";
import { contentDisposition } from "../../../server/http/content-disposition.ts";
import { Refusal } from "../../../server/http/errors.ts";
import { makeMaterialDocument } from "../../../server/materials/download/make-document.ts";
import { withReason } from "../../lib/failed-file.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { linkedFile } from "../../middleware/linked-file.ts";
import { MATERIAL_NOUNS } from "../../lib/material-file.ts";
import { requireKind } from "./material-kind.ts";

const handle = apiRoute({
  async GET({ params, signedIn: { user } }) {
    const { format = "" } = params;
    if (!isMaterialDocumentFormat(format)) throw new Refusal("invalid", "A material can be downloaded as docx or pdf.");
    const kind = requireKind(params.kind);
    const file = await makeMaterialDocument(user._id, { kind, id: params.id, format, now: new Date() });
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

export const loader = linkedFile(handle, ({ params, status, message }) => {
  const failed = `Failed to download ${MATERIAL_NOUNS[params.kind === "interview" ? "interview" : "cover-letter"]}`;
  return {
    title: "Error",
    description: withReason(failed, status, message),
    tone: "destructive",
    ...(status === 422 && params.format === "pdf"
      ? { link: { label: "Download as DOCX", href: `/ai-materials/${params.kind}/${params.id}/download/docx` } }
      : {}),
  };
});
export const action = handle;
