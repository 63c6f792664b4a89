import { duplicateCoverLetter } from "../../../server/materials/change-material.ts";
import { toCoverLetterView } from "../../../server/materials/find-materials.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

const handle = apiRoute({
  async POST({ params, signedIn: { user } }) {
    return Response.json(toCoverLetterView(await duplicateCoverLetter(user._id, params.id)), { status: 201 });
  },
});

export const loader = handle;
export const action = handle;
