import { MAX_BODY_BYTES } from "../../../server/http/body-limit.ts";
import { readJson } from "../../../server/http/read-body.ts";
import { deleteSearch, renameSearch } from "../../../server/matches/saved-searches/save-search.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { parseBody } from "../../middleware/parse-input.ts";
import { SearchNameSchema } from "../../schemas/saved-search.ts";

const handle = apiRoute({
  async PATCH({ request, params, signedIn: { user } }) {
    const { name } = parseBody(await readJson(request, MAX_BODY_BYTES), SearchNameSchema);
    await renameSearch(user._id, params.id, name);
    return Response.json({ success: true });
  },
  async DELETE({ params, signedIn: { user } }) {
    await deleteSearch(user._id, params.id);
    return Response.json({ success: true });
  },
});

export const loader = handle;
export const action = handle;
