import { findApplications } from "../../../server/applications/find-applications.ts";
import { apiRoute } from "../../middleware/api-errors.ts";
import { pageOf } from "../../middleware/api-page.ts";

const handle = apiRoute({
  async GET({ url, signedIn: { user } }) {
    return pageOf(await findApplications(user._id), url);
  },
});

export const loader = handle;
export const action = handle;
