import { locationOf } from "../../../server/account/find-location.ts";
import { findActiveResume } from "../../../server/resumes/find-resumes.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

export const { loader, action } = apiRoute({
  async GET({ signedIn: { user } }) {
    return Response.json({ location: locationOf(user, await findActiveResume(user)) });
  },
});
