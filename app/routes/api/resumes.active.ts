import { findActiveResume, toResumeView } from "../../../server/resumes/find-resumes.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

const handle = apiRoute({
  async GET({ signedIn: { user } }) {
    const active = await findActiveResume(user);
    return Response.json(active && toResumeView(active, active._id));
  },
});

export const loader = handle;
export const action = handle;
