import { findGenerations, toProgress } from "../../../server/materials/start-generation.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

const handle = apiRoute({
  async GET({ signedIn: { user } }) {
    return Response.json(toProgress(await findGenerations(user._id)));
  },
});

export const loader = handle;
export const action = handle;
