import { MAX_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { readJson } from "../../../server/http/read-body.ts";
import { deleteInterview, updateInterview } from "../../../server/materials/change-material.ts";
import { toInterviewView } from "../../../server/materials/find-materials.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { parseBody } from "../../middleware/parse-input.ts";
import { MaterialTitleSchema } from "../../schemas/material-text.ts";

const handle = apiRoute({
  async PUT({ request, params, signedIn: { user } }) {
    const change = parseBody(await readJson(request, MAX_BODY_BYTES), MaterialTitleSchema);
    const record = await updateInterview(user._id, params.id, change);
    return Response.json(toInterviewView(record));
  },
  async DELETE({ params, signedIn: { user } }) {
    await deleteInterview(user._id, params.id);
    return Response.json({ success: true });
  },
});

export const loader = handle;
export const action = handle;
