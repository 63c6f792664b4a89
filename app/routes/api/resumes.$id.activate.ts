import { activateResume } from "../../../server/resumes/activate-resume.ts";
import { findResumeView } from "../../../server/resumes/find-resumes.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

const handle = apiRoute({
  async POST({ params, signedIn: { user } }) {
    const resume = await activateResume(user, params.id);
    return Response.json(await findResumeView({ ...user, activeResumeId: resume._id }, params.id));
  },
});

export const loader = handle;
export const action = handle;
