import { isMaterialKind } from "../../../server/domain/material-kinds.ts";
import type { MaterialKind } from "../../../server/domain/material-view.ts";
import type { UserRecord } from "../../../models/user.ts";
import { requireMaterial, toMaterialView } from "../../../server/materials/find-materials.ts";
import { MATERIAL_NOUNS, type Material, materialFile } from "../../lib/material-file.ts";
import { requireKind } from "./material-kind.ts";
import { contentDisposition } from "../../../server/http/content-disposition.ts";
import { consumeLimit } from "../../../server/http/rate-limits.ts";
import { withReason } from "../../lib/failed-file.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { linkedFile } from "../../middleware/linked-file.ts";

async function findMaterial(user: UserRecord, kind: MaterialKind, id: unknown): Promise<Material> {
  const view = toMaterialView(kind, await requireMaterial(kind, user._id, id));
  // The view is of this kind.
  return { kind, ...view } as Material;
}

/** The same bytes as the file that the browser makes. */
const handle = apiRoute({
  async GET({ params, signedIn: { user } }) {
    await consumeLimit("downloads", String(user._id));
    const { filename, content } = materialFile(await findMaterial(user, requireKind(params.kind), params.id));
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
