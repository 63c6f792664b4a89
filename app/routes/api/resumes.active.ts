import { findActiveResume, toResumeView } from "../../../server/resumes/find-resumes.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

export const { loader, action } = apiRoute({
  async GET({ signedIn: { user } }) {
    const active = await findActiveResume(user);
    return Response.json(active && toResumeView(active, active._id));
  },
});
