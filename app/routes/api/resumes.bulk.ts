import { deleteAllResumes } from "../../../server/resumes/delete-resume.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

export const { loader, action } = apiRoute({
  async DELETE({ signedIn: { user } }) {
    return Response.json({ success: true, deleted: await deleteAllResumes(user._id) });
  },
});
