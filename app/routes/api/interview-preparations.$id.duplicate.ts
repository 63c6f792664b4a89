import { duplicateInterview } from "../../../server/materials/change-material.ts";
import { toInterviewView } from "../../../server/materials/find-materials.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

const handle = apiRoute({
  async POST({ params, signedIn: { user } }) {
    return Response.json(toInterviewView(await duplicateInterview(user._id, params.id)), { status: 201 });
  },
});

export const loader = handle;
export const action = handle;
