import type { MaterialKind } from "../../server/domain/material-view.ts";
import { MAX_BODY_BYTES } from "../../server/http/body-limit.ts";
import { readJson } from "../../server/http/read-body.ts";
import { deleteMaterial, duplicateMaterial, updateCoverLetter } from "../../server/materials/change-material.ts";
import { renameMaterial } from "../../server/materials/rename-material.ts";
import { findMaterials, toMaterialView } from "../../server/materials/find-materials.ts";
import { LetterChangeSchema, MaterialTitleSchema } from "../schemas/material-text.ts";
import { apiRoute } from "./api-errors.ts";
import { pageOf } from "./api-page.ts";
import { parseBody } from "./parse-input.ts";

export function listRoute(kind: MaterialKind) {
  return apiRoute({
    async GET({ url, signedIn: { user } }) {
      return pageOf<{ id: string }>(await findMaterials(kind, user._id), url);
    },
  });
}

export function changeRoute(kind: MaterialKind) {
  return apiRoute({
    async PUT({ request, params: { id }, signedIn: { user } }) {
      const sent = await readJson(request, MAX_BODY_BYTES);
      const record =
        kind === "cover-letter"
          ? await updateCoverLetter(user._id, id, parseBody(sent, LetterChangeSchema))
          : await renameMaterial(kind, { ownerId: user._id, id, ...parseBody(sent, MaterialTitleSchema) });
      return Response.json(toMaterialView(kind, record));
    },
    async DELETE({ params: { id }, signedIn: { user } }) {
      await deleteMaterial(kind, user._id, id);
      return Response.json({ success: true });
    },
  });
}

export function duplicateRoute(kind: MaterialKind) {
  return apiRoute({
    async POST({ params: { id }, signedIn: { user } }) {
      const copy = await duplicateMaterial(kind, user._id, id);
      return Response.json(toMaterialView(kind, copy), { status: 201 });
    },
  });
}
