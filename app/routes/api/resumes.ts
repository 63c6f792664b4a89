import { findResumes } from "../../../server/resumes/find-resumes.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

const handle = apiRoute({
  async GET({ signedIn: { user } }) {
    return Response.json(await findResumes(user));
  },
});

export const loader = handle;
export const action = handle;
