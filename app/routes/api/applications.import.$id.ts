import { takeBackImport } from "../../../server/applications/import/take-back-import.ts";
import { Refusal } from "../../../server/http/errors.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

const handle = apiRoute({
  async DELETE({ params, signedIn: { user } }) {
    const { removed, changed } = await takeBackImport(user._id, params.id);
    if (removed + changed === 0) throw new Refusal("not-found", "Import not found");
    return Response.json({ removed, changed });
  },
});

export const loader = handle;
export const action = handle;
