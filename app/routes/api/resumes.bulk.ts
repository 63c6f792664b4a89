import { deleteAllResumes } from "../../../server/resumes/delete-resume.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

const handle = apiRoute({
  async DELETE({ signedIn: { user } }) {
    return Response.json({ success: true, deleted: await deleteAllResumes(user._id) });
  },
});

export const loader = handle;
export const action = handle;
