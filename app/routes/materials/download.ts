import { isMaterialKind } from "../../../server/domain/material-kinds.ts";
import { requireMaterial, withKind } from "../../../server/materials/find-materials.ts";
import { MATERIAL_NOUNS, materialFile } from "../../lib/material-file.ts";
import { requireKind } from "./material-kind.ts";
import { contentDisposition } from "../../../server/http/content-disposition.ts";
import { consumeLimit } from "../../../server/http/rate-limits.ts";
import { withReason } from "../../lib/failed-file.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { linkedFile } from "../../middleware/linked-file.ts";

/** The same bytes as the file that the browser makes. */
const handle = apiRoute({
  async GET({ params, signedIn: { user } }) {
    await consumeLimit("downloads", String(user._id));
    const record = await requireMaterial(requireKind(params.kind), user._id, params.id);
    const { filename, content } = materialFile(withKind(record));
    return new Response(content, {
      headers: {
        "Content-Type": "text/plain; charset=utf-8",
        "Content-Disposition": contentDisposition(filename),
        "Cache-Control": "private, no-store",
      },
    });
  },
});

export const loader = linkedFile(handle, ({ params, status, message }) => ({
  title: "Error",
  description: withReason(
    `Failed to download ${isMaterialKind(params.kind) ? MATERIAL_NOUNS[params.kind] : "material"}`,
    status,
    message,
  ),
  tone: "destructive",
}));
export const action = handle;
