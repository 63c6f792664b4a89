import { MAX_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { readJson } from "../../../server/http/read-body.ts";
import { deleteCoverLetter, updateCoverLetter } from "../../../server/materials/change-material.ts";
import { toCoverLetterView } from "../../../server/materials/find-materials.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { parseBody } from "../../middleware/parse-input.ts";
import { LetterChangeSchema } from "../../schemas/material-text.ts";

const handle = apiRoute({
  async PUT({ request, params, signedIn: { user } }) {
    const change = parseBody(await readJson(request, MAX_BODY_BYTES), LetterChangeSchema);
    const record = await updateCoverLetter(user._id, params.id, change);
    return Response.json(toCoverLetterView(record));
  },
  async DELETE({ params, signedIn: { user } }) {
    await deleteCoverLetter(user._id, params.id);
    return Response.json({ success: true });
  },
});

export const loader = handle;
export const action = handle;
