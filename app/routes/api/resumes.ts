import { findResumes } from "../../../server/resumes/find-resumes.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

export const { loader, action } = apiRoute({
  async GET({ signedIn: { user } }) {
    return Response.json(await findResumes(user));
  },
});
