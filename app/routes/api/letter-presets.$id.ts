import { deleteLetterPreset } from "../../../server/materials/letter-presets.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

const handle = apiRoute({
  async DELETE({ params, signedIn: { user } }) {
    await deleteLetterPreset(user._id, params.id);
    return Response.json({ success: true });
  },
});

export const loader = handle;
export const action = handle;
