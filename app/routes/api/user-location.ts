import { locationOf } from "../../../server/account/find-location.ts";
import { findActiveSummary } from "../../../server/resumes/find-resumes.ts";
import { apiRoute } from "../../middleware/api-errors.ts";

const handle = apiRoute({
  async GET({ signedIn: { user } }) {
    return Response.json({ location: locationOf(user, await findActiveSummary(user)) });
  },
});

export const loader = handle;
export const action = handle;
